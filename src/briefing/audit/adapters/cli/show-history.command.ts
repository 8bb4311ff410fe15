import { Injectable } from '@nestjs/common';
import {
  CliCommand,
  type CliValues,
  ProblemsFound,
  type Say,
  UsageError,
} from '../../../../shared/delivery/cli/cli-command.js';
import { flag, parsed } from '../../../../shared/delivery/cli/parameters.js';
import {
  AuditedHistoryReader,
  type AuditedHistory,
  type AuditedState,
  type AuditedTranscript,
} from '../../application/audited-history-reader.js';
import type { PlaceInHistory } from '../../application/queries/state-of-briefing.js';
import { historyJson, stateJson } from './history-json.js';
import { historyText, stateText } from './history-text.js';
import { transcriptJson, transcriptText } from './transcript-text.js';
import { ARTIFACT_IDS, FORMAT } from './history-parameters.js';

const PARAMETERS = {
  ids: ARTIFACT_IDS,
  at: parsed('REVISION|ISO_TIME', placeFrom),
  transcript: flag(),
  format: FORMAT,
};

@Injectable()
export class ShowHistoryCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'audit:show';
  readonly summary = 'Prints histories of briefings, what they were then, or what was said. The look is recorded.';
  readonly parameters = PARAMETERS;

  constructor(private readonly histories: AuditedHistoryReader) {
    super();
  }

  /** Throws ProblemsFound, at the end. */
  async run({ ids, at, transcript, format }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    if (transcript && at !== undefined) throw new UsageError('--at says nothing of a transcript: leave it out.');
    const print = PRINTS[format];
    const damaged: string[] = [];
    for (const id of ids) {
      const shown = await this.look(id, transcript ? 'transcript' : at);
      for (const line of print(shown)) say(line);
      if (shown.problems.length > 0 || ('found' in shown && 'key' in shown.found)) damaged.push(id);
    }
    if (damaged.length > 0) throw new ProblemsFound(`NOT AS RECORDED: ${damaged.join(', ')}.`);
  }

  private look(id: string, at: PlaceInHistory | 'transcript' | undefined): Promise<Shown> {
    if (at === 'transcript') return this.histories.transcript(id, 'operator');
    return at === undefined ? this.histories.history(id, 'operator') : this.histories.state(id, at, 'operator');
  }
}

type Shown = AuditedHistory | AuditedState | AuditedTranscript;

const PRINTS: Readonly<Record<'json' | 'text', (shown: Shown) => readonly string[]>> = {
  json(shown) {
    if ('found' in shown) return transcriptJson(shown);
    return 'events' in shown ? historyJson(shown) : stateJson(shown);
  },
  text(shown) {
    if ('found' in shown) return transcriptText(shown);
    return 'events' in shown ? historyText(shown) : stateText(shown);
  },
};

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

function placeFrom(text: string): PlaceInHistory {
  if (/^\d{1,9}$/.test(text)) return { revision: Number(text) };
  const moment = ISO_TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(moment)) return { moment };
  throw new UsageError(`--at must be a revision like 3 or a time like 2026-11-21T08:00:00Z, not "${text}".`);
}
