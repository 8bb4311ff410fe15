import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { PostgresNotifications } from '../../../shared/storage/database/postgres-notifications.js';
import { SharedLookup } from '../../../shared/storage/database/shared-lookup.js';
import { TypeormUnitOfWork } from '../../../shared/storage/database/typeorm-unit-of-work.js';
import type { BriefingId, CallerId } from '../../../shared/kernel/identifiers.js';
import {
  BriefingChanges,
  type BriefingChange,
  type CurrentBriefing,
  type OwnedChange,
} from '../../application/ports/briefing-changes.js';
import type { ProjectedBriefing } from '../../application/ports/briefing-read-model.js';
import { HIDDEN, IN_PRODUCTION, listedStatus } from '../../domain/briefing.js';
import { requestOf, type AppliedEntry } from '../../domain/read-model.js';
import {
  CHANGES_OF_BRIEFING,
  CHANGES_OF_OWNER,
  CURRENT,
  HEADS,
  IN_STATUSES,
  NOTE_CHANGES,
  POSITIONS,
} from './briefing-changes.sql.js';
import { briefingOf, type BriefingRow } from './briefing-rows.js';
import { TopicListeners } from './topic-listeners.js';

const CHANNEL = 'briefing_change';

/** A notification is lost with the process or the connection that was to send it. */
const LOOK_EVERY_MS = 10_000;

type NotedChange = Pick<AppliedEntry, 'id' | 'revision' | 'recordedAt'> & {
  readonly owner: string;
  readonly status: string;
};

type ChangeRow = BriefingChange & BriefingRow;

const isHidden = (status: string): boolean => HIDDEN.some((hidden) => hidden === status);

const changeOf = ({ position, revision, status, at }: BriefingChange): BriefingChange => ({
  position,
  revision,
  status,
  at,
});

/** Changes as rows, and PostgreSQL notifications that say whose: one LISTEN for all who follow anything in this process. */
@Injectable()
export class TypeormBriefingChanges extends BriefingChanges implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger(TypeormBriefingChanges.name);
  private readonly topics = new TopicListeners();
  private readonly present = new SharedLookup('briefings', (ids) => this.readCurrent(ids));
  private readonly positions = new SharedLookup('positions of changes', (owners) => this.readPositions(owners));
  private readonly made = new SharedLookup('briefings in production', (owners) => this.readInProduction(owners));
  private listening: (() => void) | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: TypeormUnitOfWork,
    private readonly notifications: PostgresNotifications,
  ) {
    super();
  }

  onModuleInit(): void {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.listening?.();
  }

  /** In the transaction that projects the entries. */
  async note(applied: readonly AppliedEntry[]): Promise<void> {
    const owned = applied.flatMap((entry) => {
      const owner = requestOf(entry.state)?.owner;
      return owner === undefined ? [] : [{ ...entry, owner, status: listedStatus(entry.state) }];
    });
    await this.keep(owned.filter(({ status }) => !isHidden(status)));
    for (const { owner, id } of owned) this.announce(owner, id);
  }

  /** After the commit. */
  announce(owner: string, id: string): void {
    this.unitOfWork.afterCommit(() => this.notifications.notify(CHANNEL, `${owner} ${id}`));
  }

  override follow(whose: CallerId | BriefingId, listener: () => void): () => void {
    this.listening ??= this.notifications.listen(CHANNEL, (payload) => {
      if (payload === '') this.topics.wakeAll();
      else for (const name of payload.split(' ')) this.topics.wake(name);
    });
    return this.topics.add(whose, listener);
  }

  override async positionOf(owner: CallerId): Promise<number> {
    return (await this.positions.find(owner)) ?? 0;
  }

  override async ofOwner(owner: CallerId, position: number, limit: number): Promise<readonly OwnedChange[]> {
    const params = [owner, position, limit, HIDDEN];
    const rows = await this.database.query<ChangeRow>(CHANGES_OF_OWNER, params, 'briefing.changes-of-owner');
    return rows.map((row) => ({ ...changeOf(row), briefing: briefingOf(row) }));
  }

  override async ofBriefing(id: BriefingId, revision: number): Promise<readonly BriefingChange[]> {
    const rows = await this.database.query<BriefingChange>(CHANGES_OF_BRIEFING, [id, revision], 'briefing.changes-of');
    return rows.map(changeOf);
  }

  override async inProduction(owner: CallerId): Promise<readonly ProjectedBriefing[]> {
    return (await this.made.find(owner)) ?? [];
  }

  override current(id: BriefingId): Promise<CurrentBriefing | null> {
    return this.present.find(id);
  }

  private async readCurrent(ids: readonly string[]): Promise<ReadonlyMap<string, CurrentBriefing>> {
    type Row = BriefingRow & { revision: number };
    const rows = await this.database.query<Row>(CURRENT, [ids, HIDDEN], 'briefing.changes-current');
    return new Map(rows.map((row) => [row.id, { briefing: briefingOf(row), revision: row.revision }]));
  }

  private async readPositions(owners: readonly string[]): Promise<ReadonlyMap<string, number>> {
    type Row = { owner: string; position: number };
    const rows = await this.database.query<Row>(POSITIONS, [owners], 'briefing.changes-positions');
    return new Map(rows.map(({ owner, position }) => [owner, position]));
  }

  private async readInProduction(owners: readonly string[]): Promise<ReadonlyMap<string, ProjectedBriefing[]>> {
    const params = [owners, IN_PRODUCTION];
    type Row = BriefingRow & { owner: string };
    const rows = await this.database.query<Row>(IN_STATUSES, params, 'briefing.changes-made-now');
    const made = new Map<string, ProjectedBriefing[]>();
    for (const row of rows) made.set(row.owner, [...(made.get(row.owner) ?? []), briefingOf(row)]);
    return made;
  }

  private async keep(changes: readonly NotedChange[]): Promise<void> {
    if (changes.length === 0) return;
    const columns = [
      changes.map(({ owner }) => owner),
      changes.map(({ id }) => id),
      changes.map(({ revision }) => revision),
      changes.map(({ status }) => status),
      changes.map(({ recordedAt }) => recordedAt),
    ];
    await this.database.query(NOTE_CHANGES, columns, 'briefing.changes-note');
  }

  /** Finds what no notification told of. */
  private async look(): Promise<void> {
    const { names } = this.topics;
    if (names.length === 0) return;
    try {
      const heads = await this.database.query<{ whose: string; position: number }>(HEADS, [names, names]);
      this.topics.moved(heads.map(({ whose, position }) => [whose, position] as const));
    } catch (err) {
      this.log.debug({ err, msg: 'changes of briefings could not be looked for' });
    }
  }
}
