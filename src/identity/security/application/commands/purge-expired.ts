import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import { EXPIRING_KINDS, type ExpiringKind, IDLE_CALLER_RETENTION_MS, RETENTION_MS } from '../../domain/retention.js';
import { IdleCallers } from '../idle-callers.js';
import { UnusedAnonymous } from '../unused-anonymous.js';
import { ExpiredRows } from '../ports/expired-rows.js';

/** Rows in one statement: no request waits for long, and whoever is killed has lost little. */
const BATCH = 1_000;

export interface Purged {
  readonly what: ExpiringKind | 'idleCallers' | 'unusedCallers';
  /** So many were removed. */
  readonly count: number;
}

/** Deletes rows whose retention is over, in batches. Can be stopped at any time, and run by several processes at once. */
export class PurgeExpired extends Command<readonly Purged[]> {
  constructor(readonly signal: AbortSignal) {
    super();
  }
}

@CommandHandler(PurgeExpired)
export class PurgeExpiredHandler implements ICommandHandler<PurgeExpired> {
  constructor(
    private readonly rows: ExpiredRows,
    private readonly idle: IdleCallers,
    private readonly unused: UnusedAnonymous,
    private readonly clock: Clock,
  ) {}

  async execute({ signal }: PurgeExpired): Promise<readonly Purged[]> {
    const now = this.clock.now();
    // First, because idle callers are found by their expired tokens.
    const purged: Purged[] = [
      { what: 'idleCallers', count: await this.idle.remove(now - IDLE_CALLER_RETENTION_MS, signal) },
      { what: 'unusedCallers', count: await this.unused.expire(now, signal) },
    ];
    for (const what of EXPIRING_KINDS) {
      const before = now - RETENTION_MS[what];
      purged.push({ what, count: await inBatches(signal, () => this.rows.remove(what, before, BATCH)) });
    }
    return purged;
  }
}

async function inBatches(signal: AbortSignal, remove: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let last = BATCH; last === BATCH && !signal.aborted; total += last) last = await remove();
  return total;
}
