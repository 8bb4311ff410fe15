import { Injectable } from '@nestjs/common';
import {
  CliCommand,
  type CliValues,
  ProblemsFound,
  type Say,
  UsageError,
} from '../../../../shared/delivery/cli/cli-command.js';
import { parsed } from '../../../../shared/delivery/cli/parameters.js';
import {
  AuditedHistoryReader,
  type AuditedHistory,
  type AuditedState,
} from '../../application/audited-history-reader.js';
import type { PlaceInHistory } from '../../application/queries/state-of-briefing.js';
import { historyJson, stateJson } from './history-json.js';
import { historyText, stateText } from './history-text.js';
import { ARTIFACT_IDS, FORMAT } from './history-parameters.js';

const PARAMETERS = { ids: ARTIFACT_IDS, at: parsed('REVISION|ISO_TIME', placeFrom), format: FORMAT };

@Injectable()
export class ShowHistoryCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'audit:show';
  readonly summary = 'Prints histories of briefings, or what they were then. The look is recorded.';
  readonly parameters = PARAMETERS;

  constructor(private readonly histories: AuditedHistoryReader) {
    super();
  }

  /** Throws ProblemsFound, at the end. */
  async run({ ids, at, format }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const print = PRINTS[format];
    const damaged: string[] = [];
    for (const id of ids) {
      const shown =
        at === undefined
          ? await this.histories.history(id, 'operator')
          : await this.histories.state(id, at, 'operator');
      for (const line of print(shown)) say(line);
      if (shown.problems.length > 0) damaged.push(id);
    }
    if (damaged.length > 0) throw new ProblemsFound(`NOT AS RECORDED: ${damaged.join(', ')}.`);
  }
}

type Shown = AuditedHistory | AuditedState;

const PRINTS: Readonly<Record<'json' | 'text', (shown: Shown) => readonly string[]>> = {
  json: (shown) => ('events' in shown ? historyJson(shown) : stateJson(shown)),
  text: (shown) => ('events' in shown ? historyText(shown) : stateText(shown)),
};

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

function placeFrom(text: string): PlaceInHistory {
  if (/^\d{1,9}$/.test(text)) return { revision: Number(text) };
  const moment = ISO_TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(moment)) return { moment };
  throw new UsageError(`--at must be a revision like 3 or a time like 2026-11-21T08:00:00Z, not "${text}".`);
}
