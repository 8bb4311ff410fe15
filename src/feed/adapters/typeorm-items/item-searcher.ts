import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';
import type { ItemFilter, ItemSearch, ItemSummary, PageRequest } from '../../application/ports/item-reader.js';
import { asksTexts, fitsTexts } from '../../domain/keyword.js';
import {
  arrayOf,
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
  READ,
  walked,
  WALKED_WITH_ARTICLES,
  type WordsColumn,
} from './items.sql.js';
import { tsqueryOf } from './lexemes.js';

type FoundRow = ItemRow & Place;
type Walked = Place & { readonly found: boolean };

interface Candidates {
  readonly places: readonly Place[];
  /** How far the items were scanned; null: to the end. */
  readonly end: Place | null;
  readonly scanned: number;
}

interface Question {
  readonly filter: ItemFilter;
  readonly search: ItemSearch;
  readonly column: WordsColumn;
  readonly query: string;
  /** One more than the page shows: whether there is a next one. */
  readonly wanted: number;
}

/** What a page has cost so far. */
interface Effort {
  rounds: number;
  /** Items scanned, and how many of them have the words: the index would have given those. */
  scanned: number;
  matched: number;
  /** Texts read to look for phrases, and their characters. */
  read: number;
  characters: number;
}

/** Items scanned in each round, newest first. */
const STEPS = [200, 800, 5_000] as const;
const MOST_SCANNED = 6_000;
/** Texts read at once to look for phrases. */
const CHUNK = 50;
/** Read for one page: words that are everywhere but never together end the page early, with a cursor. */
const MOST_READ = 800;
const MOST_CHARACTERS = 8_000_000;

/** Who reads none is asked nothing about them. */
const readsArticles = ({ inContent, articleFeedIds }: ItemSearch): boolean =>
  inContent && articleFeedIds !== undefined && articleFeedIds.size > 0;
const articlesOf = ({ articleFeedIds }: ItemSearch): string => arrayOf([...(articleFeedIds ?? [])]);

const cursorAt = ({ sort_at, id }: Place): Cursor => ({ at: sort_at, id: toItemId(id) });

/**
 * A search for common words scans the newest items, which soon hold a page of them; the index would return every
 * occurrence. How common they are for this caller is measured on the first items. Rare words are looked up in the index.
 */
@Injectable()
export class ItemSearcher {
  constructor(private readonly database: Database) {}

  async search(filter: ItemFilter, search: ItemSearch, { cursor, limit }: PageRequest): Promise<Page<ItemSummary>> {
    const column = search.inContent ? 'all_words' : 'title_words';
    const question = { filter, search, column, query: tsqueryOf(search.keyword), wanted: limit + 1 } as const;
    const effort: Effort = { rounds: 0, scanned: 0, matched: 0, read: 0, characters: 0 };
    const found: FoundRow[] = [];
    let end = cursor;
    do {
      const { places, scanned, ...candidates } = await this.candidates(question, rangeOf(filter, end), effort);
      const gone = await this.read(question, places, found, effort);
      effort.rounds += 1;
      effort.scanned += scanned;
      effort.matched += scanned > 0 ? places.length : 0;
      const last = gone < places.length ? (places[gone - 1] ?? null) : candidates.end;
      end = last === null ? null : cursorAt(last);
    } while (end !== null && found.length < question.wanted && mayGoOn(question, effort));
    return pageOfFound(found, end, limit);
  }

  /** The next items that have the words; their phrases are still to be checked. */
  private candidates(question: Question, range: Range, effort: Effort): Promise<Candidates> {
    const named = question.filter.ids !== null;
    const step = STEPS[effort.rounds];
    return !named && step !== undefined && isCommon(question, effort)
      ? this.walk(question, range, step)
      : this.lookUp(question, range);
  }

  private async walk(question: Question, range: Range, step: number): Promise<Candidates> {
    const { column, filter, search, query } = question;
    const params = [...paramsOf(filter.feedIds, step, range), query];
    const rows = readsArticles(search)
      ? await this.database.query<Walked>(WALKED_WITH_ARTICLES, [...params, articlesOf(search)], 'feed.walk-articles')
      : await this.database.query<Walked>(walked(column), params, `feed.walk-${column}`);
    const end = rows.length < step ? null : (rows.at(-1) ?? null);
    return { places: rows.filter((row) => row.found), end, scanned: rows.length };
  }

  private async lookUp({ column, filter, search, query, wanted }: Question, range: Range): Promise<Candidates> {
    const limit = asksTexts(search.keyword) ? STEPS[0] : wanted;
    const params = [...paramsOf(filter.feedIds, limit, range), query];
    const among = filter.ids === null ? [] : [toUuids(filter.ids)];
    const places = readsArticles(search)
      ? await this.database.query<Place>(
          filter.ids === null ? INDEXED_WITH_ARTICLES : INDEXED_AMONG_WITH_ARTICLES,
          [...params, articlesOf(search), ...among],
          filter.ids === null ? 'feed.search-articles' : 'feed.search-among-articles',
        )
      : await this.database.query<Place>(
          filter.ids === null ? indexed(column) : indexedAmong(column),
          [...params, ...among],
          filter.ids === null ? `feed.search-${column}` : `feed.search-among-${column}`,
        );
    return { places, end: places.length < limit ? null : (places.at(-1) ?? null), scanned: 0 };
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
    while (gone < places.length && found.length < wanted && !isSpent(effort)) {
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
}

const isSpent = ({ read, characters }: Effort): boolean => read >= MOST_READ || characters >= MOST_CHARACTERS;

/** Without a word to look up, or as long as the rest of the page seems to be within reach. */
const isCommon = ({ search, wanted }: Question, { scanned, matched }: Effort): boolean =>
  search.keyword.wanted.words.length === 0 || matched * MOST_SCANNED >= wanted * scanned;

const mayGoOn = ({ filter, search }: Question, effort: Effort): boolean =>
  !isSpent(effort) && (filter.ids !== null || search.keyword.wanted.words.length > 0 || effort.scanned < MOST_SCANNED);

function pageOfFound(found: readonly FoundRow[], end: Cursor | null, limit: number): Page<ItemSummary> {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const next = found.length > limit && last !== undefined ? cursorAt(last) : end;
  return { rows: shown.map(toSummary), next };
}
