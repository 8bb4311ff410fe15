import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/database/database.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';
import type { ItemFilter, ItemSearch, ItemSummary, PageRequest } from '../../application/ports/item-reader.js';
import { asksTexts, fitsTexts } from '../../domain/keyword.js';
import { CommonWords } from './common-words.js';
import { paramsOf, rangeOf, toItemId, toSummary, toUuids, type ItemRow, type Place, type Range } from './item-rows.js';
import { indexed, indexedAmong, READ, walked, type WordsColumn } from './item-statements.js';
import { tsqueryOf } from './lexemes.js';

type FoundRow = ItemRow & Place;

interface Candidates {
  readonly places: readonly Place[];
  /** How far the items were looked through; null: to the end. */
  readonly end: Place | null;
}

interface Question {
  readonly filter: ItemFilter;
  readonly search: ItemSearch;
  readonly column: WordsColumn;
  readonly query: string;
  /** One more than the page shows: whether there is a next one. */
  readonly wanted: number;
}

/** Items looked at in each round, newest first, for very common words. */
const STEPS = [200, 400, 800, 1600] as const;
/** Texts read at once to look for phrases. */
const CHUNK = 100;
/** Texts read for one page: words that are everywhere but never together end the page early, with a cursor. */
const MOST_READ = 800;

const cursorAt = ({ sort_at, id }: Place): Cursor => ({ at: sort_at, id: toItemId(id) });

@Injectable()
export class ItemSearcher {
  constructor(
    private readonly database: Database,
    private readonly commonWords: CommonWords,
  ) {}

  async search(filter: ItemFilter, search: ItemSearch, { cursor, limit }: PageRequest): Promise<Page<ItemSummary>> {
    const column = search.inContent ? 'all_words' : 'title_words';
    const question = { filter, search, column, query: tsqueryOf(search.keyword), wanted: limit + 1 } as const;
    const checked = asksTexts(search.keyword);
    const found: FoundRow[] = [];
    let end = cursor;
    // Without phrases the round after the steps asks the index, which knows the rest.
    for (let round = 0; round < STEPS.length + (checked ? 0 : 1); round += 1) {
      const candidates = await this.candidates(question, rangeOf(filter, end), round);
      const places = checked ? candidates.places.slice(0, MOST_READ) : candidates.places;
      found.push(...(await this.read(question, places, question.wanted - found.length)));
      const last = places.length < candidates.places.length ? (places.at(-1) ?? null) : candidates.end;
      end = last === null ? null : cursorAt(last);
      if (end === null || found.length >= question.wanted || places.length === MOST_READ) break;
    }
    return pageOfFound(found, end, limit);
  }

  /** The next items that the index offers; their phrases are still to be checked. */
  private async candidates(question: Question, range: Range, round: number): Promise<Candidates> {
    const step = STEPS[round];
    const common =
      step !== undefined &&
      question.filter.ids === null &&
      (await this.commonWords.all(question.column, question.search.keyword));
    return common ? this.walk(question, range, step) : this.lookUp(question, range);
  }

  /** The index would bring every occurrence of a common word; the newest items soon hold a page of them. */
  private async walk(question: Question, range: Range, step: number): Promise<Candidates> {
    const params = [...paramsOf(question.filter.feedIds, step, range), question.query];
    const sql = walked(question.column);
    const rows = await this.database.query<Place & { found: boolean }>(sql, params, `feed.walk-${question.column}`);
    return { places: rows.filter((row) => row.found), end: rows.length < step ? null : (rows.at(-1) ?? null) };
  }

  private async lookUp({ column, filter, search, query, wanted }: Question, range: Range): Promise<Candidates> {
    const limit = asksTexts(search.keyword) ? STEPS[0] : wanted;
    const params = [...paramsOf(filter.feedIds, limit, range), query];
    const places =
      filter.ids === null
        ? await this.database.query<Place>(indexed(column), params, `feed.search-${column}`)
        : await this.database.query<Place>(
            indexedAmong(column),
            [...params, toUuids(filter.ids)],
            `feed.search-among-${column}`,
          );
    return { places, end: places.length < limit ? null : (places.at(-1) ?? null) };
  }

  /** Those that hold the phrases, until there are as many as wanted. */
  private async read({ search }: Question, places: readonly Place[], wanted: number): Promise<FoundRow[]> {
    const checked = asksTexts(search.keyword);
    const size = checked ? CHUNK : wanted;
    const found: FoundRow[] = [];
    for (let start = 0; start < places.length && found.length < wanted; start += size) {
      const ids = places.slice(start, start + size).map(({ id }) => id);
      const params = [ids, checked && search.inContent];
      const rows = await this.database.query<ItemRow & { content_text: string | null }>(READ, params, 'feed.read');
      found.push(
        ...rows
          .filter((row) => fitsTexts(search.keyword, [row.title, row.summary, row.author, row.content_text]))
          .map((row) => ({ ...row, sort_at: row.published_at ?? row.created_at })),
      );
    }
    return found;
  }
}

function pageOfFound(found: readonly FoundRow[], end: Cursor | null, limit: number): Page<ItemSummary> {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const next = found.length > limit && last !== undefined ? cursorAt(last) : end;
  return { rows: shown.map(toSummary), next };
}
