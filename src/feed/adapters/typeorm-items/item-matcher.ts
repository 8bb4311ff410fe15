import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { toUuid } from '../../../shared/storage/database/type-id-ids.js';
import type { FeedItemId } from '../../../shared/kernel/identifiers.js';
import type { ItemSearch, ItemSummary } from '../../application/ports/item-reader.js';
import { asksTexts, fitting, type Keyword } from '../../domain/keyword.js';
import { arrayOf, toItemId, type ItemRow } from './item-rows.js';
import { MATCHED_WITH_ARTICLES, matchedIn, READ } from './items.sql.js';
import { tsqueryOf } from './lexemes.js';

/** Contents read at once to look for phrases. */
const CHUNK = 50;
/** Read for one answer: beyond it a phrase in the content is not found any more, as in a page of a search. */
const MOST_CHARACTERS = 8_000_000;

interface MatchedRow {
  readonly id: string;
  readonly queries: readonly number[];
}

/** A search, and the ids that it has found. */
interface Asked {
  readonly search: ItemSearch;
  readonly found: Set<FeedItemId>;
}

/** Items that the index offers, and what then has to be looked for in their texts. */
type Candidates = ReadonlyMap<FeedItemId, readonly Asked[]>;

/** Asks many searches of a few items, as one search of all items would answer each of them. */
@Injectable()
export class ItemMatcher {
  constructor(private readonly database: Database) {}

  async matching(
    items: readonly ItemSummary[],
    searches: readonly ItemSearch[],
  ): Promise<readonly ReadonlySet<FeedItemId>[]> {
    const asked = searches.map((search) => ({ search, found: new Set<FeedItemId>() }));
    const [inContent, inHead] = [true, false].map((wanted) => asked.filter((one) => one.search.inContent === wanted));
    await this.match(items, inHead ?? []);
    await this.match(items, inContent ?? []);
    return asked.map(({ found }) => found);
  }

  private async match(items: readonly ItemSummary[], asked: readonly Asked[]): Promise<void> {
    if (items.length === 0 || asked.length === 0) return;
    const candidates = await this.candidates(items, asked);
    const unsettled = items.filter(({ id }) => (candidates.get(id) ?? []).length > 0);
    if (asked[0]?.search.inContent === true) await this.checkContents(unsettled, candidates, asked);
    else for (const item of unsettled) check(item, null, candidates);
  }

  /** What the index settles is found; what it does not is the answer. */
  private async candidates(items: readonly ItemSummary[], asked: readonly Asked[]): Promise<Candidates> {
    const unsettled = new Map<FeedItemId, readonly Asked[]>();
    for (const { id, queries } of await this.rows(items, asked)) {
      const itemId = toItemId(id);
      const offered = queries.flatMap((n) => asked[n - 1] ?? []);
      for (const { search, found } of offered) if (!asksTexts(search.keyword)) found.add(itemId);
      unsettled.set(
        itemId,
        offered.filter(({ search }) => asksTexts(search.keyword)),
      );
    }
    return unsettled;
  }

  private rows(items: readonly ItemSummary[], asked: readonly Asked[]): Promise<MatchedRow[]> {
    const queries = asked.map(({ search }) => tsqueryOf(search.keyword));
    const any = queries.map((query) => `(${query})`).join(' | ');
    const params = [items.map(({ id }) => toUuid('itm', id)), queries, any];
    const [{ search } = { search: null }] = asked;
    if (search === null) return Promise.resolve([]);
    const column = search.inContent ? 'all_words' : 'title_words';
    return search.inContent && articlesOf(search).size > 0
      ? this.database.query(MATCHED_WITH_ARTICLES, [...params, arrayOf([...articlesOf(search)])], 'feed.match-articles')
      : this.database.query(matchedIn(column), params, `feed.match-${column}`);
  }

  private async checkContents(
    items: readonly ItemSummary[],
    candidates: Candidates,
    [first]: readonly Asked[],
  ): Promise<void> {
    const articles = first === undefined ? '{}' : arrayOf([...articlesOf(first.search)]);
    const byId = new Map(items.map((item) => [item.id, item]));
    let characters = 0;
    for (let at = 0; at < items.length && characters < MOST_CHARACTERS; at += CHUNK) {
      const ids = items.slice(at, at + CHUNK).map(({ id }) => toUuid('itm', id));
      const rows = await this.database.query<ItemRow & { content_text: string | null }>(
        READ,
        [ids, true, articles],
        'feed.read',
      );
      for (const { id, content_text: content } of rows) {
        characters += content?.length ?? 0;
        const item = byId.get(toItemId(id));
        if (item !== undefined) check(item, content, candidates);
      }
    }
  }
}

const articlesOf = ({ articleFeedIds }: ItemSearch): ReadonlySet<number> => articleFeedIds ?? new Set();

function check({ id, title, summary, author }: ItemSummary, content: string | null, candidates: Candidates): void {
  const fits = fitting([title, summary, author, content]);
  const known = new Map<Keyword, boolean>();
  for (const { search, found } of candidates.get(id) ?? []) {
    const answer = known.get(search.keyword) ?? fits(search.keyword);
    known.set(search.keyword, answer);
    if (answer) found.add(id);
  }
}
