import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../../shared/kernel/clock.js';
import { RetentionTrail } from '../../../../shared/kernel/compliance/retention-trail.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import {
  DAY_MS,
  EXPIRING_KINDS,
  type ExpiringKind,
  IDLE_CALLER_RETENTION_MS,
  RETENTION_MS,
} from '../../domain/retention.js';
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
  // eslint-disable-next-line max-params
  constructor(
    private readonly rows: ExpiredRows,
    private readonly idle: IdleCallers,
    private readonly unused: UnusedAnonymous,
    private readonly unitOfWork: UnitOfWork,
    private readonly trail: RetentionTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ signal }: PurgeExpired): Promise<readonly Purged[]> {
    const now = this.clock.now();
    // First, because idle callers are found by their expired tokens.
    const idleBefore = now - IDLE_CALLER_RETENTION_MS;
    const idle = await this.idle.remove(idleBefore, signal);
    const why = 'they had made nothing';
    await this.trail.expired({ what: 'anonymous callers', count: idle, before: idleBefore, why });
    const purged: Purged[] = [
      { what: 'idleCallers', count: idle },
      { what: 'unusedCallers', count: await this.unused.expire(now, signal) },
    ];
    for (const what of EXPIRING_KINDS) {
      const before = now - RETENTION_MS[what];
      purged.push({ what, count: await inBatches(signal, () => this.remove(what, before)) });
    }
    return purged;
  }

  /** What was of use until it ended, such as a session, was no record of anything; what is kept beyond its end is. */
  private remove(what: ExpiringKind, before: EpochMs): Promise<number> {
    if (RETENTION_MS[what] === 0) return this.rows.remove(what, before, BATCH);
    return this.unitOfWork.run(async () => {
      const count = await this.rows.remove(what, before, BATCH);
      await this.trail.expired({
        what: RECORDED_AS[what] ?? what,
        count,
        before,
        why: `kept for ${daysOf(what)} days`,
      });
      return count;
    });
  }
}

const RECORDED_AS: Readonly<Partial<Record<ExpiringKind, string>>> = {
  replacedTokens: 'replaced tokens',
  failedSignInsOfNobody: 'failed sign-ins of nobody known',
  securityEvents: 'security events',
};

const daysOf = (what: ExpiringKind): number => RETENTION_MS[what] / DAY_MS;

async function inBatches(signal: AbortSignal, remove: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let last = BATCH; last === BATCH && !signal.aborted; total += last) last = await remove();
  return total;
}
