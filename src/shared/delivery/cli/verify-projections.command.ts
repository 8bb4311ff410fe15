import { Injectable } from '@nestjs/common';
import { CliCommand, type CliValues, ProblemsFound, type Say } from './cli-command.js';
import { words } from './parameters.js';
import { histories, spoiltInWords } from './spoilt-in-words.js';
import type { Change } from '../../kernel/changes.js';
import type { Json } from '../../kernel/json.js';
import { ProjectionVerification, type RowDifference } from '../../storage/projections/projection-verification.js';
import { ProjectionRegistry } from '../../storage/projections/projection.js';

const LONGEST_VALUE = 120;

const PARAMETERS = { names: words('NAME') };

@Injectable()
export class VerifyProjectionsCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'projections:verify';
  readonly summary = 'Compares the rows that are served with what their histories say; changes nothing.';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly registry: ProjectionRegistry,
    private readonly projections: ProjectionVerification,
  ) {
    super();
  }

  /** Throws ProblemsFound, at the end. */
  async run({ names }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    let [total, left] = [0, 0];
    for (const name of this.registry.names(names)) {
      const { events, differing, differences, spoilt } = await this.projections.verify(name);
      say(`${name}: ${events} events replayed, ${differing} rows differ.`);
      for (const line of differences.flatMap(wordsFor)) say(`  ${line}`);
      if (differing > differences.length) say(`  and ${differing - differences.length} more`);
      for (const one of spoilt) say(`  ${spoiltInWords(one)}; its row was not compared.`);
      total += differing;
      left += spoilt.length;
    }
    const problems = [
      total > 0 ? `${total} rows are not what their histories say; "projections:rebuild" makes them again.` : '',
      left > 0 ? `${histories(left)} cannot be replayed; "projections:retry" tries what is parked.` : '',
    ].filter((problem) => problem !== '');
    if (problems.length > 0) throw new ProblemsFound(problems.join(' '));
  }
}

function wordsFor({ id, kind, changes }: RowDifference): string[] {
  if (kind === 'missing') return [`${id}: no row is served, but its history has one`];
  if (kind === 'extra') return [`${id}: a row is served, but its history has none`];
  return changes.map(
    ({ path, before, after }: Change) => `${id} ${path}: served ${short(before)}, replayed ${short(after)}`,
  );
}

function short(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE)}…`;
}
