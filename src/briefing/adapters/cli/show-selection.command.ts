import { Injectable } from '@nestjs/common';
import { CliCommand, ProblemsFound, UsageError, type CliArguments } from '../../../shared/cli/cli-command.js';
import { ReadingRoom, type OpenedSelection } from '../../application/reading-room.js';
import { WHOLE_LEDGER } from '../../domain/ledger-page.js';
import { selectionJson, selectionText } from './selection-text.js';

@Injectable()
export class ShowSelectionCommand extends CliCommand {
  readonly name = 'audit:selection';
  readonly usage = 'ARTIFACT_ID… [--format json|text]';
  readonly summary = 'Prints what became of every item, and why. The look is recorded.';
  readonly options = ['format'];

  constructor(private readonly room: ReadingRoom) {
    super();
  }

  /** Throws ProblemsFound, at the end. */
  async run({ positionals: ids, options }: CliArguments, say: (line: string) => void): Promise<void> {
    if (ids.length === 0) throw new UsageError('Which briefing? Give its artifact id, like art_….');
    const print = printFor(options['format'] ?? 'json');
    const damaged: string[] = [];
    for (const id of ids) {
      const opened = await this.room.selection(id, WHOLE_LEDGER, 'operator');
      for (const line of print(opened)) say(line);
      if (opened.problems.length > 0 || 'key' in opened.found) damaged.push(id);
    }
    if (damaged.length > 0) throw new ProblemsFound(`NOT AS RECORDED: ${damaged.join(', ')}.`);
  }
}

function printFor(format: string): (opened: OpenedSelection) => readonly string[] {
  if (format === 'json') return selectionJson;
  if (format === 'text') return selectionText;
  throw new UsageError(`--format must be json or text, not "${format}".`);
}
