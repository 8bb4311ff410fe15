import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import type { CorrectionFile } from '../../domain/correcting/correction.js';
import { CitationReview } from '../citation-review.js';
import { BriefingFiles, LostContent } from '../ports/media/briefing-files.js';
import { BriefingHistory } from '../ports/briefing-history.js';

/**
 * Compares what a ready briefing cites with what its sources say now, and records what has changed in substance. May be
 * interrupted anywhere, repeated, and done by two processes at once.
 */
export class ReviewCitations extends Command<void> {
  constructor(
    readonly briefingId: BriefingId,
    /** null: of all items that it cites. */
    readonly itemIds: readonly string[] | null,
  ) {
    super();
  }
}

@CommandHandler(ReviewCitations)
export class ReviewCitationsHandler implements ICommandHandler<ReviewCitations> {
  constructor(
    private readonly history: BriefingHistory,
    private readonly review: CitationReview,
    private readonly files: BriefingFiles,
    private readonly clock: Clock,
  ) {}

  async execute({ briefingId, itemIds }: ReviewCitations): Promise<void> {
    const noticedAt = this.clock.now();
    const state = await this.history.load(briefingId);
    if (state.status !== 'ready') return;
    for (const found of await this.review.of(briefingId, state, itemIds).catch(nothingWhenLost)) {
      const { itemId, kind, sentences } = found;
      const lines = [...new Set(sentences.flatMap((sentence) => sentence.lines))].toSorted((a, b) => a - b);
      const correction = await this.files.keepJson(briefingId, 'correction', found);
      const data = { itemId, kind, lines, correction, noticedAt };
      await this.history.record(briefingId, { type: 'CorrectCitation', data }, 'worker');
    }
    // What was kept after somebody had erased the briefing goes with it.
    if ((await this.history.load(briefingId)).status === 'erased') await this.files.forget(briefingId);
  }
}

/** Erased meanwhile, or lost: nobody can say any more what it cited. */
function nothingWhenLost(error: unknown): readonly CorrectionFile[] {
  if (error instanceof LostContent) return [];
  throw error;
}
