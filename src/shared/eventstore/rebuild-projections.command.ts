import { Injectable } from '@nestjs/common';
import { CliCommand, type CliArguments } from '../cli/cli-command.js';
import { ProjectionRebuild } from './projection-rebuild.js';
import { ProjectionRegistry } from './projection.js';

@Injectable()
export class RebuildProjectionsCommand extends CliCommand {
  readonly name = 'projections:rebuild';
  readonly usage = '[NAME…]';
  readonly summary = 'Makes the rows that follow from histories again; readers see the old ones until it is done.';
  readonly options = [];

  constructor(
    private readonly registry: ProjectionRegistry,
    private readonly projections: ProjectionRebuild,
  ) {
    super();
  }

  async run({ positionals }: CliArguments, say: (line: string) => void): Promise<void> {
    const names = positionals.length > 0 ? positionals : this.registry.all().map(({ name }) => name);
    for (const name of names) say(`${name}: ${await this.projections.rebuild(name)} events replayed.`);
  }
}
