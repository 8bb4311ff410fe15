import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { McpCall } from '../../../shared/delivery/mcp/mcp-call.js';
import { FindSharedBriefing } from '../../application/queries/find-shared-briefing.js';
import type { ProjectedBriefing } from '../../application/ports/briefing-read-model.js';
import { nextStep } from '../../domain/briefing.js';
import { progressLabel } from '../../domain/production/progress.js';

const READ_EVERY_MS = 1000;

/** Longer, and clients and proxies between us give up. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** The same request may be repeated at will, so waiting for it must be bounded too. */
const WAITS_PER_CALLER = 4;

/** Lets calls that asked for progress wait until their briefing is made. */
@Injectable()
export class BriefingWatch {
  private readonly waiting = new Map<CallerId, number>();

  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /**
   * The briefing as it is now or, for a call that reports progress, as it is when it is finished or there was enough
   * waiting: ten minutes, a client that has gone, a program that stops, too many calls of this caller that wait already.
   */
  async follow(slug: string, call: McpCall): Promise<ProjectedBriefing> {
    const { id } = call.caller;
    const already = this.waiting.get(id) ?? 0;
    if (call.report === null || already >= WAITS_PER_CALLER) return this.read(slug);
    this.waiting.set(id, already + 1);
    try {
      return await this.wait(slug, call);
    } finally {
      const left = (this.waiting.get(id) ?? 1) - 1;
      if (left > 0) this.waiting.set(id, left);
      else this.waiting.delete(id);
    }
  }

  private async wait(slug: string, { report, signal }: McpCall): Promise<ProjectedBriefing> {
    const enough = this.clock.now() + LONGEST_WAIT_MS;
    for (;;) {
      const briefing = await this.read(slug);
      await report?.(briefing.percent, progressLabel(briefing.state.status));
      if (nextStep(briefing.state) === null || signal.aborted || this.clock.now() >= enough) return briefing;
      // Ends early when the signal does; the loop sees that.
      await sleep(READ_EVERY_MS, null, { signal }).catch(() => null);
    }
  }

  private read(slug: string): Promise<ProjectedBriefing> {
    return this.queries.execute(new FindSharedBriefing(slug));
  }
}
