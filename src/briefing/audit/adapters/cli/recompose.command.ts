import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, ProblemsFound, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { RecomposeBriefing } from '../../application/queries/recompose-briefing.js';
import { isIdentical, recompositionText } from './recomposition-text.js';
import { ARTIFACT_IDS } from './history-parameters.js';

const PARAMETERS = { ids: ARTIFACT_IDS };

@Injectable()
export class RecomposeCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'audit:recompose';
  readonly summary = 'Composes briefings again from their histories and compares. The look is recorded.';
  readonly parameters = PARAMETERS;

  constructor(private readonly queries: QueryBus) {
    super();
  }

  /** Throws ProblemsFound, at the end. */
  async run({ ids }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const [different, uncompared]: [string[], string[]] = [[], []];
    for (const id of ids) {
      const recomposition = await this.queries.execute(new RecomposeBriefing(id));
      for (const line of recompositionText(id, recomposition)) say(line);
      if (recomposition.outcome !== 'compared') uncompared.push(id);
      else if (!isIdentical(recomposition)) different.push(id);
    }
    const verdicts = [...verdict('NOT IDENTICAL', different), ...verdict('NOT COMPARED', uncompared)];
    if (verdicts.length > 0) throw new ProblemsFound(verdicts.join(' '));
  }
}

const verdict = (words: string, ids: readonly string[]): string[] =>
  ids.length === 0 ? [] : [`${words}: ${ids.join(', ')}.`];
