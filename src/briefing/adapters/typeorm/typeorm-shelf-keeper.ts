import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/database/database.js';
import { ShelfKeeper, type HistoryEntry, type ShelvedEntry } from '../../application/ports/shelf-keeper.js';
import { briefing, type Briefing } from '../../domain/briefing.js';
import { percentOnEntering } from '../../domain/progress.js';

interface ShelfRow {
  id: string;
  revision: number;
  percent: number;
  state: Briefing;
  created_at: number;
  updated_at: number;
}

/** What a status means for the allowance. */
const STANDING: Partial<Record<Briefing['status'], string>> = {
  composing: 'confirmed',
  composition_failed: 'returned',
  failed: 'returned',
};

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
    const shelved = entries.flatMap((entry) => advance(rows, entry));
    const changed = new Set(shelved.map(({ id }) => id));
    await this.write(
      [...rows.values()].filter(({ id }) => changed.has(id)),
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

  private async write(rows: readonly ShelfRow[], table: string): Promise<void> {
    const written = rows.flatMap((row) => {
      const requested = 'requested' in row.state ? row.state.requested : null;
      return requested === null ? [] : { ...row, requested };
    });
    if (written.length === 0) return;
    await this.database.query(
      `insert into ${table} as shelf (id, quick_read_id, owner, slug, revision, status, percent, state, created_at, updated_at)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::int[], $8::jsonb[],
         $9::bigint[], $10::bigint[])
       on conflict (id) do update set owner = excluded.owner, revision = excluded.revision, status = excluded.status,
         percent = greatest(shelf.percent, excluded.percent), state = excluded.state, updated_at = excluded.updated_at
       where shelf.revision < excluded.revision`,
      [
        written.map(({ id }) => id),
        written.map(({ requested }) => requested.quickReadId),
        written.map(({ requested }) => requested.owner),
        written.map(({ requested }) => requested.slug),
        written.map(({ revision }) => revision),
        written.map(({ state }) => state.status),
        written.map(({ percent }) => percent),
        written.map(({ state }) => JSON.stringify(state)),
        written.map(({ created_at }) => created_at),
        written.map(({ updated_at }) => updated_at),
      ],
      `shelf-write ${table}`,
    );
  }

  /** A briefing that came to be counts against the allowance; one that failed does not. */
  private async settleTickets(shelved: readonly ShelvedEntry[]): Promise<void> {
    const standings = new Map<string, string>();
    for (const { id, state } of shelved) {
      const standing = STANDING[state.status];
      if (standing !== undefined) standings.set(id, standing);
    }
    if (standings.size === 0) return;
    await this.database.execute(
      `update briefing.ticket t set standing = s.standing from unnest($1::text[], $2::text[]) s (id, standing)
       where t.briefing_id = s.id and t.standing <> s.standing`,
      [[...standings.keys()], [...standings.values()]],
    );
  }
}

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
