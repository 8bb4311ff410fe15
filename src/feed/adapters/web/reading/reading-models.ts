import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageForms, type FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { Clock } from '../../../../shared/kernel/clock.js';
import { InvalidRequest } from '../../../../shared/kernel/domain-error.js';
import { isId } from '../../../../shared/kernel/identifiers.js';
import { formatNext, parseCursor, type Cursor, type Page } from '../../../../shared/kernel/page.js';
import { BrowseItems, type BrowsedItem } from '../../../application/queries/browse-items.js';
import { FindNeighbours } from '../../../application/queries/find-neighbours.js';
import { FindReadingTimezone } from '../../../application/queries/find-reading-timezone.js';
import { ListOpenedItems } from '../../../application/queries/list-opened-items.js';
import { ListReadingChoices } from '../../../application/queries/list-reading-choices.js';
import { ReadItem } from '../../../application/queries/read-item.js';
import { partsOf } from '../../../domain/content-block.js';
import { EVERYTHING, faultOf, filterOf, searchIn, type ItemSearch } from './item-search.js';
import { ReadingDays } from './reading-days.js';
import type { ItemModel, ListModel } from './reading-model.js';

/** Who looks at a page. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
}

type Query = Readonly<Record<string, unknown>>;

export const ITEMS_ON_A_PAGE = 40;
/** Characters of a part: a quarter of an hour, and a page that comes quickly. */
const A_PART = 24_000;
const NOBODY: Page<BrowsedItem> = { rows: [], next: null };

/** Gathers what the pages for reading show. */
@Injectable()
export class ReadingModels {
  constructor(
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
    private readonly clock: Clock,
  ) {}

  async list(visit: Visit, query: Query): Promise<ListModel> {
    const search = searchIn(query);
    const fault = faultOf(search);
    const cursor = cursorIn(query['cursor']);
    const [choices, { rows, next }] = await Promise.all([
      this.queries.execute(new ListReadingChoices(visit.caller.id)),
      fault === null ? this.rows(visit, search, cursor) : NOBODY,
    ]);
    const page = this.forms.pageFor(visit.request, visit.reply);
    return {
      ...page,
      search,
      fault,
      choices,
      days: this.days(page, choices.timezone),
      rows,
      cursor: formatNext(cursor),
      next: formatNext(next),
      reached: next?.at ?? null,
      marked: query['done'] === 'marked',
    };
  }

  /** Throws ItemNotFound. */
  async item(visit: Visit, id: string, query: Query): Promise<ItemModel> {
    const caller = visit.caller.id;
    const readable = await this.queries.execute(new ReadItem(caller, id));
    const { item } = readable;
    const asked = searchIn(query);
    const search = faultOf(asked) === null ? asked : EVERYTHING;
    const filter = filterOf(search, this.clock.now());
    const opened = { itemIds: [item.id], after: null, limit: 1 };
    const [timezone, { rows }, neighbours] = await Promise.all([
      this.queries.execute(new FindReadingTimezone(caller)),
      this.queries.execute(new ListOpenedItems(caller, opened)),
      this.queries.execute(new FindNeighbours(caller, item, filter)),
    ]);
    const page = this.forms.pageFor(visit.request, visit.reply);
    return {
      ...page,
      ...readable,
      ...partIn(partsOf(readable.blocks, A_PART), query['part']),
      search,
      days: this.days(page, timezone),
      isOpened: rows.length > 0,
      neighbours,
      pictures: false,
    };
  }

  private rows({ caller }: Visit, search: ItemSearch, cursor: Cursor | null): Promise<Page<BrowsedItem>> {
    const filter = filterOf(search, this.clock.now());
    return this.queries.execute(new BrowseItems(caller.id, filter, { cursor, limit: ITEMS_ON_A_PAGE }));
  }

  private days({ language }: FormPage, timezone: string): ReadingDays {
    return new ReadingDays(language, timezone, this.clock.now());
  }
}

/** Throws InvalidRequest when it is none of ours. */
function cursorIn(value: unknown): Cursor | null {
  if (value === undefined) return null;
  const cursor = parseCursor(typeof value === 'string' ? value : '');
  if (!isId('itm', cursor.id)) throw new InvalidRequest('cursor must be that of a link of ours.');
  return cursor;
}

/** The first part where another one is asked for than there are. */
function partIn(parts: ReturnType<typeof partsOf>, asked: unknown): Pick<ItemModel, 'blocks' | 'part' | 'parts'> {
  const wanted = typeof asked === 'string' && /^\d{1,4}$/.test(asked) ? Number(asked) : 1;
  const part = parts[wanted - 1] === undefined ? 1 : wanted;
  return { blocks: parts[part - 1] ?? [], part, parts: parts.length };
}
