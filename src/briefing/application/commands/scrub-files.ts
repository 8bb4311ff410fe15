import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { filesOf } from '../../domain/keeping/kept-files.js';
import { DamageReports } from '../damage-reports.js';
import { BriefingHistory, HistoryLost } from '../ports/briefing-history.js';
import { FileCare } from '../ports/media/file-care.js';
import { ScrubProgress, type Scrubbed } from '../ports/media/scrub-progress.js';
import type { Briefing } from '../../domain/briefing.js';

/** From the beginning of one pass to that of the next. */
const EVERY_MS = 7 * 24 * 60 * 60 * 1000;

/** Reads stored files, from where it was interrupted, and has those repaired that are not what their history says. */
export class ScrubFiles extends Command<void> {
  constructor(
    readonly bytesPerSecond: number,
    /** When to leave the rest to the next run. */
    readonly until: EpochMs,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

@CommandHandler(ScrubFiles)
export class ScrubFilesHandler implements ICommandHandler<ScrubFiles> {
  private readonly logger = new Logger(ScrubFilesHandler.name);

  // eslint-disable-next-line max-params
  constructor(
    private readonly history: BriefingHistory,
    private readonly care: FileCare,
    private readonly damage: DamageReports,
    private readonly progress: ScrubProgress,
    private readonly clock: Clock,
  ) {}

  async execute(run: ScrubFiles): Promise<void> {
    const { running, beganAt } = await this.progress.read();
    if (!running && beganAt !== null && this.clock.now() < beganAt + EVERY_MS) return;
    if (!running) await this.progress.begin(this.clock.now());
    while (!run.signal.aborted && this.clock.now() < run.until) {
      const briefing = await this.progress.next();
      if (briefing === null) return await this.progress.end(this.clock.now());
      await this.progress.passed(briefing, await this.scrub(briefing, run));
    }
  }

  private async scrub(briefing: BriefingId, run: ScrubFiles): Promise<Pick<Scrubbed, 'files' | 'bytes'>> {
    const files = filesOf(await this.stateOf(briefing));
    for (const { ref } of files) {
      const state = await this.care.examine(ref, run);
      if (state === 'intact') await this.damage.settle(ref.key);
      else await this.damage.reportAgain(briefing, ref.key, state);
    }
    return { files: files.length, bytes: files.reduce((sum, { ref }) => sum + ref.bytes, 0) };
  }

  private async stateOf(briefing: BriefingId): Promise<Briefing> {
    try {
      return await this.history.load(briefing);
    } catch (error) {
      if (!(error instanceof HistoryLost)) throw error;
      this.logger.error({ err: error, briefing, msg: 'its files cannot be checked' });
      return { status: 'unrequested' };
    }
  }
}
