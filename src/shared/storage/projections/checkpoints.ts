import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Clock } from '../../kernel/clock.js';
import { START, type Position } from '../eventstore/event-store.js';

/** Somebody else has moved the checkpoint: another projector, or a rebuild. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

/** What whoever moves a checkpoint learns of the histories that are left out (`ParkedHistories`). */
export interface Parking {
  /** Rises with every change of what is parked. */
  readonly changes: number;
  /** The program that must not park more; null: none. */
  readonly stoppedBy: string | null;
}

/**
 * How far each projection has come. The row is also its lock: whoever writes projected rows moves (or locks) it first,
 * in the same unit of work, so two can never project the same events one after the other.
 */
@Injectable()
export class Checkpoints {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async read(projection: string): Promise<Position> {
    const [row] = await this.database.query<{ position: Position }>(
      'select position from eventstore.checkpoint where projection = $1',
      [projection],
    );
    return row?.position ?? START;
  }

  /** Locks the checkpoint until the end of the unit of work. */
  async lock(projection: string): Promise<Position> {
    await this.database.execute(
      `insert into eventstore.checkpoint (projection, position, updated_at) values ($1, $2, $3) on conflict do nothing`,
      [projection, START, this.clock.now()],
    );
    const [row] = await this.database.query<{ position: Position }>(
      'select position from eventstore.checkpoint where projection = $1 for update',
      [projection],
    );
    return row?.position ?? START;
  }

  /** In a unit of work. Throws CheckpointMoved when it is not where the caller believes. */
  async move(projection: string, from: Position, to: Position): Promise<Parking> {
    if (from === START) await this.lock(projection);
    const [moved] = await this.database.query<Parking>(
      `update eventstore.checkpoint set position = $3, updated_at = $4 where projection = $1 and position = $2
       returning parkings as changes, parking_stopped_by as "stoppedBy"`,
      [projection, from, to, this.clock.now()],
    );
    if (moved === undefined) throw new CheckpointMoved(`the checkpoint of ${projection} is no longer at "${from}"`);
    return moved;
  }
}
