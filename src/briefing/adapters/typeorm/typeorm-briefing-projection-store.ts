import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { BriefingProjectionStore } from '../../application/ports/briefing-projection-store.js';
import { isOwned, listedStatus, slugOf, type Briefing } from '../../domain/briefing.js';
import type { EventOf } from '../../domain/events.js';
import { project, requestOf, type AppliedEntry, type BriefingRow, type HistoryEntry } from '../../domain/read-model.js';
import { settledBy } from '../../domain/reservation.js';
import { TypeormBriefingChanges } from './typeorm-briefing-changes.js';
import { addRows, lockRows, SETTLE_RESERVATIONS, updateRows } from './briefing-projection-store.sql.js';

interface StoredRow {
  id: string;
  revision: number;
  percent: number;
  state: Briefing;
  created_at: number;
  updated_at: number;
}

const rowOf = ({ created_at, updated_at, ...row }: StoredRow): BriefingRow => ({
  ...row,
  createdAt: created_at,
  updatedAt: updated_at,
});

interface ShownRow extends BriefingRow {
  readonly requested: EventOf<'BriefingRequested'>['data'];
  readonly slug: string;
}

function shown(row: BriefingRow): ShownRow[] {
  const requested = requestOf(row.state);
  return requested === null
    ? []
    : [{ ...row, requested, slug: isOwned(row.state) ? slugOf(row.state) : requested.slug }];
}

const valuesOf = (rows: readonly ShownRow[]): unknown[] => [
  rows.map(({ id }) => id),
  rows.map(({ requested }) => requested.quickReadId),
  rows.map(({ requested }) => requested.owner),
  rows.map(({ slug }) => slug),
  rows.map(({ revision }) => revision),
  rows.map(({ state }) => listedStatus(state)),
  rows.map(({ percent }) => percent),
  rows.map(({ state }) => JSON.stringify(state)),
  rows.map(({ createdAt }) => createdAt),
  rows.map(({ updatedAt }) => updatedAt),
];

/** Rows are guarded by their revision: the projector and a request may both apply an event, it counts once. */
@Injectable()
export class TypeormBriefingProjectionStore extends BriefingProjectionStore {
  readonly table = 'briefing.briefing';

  constructor(
    private readonly database: Database,
    private readonly changes: TypeormBriefingChanges,
  ) {
    super();
  }

  override async apply(entries: readonly HistoryEntry[]): Promise<readonly AppliedEntry[]> {
    const applied = await this.projectOnto(this.table, entries);
    await this.settleReservations(applied);
    await this.changes.note(applied);
    return applied;
  }

  override async replay(entries: readonly HistoryEntry[], table: string): Promise<void> {
    await this.projectOnto(table, entries);
  }

  private async projectOnto(table: string, entries: readonly HistoryEntry[]): Promise<readonly AppliedEntry[]> {
    const rows = await this.load(table, [...new Set(entries.map(({ id }) => id))]);
    const known = new Set(rows.map(({ id }) => id));
    const { changed, applied } = project(rows, entries);
    const written = changed.flatMap(shown);
    const added = await this.add(
      table,
      written.filter(({ id }) => !known.has(id)),
    );
    await this.update(
      table,
      written.filter(({ id }) => !added.has(id)),
    );
    return applied;
  }

  private async load(table: string, ids: readonly string[]): Promise<readonly BriefingRow[]> {
    return (await this.database.query<StoredRow>(lockRows(table), [ids], `briefing-rows ${table}`)).map(rowOf);
  }

  /** Returns the ids that were not there. */
  private async add(table: string, rows: readonly ShownRow[]): Promise<ReadonlySet<string>> {
    if (rows.length === 0) return new Set();
    const added = await this.database.query<{ id: string }>(addRows(table), valuesOf(rows), `briefing-add ${table}`);
    return new Set(added.map(({ id }) => id));
  }

  private async update(table: string, rows: readonly ShownRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.database.query(updateRows(table), valuesOf(rows), `briefing-update ${table}`);
  }

  private async settleReservations(applied: readonly AppliedEntry[]): Promise<void> {
    const settled = settledBy(applied);
    if (settled.size === 0) return;
    await this.database.execute(SETTLE_RESERVATIONS, [[...settled.keys()], [...settled.values()]]);
  }
}
