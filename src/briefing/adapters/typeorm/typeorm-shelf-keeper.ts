import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { ShelfKeeper, type HistoryEntry, type ShelvedEntry } from '../../application/ports/shelf-keeper.js';
import { briefing, type Briefing } from '../../domain/briefing.js';
import type { EventOf } from '../../domain/events.js';
import { percentOnEntering } from '../../domain/progress.js';
import { settledBy } from '../../domain/reservation.js';

interface ShelfRow {
  id: string;
  revision: number;
  percent: number;
  state: Briefing;
  created_at: number;
  updated_at: number;
}

interface WrittenRow extends ShelfRow {
  readonly requested: EventOf<'BriefingRequested'>['data'];
}

const COLUMNS = 'id, quick_read_id, owner, slug, revision, status, percent, state, created_at, updated_at';

const GIVEN = `unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::int[], $8::jsonb[],
  $9::bigint[], $10::bigint[]) given (${COLUMNS})`;

/** Rows are guarded by their revision: the projector and a request may both apply an event, it counts once. */
@Injectable()
export class TypeormShelfKeeper extends ShelfKeeper {
  readonly shelf = 'briefing.briefing';

  constructor(private readonly database: Database) {
    super();
  }

  override async apply(entries: readonly HistoryEntry[]): Promise<readonly ShelvedEntry[]> {
    const shelved = await this.shelve(entries, this.shelf);
    await this.settleTickets(shelved);
    return shelved;
  }

  override async replay(entries: readonly HistoryEntry[], shelf: string): Promise<void> {
    await this.shelve(entries, shelf);
  }

  private async shelve(entries: readonly HistoryEntry[], table: string): Promise<readonly ShelvedEntry[]> {
    const rows = await this.rowsOf([...new Set(entries.map(({ id }) => id))], table);
    const known = new Set(rows.keys());
    const shelved = entries.flatMap((entry) => advance(rows, entry));
    const changed = [...new Set(shelved.map(({ id }) => id))].flatMap((id) => writtenOf(rows.get(id)));
    const added = await this.add(
      changed.filter(({ id }) => !known.has(id)),
      table,
    );
    await this.update(
      changed.filter(({ id }) => !added.has(id)),
      table,
    );
    return shelved;
  }

  private async rowsOf(ids: readonly string[], table: string): Promise<Map<string, ShelfRow>> {
    const rows = await this.database.query<ShelfRow>(
      `select id, revision, percent, state, created_at, updated_at from ${table}
       where id = any($1) order by id for update`,
      [ids],
      `shelf-rows ${table}`,
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /**
   * Returns the ids that were not there. A request and the projector show a new briefing at the same moment, and whoever
   * is second must wait for the first: PostgreSQL promises that for all unique columns only when no conflict target is
   * named. With one, the other columns fail now and then (SQLSTATE 23505).
   */
  private async add(rows: readonly WrittenRow[], table: string): Promise<ReadonlySet<string>> {
    if (rows.length === 0) return new Set();
    const added = await this.database.query<{ id: string }>(
      `insert into ${table} (${COLUMNS}) select ${COLUMNS} from ${GIVEN} on conflict do nothing returning id`,
      valuesOf(rows),
      `shelf-add ${table}`,
    );
    return new Set(added.map(({ id }) => id));
  }

  private async update(rows: readonly WrittenRow[], table: string): Promise<void> {
    if (rows.length === 0) return;
    await this.database.query(
      `update ${table} shelf set owner = given.owner, revision = given.revision, status = given.status,
         percent = greatest(shelf.percent, given.percent), state = given.state, updated_at = given.updated_at
       from ${GIVEN} where shelf.id = given.id and shelf.revision < given.revision`,
      valuesOf(rows),
      `shelf-update ${table}`,
    );
  }

  private async settleTickets(shelved: readonly ShelvedEntry[]): Promise<void> {
    const settled = settledBy(shelved);
    if (settled.size === 0) return;
    await this.database.execute(
      `update briefing.ticket t set standing = s.standing from unnest($1::text[], $2::text[]) s (id, standing)
       where t.briefing_id = s.id and t.standing <> s.standing`,
      [[...settled.keys()], [...settled.values()]],
    );
  }
}

/** None for a briefing that was erased before it was requested: there is nothing to show. */
function writtenOf(row: ShelfRow | undefined): WrittenRow[] {
  const requested = row !== undefined && 'requested' in row.state ? row.state.requested : null;
  return row === undefined || requested === null ? [] : [{ ...row, requested }];
}

const valuesOf = (rows: readonly WrittenRow[]): unknown[] => [
  rows.map(({ id }) => id),
  rows.map(({ requested }) => requested.quickReadId),
  rows.map(({ requested }) => requested.owner),
  rows.map(({ requested }) => requested.slug),
  rows.map(({ revision }) => revision),
  rows.map(({ state }) => state.status),
  rows.map(({ percent }) => percent),
  rows.map(({ state }) => JSON.stringify(state)),
  rows.map(({ created_at }) => created_at),
  rows.map(({ updated_at }) => updated_at),
];

/** Applies one entry to the row in `rows`; empty when the row has it already. */
function advance(rows: Map<string, ShelfRow>, entry: HistoryEntry): ShelvedEntry[] {
  const { id, revision, recordedAt, event } = entry;
  const row = rows.get(id);
  const seen = row?.revision ?? -1;
  if (revision <= seen) return [];
  if (revision !== seen + 1) throw new Error(`briefing ${id}: event ${revision} follows ${seen}`);
  const state = briefing.evolve(row?.state ?? briefing.initial, event);
  const entered = state.status === 'unrequested' ? 0 : percentOnEntering(state.status);
  const created_at = 'requested' in state && state.requested !== null ? state.requested.requestedAt : recordedAt;
  const percent = Math.max(row?.percent ?? 0, entered);
  rows.set(id, { id, revision, percent, state, created_at, updated_at: recordedAt });
  return [{ ...entry, state }];
}
