import { Database } from '../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';
import type { ItemFilter, ItemSearch, ItemSummary, PageRequest } from '../../application/ports/item-reader.js';
import { asksTexts, fitsTexts } from '../../domain/keyword.js';
import { probesOf } from '../../domain/phrase-filter.js';
import {
  arrayOf,
  LOWEST_ID,
  paramsOf,
  rangeOf,
  toItemId,
  toSummary,
  toUuids,
  type ItemRow,
  type Place,
  type Range,
} from './item-rows.js';
import {
  indexed,
  indexedAmong,
  INDEXED_AMONG_WITH_ARTICLES,
  INDEXED_WITH_ARTICLES,
  walked,
  WALKED_WITH_ARTICLES,
} from './item-search.sql.js';
import { READ, type WordsColumn } from './items.sql.js';
import { tsqueryOf } from './lexemes.js';
import { SEARCH_BUDGET, type SearchBudget } from './search-budget.js';

type FoundRow = ItemRow & Place;
type Walked = Place & { readonly worded: boolean; readonly fits: boolean };

type LookedUp = { readonly [Part in keyof Place]: Place[Part] | null } & {
  readonly too_many: boolean;
  readonly whole: boolean;
};

interface Candidates {
  readonly places: readonly Place[];
  /** How far the items were looked at; null: to the end. */
  readonly end: Place | null;
}

interface Question {
  readonly filter: ItemFilter;
  readonly search: ItemSearch;
  readonly column: WordsColumn;
  readonly probes: readonly number[];
  /** One more than the page shows: whether there is a next one. */
  readonly wanted: number;
}

/** What a page has cost so far. */
interface Effort {
  walks: number;
  /** Items scanned to learn how common the words are, and how many of them have the words. */
  scanned: number;
  matched: number;
  /** When the newest of them was. */
  newest: EpochMs | null;
  lookUps: number;
  /** The index has more matches than may be looked at. */
  tooMany: boolean;
  /** Texts read to look for phrases, and their characters. */
  read: number;
  characters: number;
}

/** Texts read at once to look for phrases. */
const CHUNK = 50;

/** Who reads none is asked nothing about them. */
const readsArticles = ({ inContent, articleFeedIds }: ItemSearch): boolean =>
  inContent && articleFeedIds !== undefined && articleFeedIds.size > 0;
const articlesOf = ({ articleFeedIds }: ItemSearch): string => arrayOf([...(articleFeedIds ?? [])]);

const cursorAt = ({ sort_at, id }: Place): Cursor => ({ at: sort_at, id: toItemId(id) });

/**
 * A search for common words scans the newest items, which soon hold a page of them; the index would return every
 * occurrence. How common they are for this caller is measured on the first items. Rare words are looked up in the index.
 * What has cost its budget ends where it is: each page begins below the one before, and none of what it passed matches.
 */
export class ItemSearcher {
  constructor(
    private readonly database: Database,
    private readonly budget: SearchBudget = SEARCH_BUDGET,
  ) {}

  async search(filter: ItemFilter, search: ItemSearch, { cursor, limit }: PageRequest): Promise<Page<ItemSummary>> {
    const column = search.inContent ? 'all_words' : 'title_words';
    const probes = probesOf(search.keyword.wanted.phrases);
    const question = { filter, search, column, probes, wanted: limit + 1 } as const;
    const effort: Effort = {
      walks: 0,
      scanned: 0,
      matched: 0,
      newest: null,
      lookUps: 0,
      tooMany: false,
      read: 0,
      characters: 0,
    };
    const found: FoundRow[] = [];
    let end = cursor;
    do {
      const { places, ...candidates } = await this.candidates(question, rangeOf(filter, end), effort);
      const gone = await this.read(question, places, found, effort);
      const last = gone < places.length ? (places[gone - 1] ?? null) : candidates.end;
      end = last === null ? null : cursorAt(last);
    } while (end !== null && found.length < question.wanted && this.mayGoOn(question, effort));
    return pageOfFound(found, end, limit);
  }

  /** The next items that have the words; their phrases are still to be checked. */
  private candidates(question: Question, range: Range, effort: Effort): Promise<Candidates> {
    if (question.filter.ids !== null) return this.among(question, range, question.filter.ids);
    const step = this.budget.steps[effort.walks];
    const walks = step !== undefined && (!isIndexed(question) || effort.tooMany || this.isCommon(effort));
    return walks ? this.walk(question, range, step, effort) : this.lookUp(question, range, effort);
  }

  private async walk(question: Question, range: Range, step: number, effort: Effort): Promise<Candidates> {
    const { column, filter, search, probes } = question;
    const isLast = effort.walks === this.budget.steps.length - 1;
    const params = [...paramsOf(filter.feedIds, step, range), tsqueryOf(search.keyword), probes, isLast];
    const rows = readsArticles(search)
      ? await this.database.query<Walked>(WALKED_WITH_ARTICLES, [...params, articlesOf(search)], 'feed.walk-articles')
      : await this.database.query<Walked>(walked(column), params, `feed.walk-${column}`);
    const worded = rows.filter((row) => row.worded);
    const places = worded.filter((row) => row.fits);
    effort.walks += 1;
    effort.newest ??= rows[0]?.sort_at ?? null;
    if (!isLast) {
      effort.scanned += rows.length;
      effort.matched += worded.length;
    }
    return { places, end: rows.length < step ? null : (rows.at(-1) ?? null) };
  }

  private async lookUp(question: Question, range: Range, effort: Effort): Promise<Candidates> {
    const { column, filter, search, probes } = question;
    const limit = this.mostPlaces(question, effort);
    const since = this.sinceWhen(question, range, effort);
    const words = [tsqueryOf(search.keyword), probes];
    const params = [...paramsOf(filter.feedIds, limit, range), ...words, this.budget.lookedUp, since];
    const rows = readsArticles(search)
      ? await this.database.query<LookedUp>(
          INDEXED_WITH_ARTICLES,
          [...params, articlesOf(search)],
          'feed.search-articles',
        )
      : await this.database.query<LookedUp>(indexed(column), params, `feed.search-${column}`);
    effort.lookUps += 1;
    effort.tooMany = rows[0]?.too_many === true;
    const places = rows.flatMap(({ id, sort_at }) => (id === null || sort_at === null ? [] : { id, sort_at }));
    if (effort.tooMany) return { places, end: range.upper };
    const isRest = since > range.from && rows[0]?.whole === false;
    return { places, end: endOf(places, limit) ?? (isRest ? { sort_at: since, id: LOWEST_ID } : null) };
  }

  /**
   * The first look is at a part of the time, by how dense the newest items were: where the index is full enough, it is
   * spared the rest. Articles have no index by time.
   */
  private sinceWhen({ search }: Question, { upper }: Range, { lookUps, newest, scanned }: Effort): EpochMs {
    if (lookUps > 0 || newest === null || readsArticles(search)) return Number.MIN_SAFE_INTEGER;
    const since = upper.sort_at - (newest - upper.sort_at) * (this.budget.firstLook / Math.max(1, scanned));
    return Math.max(Number.MIN_SAFE_INTEGER, Math.floor(since));
  }

  private async among(question: Question, range: Range, ids: readonly string[]): Promise<Candidates> {
    const { column, filter, search, probes } = question;
    const limit = this.budget.read;
    const params = [...paramsOf(filter.feedIds, limit, range), tsqueryOf(search.keyword), probes, toUuids(ids)];
    const places = readsArticles(search)
      ? await this.database.query<Place>(
          INDEXED_AMONG_WITH_ARTICLES,
          [...params, articlesOf(search)],
          'feed.search-among-articles',
        )
      : await this.database.query<Place>(indexedAmong(column), params, `feed.search-among-${column}`);
    return { places, end: endOf(places, limit) };
  }

  /** Places are cheap, and asking again is not; but no more are asked for than can be of use. */
  private mostPlaces({ search, wanted }: Question, effort: Effort): number {
    return asksTexts(search.keyword) ? Math.max(1, this.budget.read - effort.read) : wanted;
  }

  /**
   * Adds to `found` those that hold the phrases, until there are enough or the page has cost enough. The answer: how
   * many of the places that took.
   */
  private async read(
    { search, wanted }: Question,
    places: readonly Place[],
    found: FoundRow[],
    effort: Effort,
  ): Promise<number> {
    const checked = asksTexts(search.keyword);
    let gone = 0;
    while (gone < places.length && found.length < wanted && !this.isSpent(effort)) {
      const ids = places.slice(gone, gone + (checked ? CHUNK : wanted)).map(({ id }) => id);
      const params = [ids, checked && search.inContent, articlesOf(search)];
      const rows = await this.database.query<ItemRow & { content_text: string | null }>(READ, params, 'feed.read');
      for (const row of rows) {
        effort.characters += row.content_text?.length ?? 0;
        const fits = fitsTexts(search.keyword, [row.title, row.summary, row.author, row.content_text]);
        if (fits) found.push({ ...row, sort_at: row.published_at ?? row.created_at });
      }
      gone += ids.length;
      effort.read += checked ? ids.length : 0;
    }
    return gone;
  }

  private isSpent({ read, characters }: Effort): boolean {
    return read >= this.budget.read || characters >= this.budget.characters;
  }

  private mayGoOn(question: Question, effort: Effort): boolean {
    if (this.isSpent(effort)) return false;
    if (question.filter.ids !== null || effort.walks < this.budget.steps.length) return true;
    return isIndexed(question) && !effort.tooMany && !this.isCommon(effort);
  }

  private isCommon({ scanned, matched }: Effort): boolean {
    return matched >= scanned * this.budget.commonFrom;
  }
}

/** Exclusions alone are not looked up: nearly all items have none of the words. */
const isIndexed = ({ search }: Question): boolean =>
  search.keyword.wanted.words.length > 0 || search.keyword.wanted.beginnings.length > 0;

const endOf = (places: readonly Place[], limit: number): Place | null =>
  places.length < limit ? null : (places.at(-1) ?? null);

function pageOfFound(found: readonly FoundRow[], end: Cursor | null, limit: number): Page<ItemSummary> {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const next = found.length > limit && last !== undefined ? cursorAt(last) : end;
  return { rows: shown.map(toSummary), next };
}
