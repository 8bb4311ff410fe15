import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { PersonalDataIndex } from '../../../shared/kernel/compliance/personal-data-index.js';
import { CallerErasure } from './ports/caller-erasure.js';
import { ExpiredRows } from './ports/expired-rows.js';

const PAGE = 1_000;

/** Anonymous callers that registered, made nothing, and can never come back: nobody would miss them. */
@Injectable()
export class IdleCallers {
  constructor(
    private readonly rows: ExpiredRows,
    private readonly personalData: PersonalDataIndex,
    private readonly callers: CallerErasure,
  ) {}

  /** Removes those whose last session ended at `before` or earlier; returns how many there were. */
  async remove(before: EpochMs, signal: AbortSignal): Promise<number> {
    let removed = 0;
    let after: CallerId | null = null;
    do {
      const inactive: readonly CallerId[] = await this.rows.inactiveAnonymous(before, after, PAGE);
      for (const caller of inactive) {
        if (signal.aborted) return removed;
        if (await this.removeIfIdle(caller)) removed += 1;
      }
      after = inactive[PAGE - 1] ?? null;
    } while (after !== null);
    return removed;
  }

  private async removeIfIdle(caller: CallerId): Promise<boolean> {
    return !(await this.personalData.hasAny(caller)) && (await this.callers.removeAnonymous(caller));
  }
}
