import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../shared/kernel/clock.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { Cursor, Page } from '../../shared/kernel/page.js';
import { parseKeyword } from '../domain/keyword.js';
import { ArticleReaders } from './ports/article-readers.js';
import {
  ItemReader,
  type ItemFilter,
  type ItemSearch,
  type ItemSummary,
  type PageRequest,
} from './ports/item-reader.js';
import { SourceFolders } from './ports/source-folders.js';
import { VisibleFeeds, type Visible } from './ports/visible-feeds.js';
import { presentItems } from './present-items.js';
import { presentNames } from './present-names.js';
import { withGivenTitles, withSources, type Sourced } from './sourced-item.js';

export interface ListItemsFilter {
  /** A subscription of the caller. */
  readonly sourceId: string | null;
  /** A folder of the caller; absent: all. */
  readonly folderId?: string | null;
  readonly ids: readonly string[] | null;
  readonly after: EpochMs | null;
  readonly before: EpochMs | null;
  readonly keyword: string | null;
  readonly searchContent: boolean;
}

/** What a caller sees, and the part of it that a list is about. */
export interface ItemScope {
  readonly caller: CallerId;
  readonly visible: Visible;
  readonly feedIds: readonly number[];
}

const NOTHING: Page<never> = { rows: [], next: null };

/** How many newer items are looked through for one that has the words of a search. */
const MOST_LOOKED_AT = 30;

/** The items that a caller sees, narrowed by what they ask for, newest first. */
@Injectable()
export class ItemList {
  constructor(
    private readonly visible: VisibleFeeds,
    private readonly folders: SourceFolders,
    private readonly items: ItemReader,
    private readonly articles: ArticleReaders,
  ) {}

  /** null: a source or a folder is named that the caller does not have. */
  async scopeOf(
    caller: CallerId,
    { sourceId, folderId = null }: Pick<ListItemsFilter, 'sourceId' | 'folderId'>,
  ): Promise<ItemScope | null> {
    const visible = await this.visible.of(caller);
    const ofSource = sourceId === null ? null : await presentNames(this.visible, { caller, visible }, [sourceId]);
    const folder = folderId === null ? null : (await this.folders.of(caller)).get(folderId);
    if (folder === undefined) return null;
    const named = [ofSource, folder?.subscriptionIds ?? null].filter((ids) => ids !== null).map((ids) => new Set(ids));
    // Most lists are of everything, and some follow thousands.
    if (named.length === 0) return { caller, visible, feedIds: [...visible.keys()] };
    const mine = new Set<string>(visible.values());
    if (ofSource?.some((id) => !mine.has(id)) === true) return null;
    const feedIds = [...visible].flatMap(([feedId, id]) => (named.every((ids) => ids.has(id)) ? feedId : []));
    return { caller, visible, feedIds };
  }

  async page(scope: ItemScope, filter: ListItemsFilter, page: PageRequest): Promise<Page<Sourced<ItemSummary>>> {
    if (scope.feedIds.length === 0) return NOTHING;
    const narrowed = await this.narrowed(scope, filter);
    const search = await this.searchOf(scope.caller, filter);
    if (search === 'nothing') return NOTHING;
    const found = await (search === null ? this.items.page(narrowed, page) : this.items.search(narrowed, search, page));
    const rows = await withGivenTitles(this.visible, scope.caller, withSources(found.rows, scope.visible));
    return { rows, next: found.next };
  }

  /** The next newer one above a place in the list; null: there is none, or none near by has the words. */
  async newer(scope: ItemScope, filter: ListItemsFilter, place: Cursor): Promise<ItemSummary | null> {
    if (scope.feedIds.length === 0) return null;
    const search = await this.searchOf(scope.caller, filter);
    if (search === 'nothing') return null;
    const narrowed = await this.narrowed(scope, filter);
    const newer = await this.items.newer(narrowed, place, search === null ? 1 : MOST_LOOKED_AT);
    if (search === null || newer.length === 0) return newer[0] ?? null;
    const [found] = await this.items.matching(newer, [search]);
    return newer.find(({ id }) => found?.has(id) === true) ?? null;
  }

  private async narrowed({ feedIds }: ItemScope, { ids, after, before }: ListItemsFilter): Promise<ItemFilter> {
    return { feedIds, ids: ids && (await presentItems(this.items, ids)), after, before };
  }

  /** Who reads articles finds what they say. null: nothing is searched for. */
  private async searchOf(
    caller: CallerId,
    { keyword: words, searchContent: inContent }: ListItemsFilter,
  ): Promise<ItemSearch | 'nothing' | null> {
    if (words === null) return null;
    const keyword = parseKeyword(words);
    if (keyword === null) return 'nothing';
    const articleFeedIds = inContent ? await this.articles.feedsOf(caller) : new Set<number>();
    return { keyword, inContent, articleFeedIds };
  }
}
