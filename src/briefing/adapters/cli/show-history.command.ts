import { Injectable } from '@nestjs/common';
import { CliCommand, UsageError, type CliArguments } from '../../../shared/cli/cli-command.js';
import { DomainError } from '../../../shared/kernel/domain-error.js';
import { ReadingRoom, type OpenedHistory, type OpenedState } from '../../application/reading-room.js';
import type { PlaceInHistory } from '../../application/state-of-briefing.js';
import { historyJson, stateJson } from './history-json.js';
import { historyText, stateText } from './history-text.js';

/** Said after all that could be shown was shown. */
export class DamagedHistory extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'damaged_history';

  constructor(ids: readonly string[]) {
    super(`Not as it was recorded: the history of ${ids.join(', ')}. The problems are printed where they are.`);
  }
}

@Injectable()
export class ShowHistoryCommand extends CliCommand {
  readonly name = 'audit:show';
  readonly usage = 'ARTIFACT_ID… [--at REVISION|ISO_TIME] [--format json|text]';
  readonly summary = 'Prints histories of briefings, or what they were then. The look is recorded.';
  readonly options = ['at', 'format'];

  constructor(private readonly room: ReadingRoom) {
    super();
  }

  /** Throws DamagedHistory, at the end. */
  async run({ positionals: ids, options }: CliArguments, say: (line: string) => void): Promise<void> {
    if (ids.length === 0) throw new UsageError('Which briefing? Give its artifact id, like art_….');
    const at = options['at'] === undefined ? null : placeFrom(options['at']);
    const print = PRINTS[formatFrom(options['format'] ?? 'json')];
    const damaged: string[] = [];
    for (const id of ids) {
      const shown = at === null ? await this.room.history(id, 'operator') : await this.room.state(id, at, 'operator');
      for (const line of print(shown)) say(line);
      if (shown.problems.length > 0) damaged.push(id);
    }
    if (damaged.length > 0) throw new DamagedHistory(damaged);
  }
}

type Shown = OpenedHistory | OpenedState;

const PRINTS: Readonly<Record<'json' | 'text', (shown: Shown) => readonly string[]>> = {
  json: (shown) => ('events' in shown ? historyJson(shown) : stateJson(shown)),
  text: (shown) => ('events' in shown ? historyText(shown) : stateText(shown)),
};

function formatFrom(text: string): keyof typeof PRINTS {
  if (text !== 'json' && text !== 'text') throw new UsageError(`--format must be json or text, not "${text}".`);
  return text;
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

function placeFrom(text: string): PlaceInHistory {
  if (/^\d{1,9}$/.test(text)) return { revision: Number(text) };
  const moment = ISO_TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(moment)) return { moment };
  throw new UsageError(`--at must be a revision like 3 or a time like 2026-11-21T08:00:00Z, not "${text}".`);
}
