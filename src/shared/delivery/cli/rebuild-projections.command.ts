import { Injectable } from '@nestjs/common';
import { CliCommand, type CliValues, ProblemsFound, type Say } from './cli-command.js';
import { words } from './parameters.js';
import { histories, spoiltInWords } from './spoilt-in-words.js';
import { ProjectionRebuild } from '../../storage/projections/projection-rebuild.js';
import { ProjectionRegistry } from '../../storage/projections/projection.js';

const PARAMETERS = { names: words('NAME') };

@Injectable()
export class RebuildProjectionsCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'projections:rebuild';
  readonly summary = 'Makes the rows that follow from histories again, beside the served ones, and serves them.';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly registry: ProjectionRegistry,
    private readonly projections: ProjectionRebuild,
  ) {
    super();
  }

  /** Throws ProblemsFound, at the end. */
  async run({ names }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    let left = 0;
    for (const name of this.registry.names(names)) {
      const { events, changed, spoilt } = await this.projections.rebuild(name);
      say(`${name}: ${events} events replayed, ${changed} rows were not as they should be and are now.`);
      for (const one of spoilt) say(`  ${spoiltInWords(one)}; its row stays as it was.`);
      left += spoilt.length;
    }
    if (left > 0) throw new ProblemsFound(`${histories(left)} could not be replayed; "projections:parked" lists them.`);
  }
}
