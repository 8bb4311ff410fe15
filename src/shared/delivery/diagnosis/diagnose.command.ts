import { Injectable } from '@nestjs/common';
import { CliCommand, type CliValues, CommandRefused, type Say } from '../cli/cli-command.js';
import { word } from '../cli/parameters.js';
import { bundleName, writeBundle } from './bundle.js';
import { Diagnosis } from './diagnosis.js';

/** Why a new file cannot be made, by the code of the system. */
const REFUSED: Readonly<Record<string, string>> = {
  EEXIST: 'is there already.',
  EISDIR: 'is a folder: name a file that is not there yet.',
  ENOENT: 'would be in a folder that is not there.',
  ENOTDIR: 'would be in a folder that is not there.',
  EACCES: 'cannot be made: you may not write there.',
  EROFS: 'cannot be made: you may not write there.',
};

const PARAMETERS = { file: word('FILE', 'Name one file.') };

@Injectable()
export class DiagnoseCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'diagnose';
  readonly summary = 'Writes how the service is, without secrets, to a new file (tar.gz) for somebody who helps.';
  readonly parameters = PARAMETERS;

  constructor(private readonly diagnosis: Diagnosis) {
    super();
  }

  async run({ file = bundleName(new Date()) }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    await writeBundle(file, await this.diagnosis.findings()).catch((error: NodeJS.ErrnoException) => {
      const words = REFUSED[error.code ?? ''];
      throw words === undefined ? error : new CommandRefused(`${file} ${words}`);
    });
    say(`${file} says how the service is. It holds no secrets; only you can read it.`);
  }
}
