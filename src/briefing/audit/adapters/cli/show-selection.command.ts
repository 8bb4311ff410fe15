import { Injectable } from '@nestjs/common';
import { CliCommand, ProblemsFound, type CliArguments } from '../../../../shared/delivery/cli/cli-command.js';
import { ReadingRoom } from '../../application/reading-room.js';
import { WHOLE_LEDGER } from '../../domain/ledger-page.js';
import { selectionJson, selectionText } from './selection-text.js';
import { formatFrom, idsFrom } from './wanted.js';

@Injectable()
export class ShowSelectionCommand extends CliCommand {
  readonly name = 'audit:selection';
  readonly usage = 'ARTIFACT_ID… [--format json|text]';
  readonly summary = 'Prints what became of every item, and why. The look is recorded.';
  readonly options = ['format'];
  override readonly takesWords = true;

  constructor(private readonly room: ReadingRoom) {
    super();
  }

  /** Throws ProblemsFound, at the end. */
  async run(args: CliArguments, say: (line: string) => void): Promise<void> {
    const print = PRINTS[formatFrom(args)];
    const damaged: string[] = [];
    for (const id of idsFrom(args)) {
      const opened = await this.room.selection(id, WHOLE_LEDGER, 'operator');
      for (const line of print(opened)) say(line);
      if (opened.problems.length > 0 || 'key' in opened.found) damaged.push(id);
    }
    if (damaged.length > 0) throw new ProblemsFound(`NOT AS RECORDED: ${damaged.join(', ')}.`);
  }
}

const PRINTS = { json: selectionJson, text: selectionText } as const;
