import { Injectable } from '@nestjs/common';
import { CliCommand, type CliArguments } from './cli-command.js';
import { digestOf } from '../../storage/proof/seal.js';
import { Sealing } from '../../storage/proof/sealing.js';

@Injectable()
export class SealHistoriesCommand extends CliCommand {
  readonly name = 'audit:seal';
  readonly usage = '';
  readonly summary = 'Seals all histories now; it happens once a day by itself.';
  readonly options = [];

  constructor(private readonly sealing: Sealing) {
    super();
  }

  async run(_: CliArguments, say: (line: string) => void): Promise<void> {
    const seal = await this.sealing.seal();
    say(`Seal ${seal.number} covers ${seal.count} events. Its digest is ${digestOf(seal)}.`);
  }
}
