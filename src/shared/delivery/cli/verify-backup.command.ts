import { Injectable } from '@nestjs/common';
import { BackupSettings } from '../../../config/backup-settings.js';
import { CliCommand, type CliValues, type Say } from './cli-command.js';
import { backupInWords, backupTime, spokenOfBackup } from './backup-in-words.js';
import { requiredWord } from './parameters.js';

const PARAMETERS = { file: requiredWord('FILE', 'Name one backup: a file, or s3://bucket/prefix/name?endpoint=….') };

/** Runs without a database and without the rest of the program. */
@Injectable()
export class VerifyBackupCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'backup:verify';
  readonly summary = 'Reads a backup, and those that it goes on from, to the end: is it whole and undamaged?';
  readonly parameters = PARAMETERS;

  constructor(private readonly settings: BackupSettings) {
    super();
  }

  /** Throws CommandRefused, ProblemsFound. */
  async run({ file }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const { BackupCheck } = await import('../../storage/backup/chain/backup-check.js');
    const { chainOf } = await import('../../storage/backup/chain/backup-chain.js');
    const { openNamedBackup } = await import('../../storage/backup/places/open-backup-place.js');
    await spokenOfBackup(async () => {
      const named = await openNamedBackup(file);
      const check = new BackupCheck();
      for (const link of await chainOf(named, this.settings.backupPassphrase)) {
        const manifest = await check.check(link);
        say(`${link.name}: ${backupTime(link.header)}.`);
        for (const line of backupInWords(link.header, manifest)) say(`  ${line}`);
      }
    });
    say('Sound.');
  }
}
