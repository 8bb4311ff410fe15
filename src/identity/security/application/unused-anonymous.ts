import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { PersonalDataIndex } from '../../../shared/kernel/compliance/personal-data-index.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { EXPIRY } from '../domain/erasure.js';
import { EraseCaller } from './commands/erase-caller.js';
import { CallerErasure } from './ports/caller-erasure.js';
import { UnusedCallers, type Unused } from './ports/unused-callers.js';

const PAGE = 1_000;

/**
 * Anonymous callers expire with all that they made, when nothing of it was used for long: no request, and nobody played
 * or read a briefing of theirs. Feeds that only they followed are asked no more.
 */
@Injectable()
export class UnusedAnonymous {
  // eslint-disable-next-line max-params
  constructor(
    private readonly unused: UnusedCallers,
    private readonly unitOfWork: UnitOfWork,
    private readonly commands: CommandBus,
    private readonly personalData: PersonalDataIndex,
    private readonly callers: CallerErasure,
  ) {}

  /** Returns how many there were. May be killed at any time, and run by several processes at once. */
  async expire(now: EpochMs, signal: AbortSignal): Promise<number> {
    const { retentionMs } = this.unused;
    return retentionMs === null ? 0 : this.expireAll({ before: now - retentionMs, now }, signal);
  }

  private async expireAll(unused: Unused, signal: AbortSignal): Promise<number> {
    let expired = 0;
    for (let after: CallerId | null = null; ;) {
      const page: readonly CallerId[] = await this.unused.page(unused, after, PAGE);
      for (const caller of page) {
        if (signal.aborted) return expired;
        if (await this.expireOne(caller, unused)) expired += 1;
      }
      after = page[PAGE - 1] ?? null;
      if (after === null) return expired;
    }
  }

  private async expireOne(caller: CallerId, unused: Unused): Promise<boolean> {
    // Asked outside the transaction, which holds a connection: who has no token any more makes nothing meanwhile.
    const madeNothing = !(await this.personalData.hasAny(caller));
    return this.unitOfWork.run(async () => {
      if (!(await this.unused.hold(caller, unused))) return false;
      if (madeNothing) return this.callers.removeAnonymous(caller);
      await this.commands.execute(new EraseCaller(caller, EXPIRY));
      return true;
    });
  }
}
