import { Injectable } from '@nestjs/common';
import { CliCommand, type Say } from './cli-command.js';
import { digestOf } from '../../storage/proof/seal.js';
import { Sealing } from '../../storage/proof/sealing.js';

@Injectable()
export class SealHistoriesCommand extends CliCommand {
  readonly name = 'audit:seal';
  readonly summary = 'Seals all histories now; it happens once a day by itself.';
  readonly parameters = {};

  constructor(private readonly sealing: Sealing) {
    super();
  }

  async run(_: object, say: Say): Promise<void> {
    const seal = await this.sealing.seal();
    say(`Seal ${seal.number} covers ${seal.count} events. Its digest is ${digestOf(seal)}.`);
  }
}
