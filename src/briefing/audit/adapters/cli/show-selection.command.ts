import { Injectable } from '@nestjs/common';
import { CliCommand, type CliValues, ProblemsFound, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { AuditedHistoryReader } from '../../application/audited-history-reader.js';
import { WHOLE_LEDGER } from '../../domain/ledger-page.js';
import { selectionJson, selectionText } from './selection-text.js';
import { ARTIFACT_IDS, FORMAT } from './history-parameters.js';

const PARAMETERS = { ids: ARTIFACT_IDS, format: FORMAT };

@Injectable()
export class ShowSelectionCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'audit:selection';
  readonly summary = 'Prints what became of every item, and why. The look is recorded.';
  readonly parameters = PARAMETERS;

  constructor(private readonly histories: AuditedHistoryReader) {
    super();
  }

  /** Throws ProblemsFound, at the end. */
  async run({ ids, format }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const print = PRINTS[format];
    const damaged: string[] = [];
    for (const id of ids) {
      const audited = await this.histories.selection(id, WHOLE_LEDGER, 'operator');
      for (const line of print(audited)) say(line);
      if (audited.problems.length > 0 || 'key' in audited.found) damaged.push(id);
    }
    if (damaged.length > 0) throw new ProblemsFound(`NOT AS RECORDED: ${damaged.join(', ')}.`);
  }
}

const PRINTS = { json: selectionJson, text: selectionText } as const;
