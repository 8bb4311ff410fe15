import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { ItemHeading, MaterialAnswer, MaterialQuery, PassedOver } from '../api.js';
import { ArticleTexts } from './article-texts.js';
import { ItemReader, type ItemFilter, type ItemSummary } from './ports/item-reader.js';
import { VisibleFeeds, type Visible } from './ports/visible-feeds.js';
import { presentItems } from './present-items.js';
import { presentNames } from './present-names.js';
import { omissionsOf, sideOf, type Omission } from './omissions.js';
import { withSources, type Sourced } from './sourced-item.js';

/** Reads items for a briefing: those that the caller sees, with their text and source, and what was passed over. */
@Injectable()
export class MaterialReader {
  constructor(
    private readonly feeds: VisibleFeeds,
    private readonly items: ItemReader,
    private readonly articles: ArticleTexts,
  ) {}

  async read(caller: CallerId, asked: MaterialQuery): Promise<MaterialAnswer> {
    const visible = await this.feeds.of(caller);
    const query = await this.inPresentNames(asked, { caller, visible });
    return this.items.asOfOneMoment(async () => {
      const found = await this.items.texts(filterOf(visible, query), query.limit);
      const articles = await this.articles.of(caller, found);
      const items = withSources(found, visible).map((item) => {
        const { id, author, text, categories, place, createdAt: fetchedAt } = item;
        return { ...headingOf(item), author, text: articles.get(id) ?? text, categories, fetchedAt, place };
      });
      const last = found.length < query.limit ? null : (items.at(-1) ?? null);
      const passedOver: PassedOver[] = [];
      for (const omission of omissionsOf(visible, query, last)) {
        passedOver.push(await this.passedOver(omission, visible, query.named));
      }
      return { items, passedOver: passedOver.filter(({ count }) => count > 0) };
    });
  }

  private async inPresentNames(
    { only, except, itemIds, ...rest }: MaterialQuery,
    whose: { readonly caller: CallerId; readonly visible: Visible },
  ): Promise<MaterialQuery> {
    return {
      ...rest,
      ...(only !== undefined && { only: await presentNames(this.feeds, whose, only) }),
      ...(except !== undefined && { except: await presentNames(this.feeds, whose, except) }),
      ...(itemIds !== undefined && { itemIds: await presentItems(this.items, itemIds) }),
    };
  }

  private async passedOver(
    { reason, below, ...which }: Omission,
    visible: Visible,
    named: number,
  ): Promise<PassedOver> {
    const { filter, but } = which;
    const known = but.length === 0 ? null : await this.items.existing(filter.feedIds, but);
    const count = (await this.items.count(filter, below)) - (known?.size ?? 0);
    const page = await this.items.page(filter, { cursor: below, limit: named + (known?.size ?? 0) });
    const rows = page.rows.filter(({ id }) => known?.has(id) !== true).slice(0, named);
    return { reason, count, newest: withSources(rows, visible).map(headingOf) };
  }

  /** Those of them that the caller sees, under the ids that were asked for. */
  async visible(caller: CallerId, itemIds: readonly string[]): Promise<Set<string>> {
    const visible = await this.feeds.of(caller);
    const present = await presentItems(this.items, itemIds);
    const existing = await this.items.existing([...visible.keys()], present);
    return new Set(itemIds.filter((_, index) => existing.has(present[index] ?? '')));
  }
}

const headingOf = (item: Sourced<ItemSummary>): ItemHeading => ({
  id: item.id,
  subscriptionId: item.subscriptionId,
  sourceTitle: item.feed.title,
  title: item.title,
  url: item.url,
  at: item.publishedAt ?? item.createdAt,
});

const filterOf = (visible: Visible, query: MaterialQuery): ItemFilter => ({
  feedIds: sideOf(visible, query).asked,
  ids: query.itemIds ?? null,
  after: query.after ?? null,
  before: query.before ?? null,
});
