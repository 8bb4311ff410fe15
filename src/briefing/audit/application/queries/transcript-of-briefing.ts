import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { BriefingFiles, LostContent } from '../../../application/ports/media/briefing-files.js';
import type { LineTiming, Recording, Speaker } from '../../../application/ports/speech/recording-studio.js';
import type { EventOf, MediaRef } from '../../../domain/events.js';
import type { Script } from '../../../domain/script.js';
import { decisiveEvent } from './decisive-event.js';
import { ReplayBriefing } from './replay-briefing.js';
import { problemsOf, type PastBriefing } from './state-of-briefing.js';

/** Another voice spoke a line than that of its host. */
export interface Replaced {
  readonly speaker: Speaker;
  /** As `Recording.speech[…].insteadOf.because`. */
  readonly because: string;
}

export interface TranscriptLine extends LineTiming {
  readonly host: string;
  /** As it stands in the transcript. */
  readonly text: string;
  /** As the engine was given it, and who that was; null: from before that was kept. */
  readonly speech: string | null;
  readonly speaker: Speaker | null;
  readonly insteadOf: Replaced | null;
}

export interface FoundTranscript {
  /** Their content is what the history says of it. */
  readonly files: readonly MediaRef[];
  readonly lines: readonly TranscriptLine[];
}

/** not_recorded: nobody has spoken yet. changed_history: what names the files is not as it was recorded. */
export interface NoTranscript {
  readonly transcript: 'not_recorded' | 'erased' | 'changed_history';
}

/** A file that the history names is not there, or its content is another. */
export interface LostTranscript {
  readonly transcript: LostContent['how'];
  readonly key: string;
}

export interface BriefingTranscript {
  /** Of the newest event. */
  readonly revision: number;
  readonly problems: PastBriefing['problems'];
  readonly found: FoundTranscript | NoTranscript | LostTranscript;
}

/** What was said, beside what engines were given to say. Whoever shows it asks the AuditedHistoryReader. */
export class TranscriptOfBriefing extends Query<BriefingTranscript> {
  constructor(readonly id: string) {
    super();
  }
}

interface Named {
  readonly composed: EventOf<'BriefingComposed'>;
  readonly recorded: EventOf<'SpeechRecorded'>;
}

@QueryHandler(TranscriptOfBriefing)
export class TranscriptOfBriefingHandler implements IQueryHandler<TranscriptOfBriefing> {
  constructor(
    private readonly queries: QueryBus,
    private readonly files: BriefingFiles,
  ) {}

  async execute({ id }: TranscriptOfBriefing): Promise<BriefingTranscript> {
    const events = await this.queries.execute(new ReplayBriefing(id));
    const recorded = decisiveEvent(events, ['SpeechRecorded']);
    const composed = decisiveEvent(events, ['BriefingComposed']);
    const about = { revision: events.at(-1)?.revision ?? 0, problems: problemsOf(events) };
    if (typeof recorded === 'string' || typeof composed === 'string') {
      const why = typeof recorded === 'string' ? recorded : 'none';
      return { ...about, found: { transcript: why === 'none' ? 'not_recorded' : why } };
    }
    return { ...about, found: await this.open({ composed, recorded }) };
  }

  private async open({ composed, recorded }: Named): Promise<BriefingTranscript['found']> {
    const files = [composed.data.script, recorded.data.timeline] as const;
    try {
      const script = await this.files.json<Script>(files[0]);
      return { files, lines: linesOf(script, await this.files.json<Recording>(files[1])) };
    } catch (error) {
      if (error instanceof LostContent) return { transcript: error.how, key: error.key };
      throw error;
    }
  }
}

function linesOf(script: Script, { timings, speech, speakers }: Recording): readonly TranscriptLine[] {
  const speakerOf = (index: number | undefined): Speaker | null => speakers?.[index ?? -1] ?? null;
  return script.lines.map(({ host, text }, index) => {
    const spoken = speech?.[index];
    const instead = speakerOf(spoken?.insteadOf?.speaker);
    return {
      ...(timings[index] ?? { startMs: 0, durationMs: 0 }),
      host: script.hosts[host]?.name ?? '',
      text,
      speech: spoken?.text ?? null,
      speaker: speakerOf(spoken?.speaker),
      insteadOf: instead === null ? null : { speaker: instead, because: spoken?.insteadOf?.because ?? '' },
    };
  });
}
