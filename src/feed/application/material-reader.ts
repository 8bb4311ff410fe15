import { Injectable } from '@nestjs/common';
import { brand } from '../../shared/kernel/brand.js';
import type { CallerId, FeedItemId } from '../../shared/kernel/identifiers.js';
import type { ItemHeading, MaterialAnswer, MaterialQuery, PassedOver, PresentItem } from '../api.js';
import { ArticleTexts } from './articles/article-texts.js';
import { ItemReader, type ItemFilter, type ItemSummary, type ItemText } from './ports/item-reader.js';
import { VisibleFeeds, type Visible } from './ports/visible-feeds.js';
import { presentItems } from './present-items.js';
import { presentNames } from './present-names.js';
import { omissionsOf, sideOf, type Omission } from './omissions.js';
import { RuledItemReader, type RuledOut } from './ruling/ruled-items.js';
import { withGivenTitles, withSources, type Sourced } from './sourced-item.js';

const MOST_PRESENT = 500;

interface Whose {
  readonly caller: CallerId;
  readonly visible: Visible;
}

/** Reads items for a briefing: those that the caller sees, with their text and source, and what was passed over. */
@Injectable()
export class MaterialReader {
  constructor(
    private readonly feeds: VisibleFeeds,
    private readonly items: ItemReader,
    private readonly articles: ArticleTexts,
    private readonly ruled: RuledItemReader,
  ) {}

  async read(caller: CallerId, asked: MaterialQuery): Promise<MaterialAnswer> {
    const visible = await this.feeds.of(caller);
    const query = await this.inPresentNames(asked, { caller, visible });
    // Who chooses items wants them, whatever their rules say.
    const rules = query.itemIds === undefined ? await this.ruled.rulesOf(caller, visible, query.rules) : null;
    return this.items.asOfOneMoment(async () => {
      const found = await this.ruled.newest(filterOf(visible, query), query.limit, rules);
      const withdrawn = await this.items.withdrawn(found.items.map(({ id }) => id));
      const standing = found.items.filter(({ id }) => !withdrawn.has(id));
      const articles = await this.articles.of(caller, standing);
      const sourced = await this.sourced(standing, { caller, visible });
      const items = sourced.map((item) => {
        const { id, author, text, categories, place, createdAt: fetchedAt, preferred } = item;
        const told = { ...headingOf(item), author, text: articles.get(id) ?? text, categories, fetchedAt, place };
        return preferred ? { ...told, preferred } : told;
      });
      const passedOver = [...(await this.ruledOut(found.ruledOut, { caller, visible }, query.named))];
      for (const omission of omissionsOf(visible, query, found.last)) {
        passedOver.push(await this.passedOver(omission, { caller, visible }, query.named));
      }
      const takenBack = found.items.filter(({ id }) => withdrawn.has(id));
      passedOver.push(await this.takenBack(takenBack, { caller, visible }, query.named));
      return { items, passedOver: passedOver.filter(({ count }) => count > 0) };
    });
  }

  private async inPresentNames(
    { only, except, itemIds, ...rest }: MaterialQuery,
    whose: Whose,
  ): Promise<MaterialQuery> {
    return {
      ...rest,
      ...(only !== undefined && { only: await presentNames(this.feeds, whose, only) }),
      ...(except !== undefined && { except: await presentNames(this.feeds, whose, except) }),
      ...(itemIds !== undefined && { itemIds: await presentItems(this.items, itemIds) }),
    };
  }

  private async passedOver({ reason, below, ...which }: Omission, whose: Whose, named: number): Promise<PassedOver> {
    const { filter, but } = which;
    const known = but.length === 0 ? null : await this.items.existing(filter.feedIds, but);
    const count = (await this.items.count(filter, below)) - (known?.size ?? 0);
    const page = await this.items.page(filter, { cursor: below, limit: named + (known?.size ?? 0) });
    const rows = page.rows.filter(({ id }) => known?.has(id) !== true).slice(0, named);
    return { reason, count, newest: (await this.sourced(rows, whose)).map(headingOf) };
  }

  private async takenBack(items: readonly ItemSummary[], whose: Whose, named: number): Promise<PassedOver> {
    const newest = (await this.sourced(items.slice(0, named), whose)).map(headingOf);
    return { reason: 'withdrawn', count: items.length, newest };
  }

  /** Those of them that the caller sees, as they are now, under the ids that were asked for. */
  async present(caller: CallerId, itemIds: readonly string[]): Promise<readonly PresentItem[]> {
    const asked = itemIds.slice(0, MOST_PRESENT);
    const visible = await this.feeds.of(caller);
    const ids = await presentItems(this.items, asked);
    const found = await this.items.texts(
      { feedIds: [...visible.keys()], ids, after: null, before: null },
      asked.length,
    );
    const articles = await this.articles.of(caller, found);
    const withdrawn = await this.items.withdrawn(found.map(({ id }) => id));
    const byId = new Map<string, ItemText>(found.map((item) => [item.id, item]));
    return asked.flatMap((id, index) => {
      const item = byId.get(ids[index] ?? '');
      if (item === undefined) return [];
      const text = articles.get(item.id) ?? item.text;
      return { id: brand<FeedItemId>(id), title: item.title, text, withdrawnAt: withdrawn.get(item.id) ?? null };
    });
  }

  /** Together, by the rules that left them out; of each fate the newest so many are named. */
  private async ruledOut(ruledOut: readonly RuledOut[], whose: Whose, named: number): Promise<readonly PassedOver[]> {
    const namedOf = { muted: new Set<RuledOut>(), not_kept: new Set<RuledOut>() };
    for (const one of ruledOut) if (namedOf[one.ruling.fate].size < named) namedOf[one.ruling.fate].add(one);
    const byRules = Map.groupBy(ruledOut, ({ ruling }) => ruling.rules.map(({ id }) => id).join());
    const passedOver = [...byRules.values()].map(async (all): Promise<PassedOver | null> => {
      const [first] = all;
      if (first === undefined) return null;
      const { fate: reason, rules } = first.ruling;
      const newest = all.filter((one) => namedOf[reason].has(one)).map(({ item }) => item);
      const keywords = rules.map(({ keyword }) => keyword);
      return { reason, keywords, count: all.length, newest: (await this.sourced(newest, whose)).map(headingOf) };
    });
    return (await Promise.all(passedOver)).filter((one) => one !== null);
  }

  private sourced<Item extends ItemSummary>(
    items: readonly Item[],
    { caller, visible }: Whose,
  ): Promise<Sourced<Item>[]> {
    return withGivenTitles(this.feeds, caller, withSources(items, visible));
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
