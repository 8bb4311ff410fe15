import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CallerId, Clock, NotFound } from 'podcast-briefings/extension';
import { type Highlight, highlightOf } from '../../domain/highlight.js';
import { HighlightStore } from '../ports/highlight-store.js';
import { KnownBriefings } from '../ports/known-briefings.js';
import { Transcripts } from '../ports/transcripts.js';

export class KeepHighlight extends Command<Highlight> {
  constructor(
    readonly owner: CallerId,
    readonly artifactId: string,
    readonly sentence: string,
  ) {
    super();
  }
}

@CommandHandler(KeepHighlight)
export class KeepHighlightHandler implements ICommandHandler<KeepHighlight> {
  constructor(
    private readonly transcripts: Transcripts,
    private readonly briefings: KnownBriefings,
    private readonly highlights: HighlightStore,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, artifactId, sentence }: KeepHighlight): Promise<Highlight> {
    const spoken = await this.transcripts.of(owner, artifactId);
    if (spoken === null) throw new NotFound(`You have no briefing with the id ${artifactId} that can be read.`);
    const highlight = highlightOf(spoken, sentence, this.clock.now());
    return this.briefings.withLock(spoken.briefingId, async (known) => {
      // It may have been erased since the transcript was read.
      if (known?.owner === null) throw new NotFound(`You have no briefing with the id ${artifactId}.`);
      return this.highlights.keep(owner, highlight);
    });
  }
}
