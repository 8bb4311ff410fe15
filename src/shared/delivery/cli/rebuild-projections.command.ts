import { Injectable } from '@nestjs/common';
import { CliCommand, type CliArguments } from './cli-command.js';
import { ProjectionRebuild } from '../../storage/eventstore/projection-rebuild.js';
import { ProjectionRegistry } from '../../storage/eventstore/projection.js';

@Injectable()
export class RebuildProjectionsCommand extends CliCommand {
  readonly name = 'projections:rebuild';
  readonly usage = '[NAME…]';
  readonly summary = 'Makes the rows that follow from histories again, beside the served ones, and serves them.';
  readonly options = [];
  override readonly takesWords = true;

  constructor(
    private readonly registry: ProjectionRegistry,
    private readonly projections: ProjectionRebuild,
  ) {
    super();
  }

  async run({ positionals }: CliArguments, say: (line: string) => void): Promise<void> {
    for (const name of this.registry.names(positionals)) {
      const { events, changed } = await this.projections.rebuild(name);
      say(`${name}: ${events} events replayed, ${changed} rows were not as they should be and are now.`);
    }
  }
}
