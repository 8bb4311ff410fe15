import { writeFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { CliCommand, type CliValues, CommandRefused, type Say } from './cli-command.js';
import { text } from './parameters.js';
import { sealText } from '../../storage/proof/seal.js';
import { Seals } from '../../storage/proof/seals.js';

/** Why a new file cannot be made, by the code of the system. */
const REFUSED: Readonly<Record<string, string>> = {
  EEXIST: 'is there already.',
  EISDIR: 'is a folder: name a file that is not there yet.',
  ENOENT: 'would be in a folder that is not there.',
  ENOTDIR: 'would be in a folder that is not there.',
  EACCES: 'cannot be made: you may not write there.',
  EROFS: 'cannot be made: you may not write there.',
};

const PARAMETERS = { out: text('FILE') };

@Injectable()
export class ExportSealsCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'audit:seals';
  readonly summary = 'Prints all seals, one a line, to be kept elsewhere; or writes them to a new file.';
  readonly parameters = PARAMETERS;

  constructor(private readonly seals: Seals) {
    super();
  }

  async run({ out }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const lines = (await this.seals.all()).map(sealText);
    if (out === undefined) return lines.forEach((line) => say(line));
    const content = lines.map((line) => `${line}\n`).join('');
    await writeFile(out, content, { flag: 'wx', flush: true }).catch((error: NodeJS.ErrnoException) => {
      const words = REFUSED[error.code ?? ''];
      throw words === undefined ? error : new CommandRefused(`${out} ${words}`);
    });
    say(`${lines.length} seals are in ${out}.`);
  }
}
