import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, type EpochMs } from '../../kernel/clock.js';
import { Database } from '../database/database.js';
import { cleanJson } from '../database/clean-json.js';
import { Checkpoints } from './checkpoints.js';
import type { Position, RecordedEvent } from '../eventstore/event-store.js';
import { ProgramVersion } from './program-version.js';

/** More of them within a minute are not the fault of histories. */
export const PARKED_AT_MOST = 100;
const WITHIN_MS = 60_000;
/** Whatever was wrong may have been put right: the same program tries again, too. */
const TRY_AGAIN_AFTER_MS = 10 * 60_000;
const DUE_AT_ONCE = 100;
const LONGEST_NAME = 500;
/** That of a tombstone is greater than what a number holds exactly. */
const GREATEST_REVISION = Number.MAX_SAFE_INTEGER;

/** A history that a projection leaves out from an event on. */
export interface ParkedHistory {
  readonly projection: string;
  readonly stream: string;
  /** The first event that waits. */
  readonly revision: number;
  /** The last event that the projector has left out. */
  readonly lastRevision: number;
  readonly position: Position;
  readonly eventId: string;
  readonly eventType: string;
  /** Nothing of what the event says. */
  readonly why: string;
  readonly parkedAt: EpochMs;
  /** Those that have tried that event and failed; the first one parked the history. */
  readonly programs: readonly string[];
}

const COLUMNS = `projection, stream, revision, last_revision as "lastRevision", position, event_id as "eventId",
  event_type as "eventType", why, parked_at as "parkedAt", programs`;

const PARK = `
  insert into eventstore.parked_history as parked (projection, stream, revision, last_revision, position, event_id,
         event_type, why, parked_at, tried_at, programs)
  values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $8, array[$9])
  on conflict (projection, stream) do update set revision = $3, position = $4, event_id = $5, event_type = $6, why = $7,
         last_revision = greatest(parked.last_revision, $3), tried_at = $8, programs = array[$9]`;

/**
 * Which histories are left out, and why. Whoever changes them holds the checkpoint of the projection, in the same unit
 * of work: what is left out and how far the projection has come always fit each other.
 */
@Injectable()
export class ParkedHistories {
  constructor(
    private readonly database: Database,
    private readonly checkpoints: Checkpoints,
    private readonly clock: Clock,
    private readonly program: ProgramVersion,
  ) {}

  async all(): Promise<ParkedHistory[]> {
    return await this.database.query<ParkedHistory>(
      `select ${COLUMNS} from eventstore.parked_history order by projection, stream`,
    );
  }

  async of(projection: string): Promise<ParkedHistory[]> {
    return (await this.all()).filter((parked) => parked.projection === projection);
  }

  async find(projection: string, stream: string): Promise<ParkedHistory | null> {
    const sql = `select ${COLUMNS} from eventstore.parked_history where projection = $1 and stream = $2`;
    return (await this.database.query<ParkedHistory>(sql, [projection, keyOf(stream)]))[0] ?? null;
  }

  async counts(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.query<{ projection: string; count: number }>(
      'select projection, count(*) from eventstore.parked_history group by projection',
    );
    return new Map(rows.map(({ projection, count }) => [projection, count]));
  }

  /** `keyOf` the streams that a projection leaves out. */
  async streamsOf(projection: string): Promise<ReadonlySet<string>> {
    const sql = 'select stream from eventstore.parked_history where projection = $1';
    const rows = await this.database.query<{ stream: string }>(sql, [projection]);
    return new Set(rows.map(({ stream }) => stream));
  }

  /** The projections that leave out a stream. */
  async projectionsOf(stream: string): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ projection: string }>(
      'select projection from eventstore.parked_history where stream = $1',
      [keyOf(stream)],
      'parked-projections',
    );
    return new Set(rows.map(({ projection }) => projection));
  }

  /** What this program has not tried yet, or not for some time; what has waited longest comes first. */
  async due(projection: string): Promise<ParkedHistory[]> {
    if ((await this.streamsOf(projection)).size === 0) return [];
    return await this.database.query<ParkedHistory>(
      `select ${COLUMNS} from eventstore.parked_history
        where projection = $1 and (not ($2 = any (programs)) or tried_at < $3) order by tried_at limit $4`,
      [projection, await this.program.text(), this.clock.now() - TRY_AGAIN_AFTER_MS, DUE_AT_ONCE],
    );
  }

  /** In a unit of work: no projector gets on until its end. That of a process that stands still comes after ten seconds. */
  async lock(projection: string): Promise<Position> {
    await this.database.execute(`set local idle_in_transaction_session_timeout = '10s'`);
    return await this.checkpoints.lock(projection);
  }

  /**
   * In a unit of work, before `park`. False when this program has parked so many within a minute that it is at fault
   * itself; it stays so until the projection gets past the event at which it was told, or `allowParking`.
   */
  async mayPark(projection: string): Promise<boolean> {
    await this.checkpoints.lock(projection);
    const program = await this.program.text();
    const [row] = await this.database.query<{ stopped: boolean | null; lately: number }>(
      `select parking_stopped_by = $2 as stopped, (select count(*) from eventstore.parked_history
         where projection = $1 and programs[1] = $2 and parked_at > greatest($3, parking_counts_from)
           and revision < $4) as lately
         from eventstore.checkpoint where projection = $1`,
      [projection, program, this.clock.now() - WITHIN_MS, GREATEST_REVISION],
    );
    if (row?.stopped === true) return false;
    if ((row?.lately ?? 0) < PARKED_AT_MOST) return true;
    await this.#stoppedBy(projection, program);
    return false;
  }

  /** Projections that a program has stopped because it would park too many, and which version of it. */
  async stopped(): Promise<readonly { readonly projection: string; readonly program: string }[]> {
    return await this.database.query(
      `select projection, parking_stopped_by as program from eventstore.checkpoint
        where parking_stopped_by is not null order by projection`,
    );
  }

  /** Somebody has looked at them: as many may be parked once more, also within the same minute. */
  async allowParking(projection: string): Promise<void> {
    const sql = `update eventstore.checkpoint set parking_stopped_by = null, parking_counts_from = $2 where projection = $1`;
    await this.database.execute(sql, [projection, this.clock.now()]);
  }

  /** The projection has got past the event at which it was stopped. */
  async goOn(projection: string): Promise<void> {
    await this.#stoppedBy(projection, null);
  }

  /** In a unit of work. Leaves the history of this event out from it on; one that is parked waits there from now on. */
  async park(projection: string, event: RecordedEvent, why: string): Promise<void> {
    await this.checkpoints.lock(projection);
    const { stream, revision, position, id, type } = event;
    const name = cleanJson(type).slice(0, LONGEST_NAME);
    const [now, program] = [this.clock.now(), await this.program.text()];
    const row = [projection, keyOf(stream), kept(revision), position, id, name, why, now, program];
    await this.database.execute(PARK, row);
    await this.#changed(projection);
  }

  /** In a unit of work: these events of parked histories were left out. */
  async leaveOut(projection: string, events: readonly RecordedEvent[]): Promise<void> {
    await this.database.execute(
      `update eventstore.parked_history parked set last_revision = greatest(parked.last_revision, left_out.revision)
         from (select stream, max(revision) as revision from unnest($2::text[], $3::bigint[]) e (stream, revision)
                group by stream) left_out
        where parked.projection = $1 and parked.stream = left_out.stream`,
      [projection, events.map(({ stream }) => keyOf(stream)), events.map(({ revision }) => kept(revision))],
    );
  }

  /** This program cannot project it either, for this reason. */
  async failedAgain({ projection, stream }: ParkedHistory, why: string): Promise<void> {
    await this.database.execute(
      `update eventstore.parked_history set why = $3, tried_at = $4,
              programs = case when $5 = any (programs) then programs else programs || $5::text end
        where projection = $1 and stream = $2`,
      [projection, stream, why, this.clock.now(), await this.program.text()],
    );
  }

  /** In a unit of work in which all of its events were projected. */
  async release({ projection, stream }: Pick<ParkedHistory, 'projection' | 'stream'>): Promise<void> {
    await this.database.execute('delete from eventstore.parked_history where projection = $1 and stream = $2', [
      projection,
      stream,
    ]);
    await this.#changed(projection);
  }

  async #stoppedBy(projection: string, program: string | null): Promise<void> {
    const sql = 'update eventstore.checkpoint set parking_stopped_by = $2 where projection = $1';
    await this.database.execute(sql, [projection, program]);
  }

  async #changed(projection: string): Promise<void> {
    await this.database.execute('update eventstore.checkpoint set parkings = parkings + 1 where projection = $1', [
      projection,
    ]);
  }
}

/** A stream may have a name that no column, or no index, can hold; no history of ours has. */
export function keyOf(stream: string): string {
  const name = cleanJson(stream);
  if (name.length <= LONGEST_NAME) return name;
  return `${name.slice(0, LONGEST_NAME)}…${createHash('sha256').update(stream).digest('hex')}`;
}

/** For the log: nothing of what the event says. A tombstone, which has no number of its own, goes without. */
export function parkedInWords(projection: string, { stream, revision, type }: RecordedEvent, why: string): string {
  const from = revision < GREATEST_REVISION ? `event ${revision} (${type})` : type;
  return `${projection}: ${stream} is parked from ${from} on, which cannot be projected: ${why}`;
}

const kept = (revision: number): number => Math.min(revision, GREATEST_REVISION);
