import { Injectable } from '@nestjs/common';
import { BackupSettings } from '../../../config/backup-settings.js';
import { StorageSettings } from '../../../config/storage-settings.js';
import { Backups } from '../../storage/backup/backups.js';
import type { MadeBackup } from '../../storage/backup/making/backup-maker.js';
import { CliCommand, type CliValues, type Say, UsageError } from './cli-command.js';
import { backupInWords, backupTime, spokenOfBackup } from './backup-in-words.js';
import { choice, flag, requiredWord, text } from './parameters.js';

const PARAMETERS = {
  file: requiredWord('FILE', 'Name one file, or s3://bucket/prefix/name?endpoint=….'),
  since: text('FILE'),
  media: choice('included', 'referenced'),
  'keys-in-clear': flag(),
};

@Injectable()
export class BackUpCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'backup';
  readonly summary = 'Backs up all that is kept into one file, beside the running service; --since: what is new only.';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly backups: Backups,
    private readonly settings: BackupSettings,
    private readonly storage: StorageSettings,
  ) {
    super();
  }

  /** Throws CommandRefused. */
  async run(values: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const { bytes, manifest, header } = await spokenOfBackup(async () => await this.#make(values));
    const { backupPassphrase } = this.settings;
    for (const line of backupInWords(header, manifest)) say(line);
    if (backupPassphrase === null) say(header.keys ? KEYS_IN_CLEAR : WITHOUT_KEYS);
    say(`${values.file}: ${bytes} bytes${backupPassphrase === null ? '' : ', sealed (age)'}, ${backupTime(header)}.`);
  }

  async #make(values: CliValues<typeof PARAMETERS>): Promise<MadeBackup> {
    const { openNamedBackup } = await import('../../storage/backup/places/open-backup-place.js');
    const { mediaUrl } = this.storage;
    const { backupPassphrase: passphrase } = this.settings;
    const named = await openNamedBackup(values.file);
    const earlier = values.since === undefined ? null : await openNamedBackup(values.since);
    if (earlier !== null && earlier.place.inWords !== named.place.inWords) {
      throw new UsageError('--since must name a backup in the same place as FILE: it is looked for there.');
    }
    return await this.backups.make({
      ...named,
      earlier,
      media: values.media ?? (mediaUrl === null ? 'included' : 'referenced'),
      passphrase,
      keys: passphrase !== null || values['keys-in-clear'],
    });
  }
}

const WITHOUT_KEYS =
  'Not in it, because BACKUP_PASSPHRASE is not set: the secret key and the key of the seals. Keep them apart (SECRET_KEY_FILE, ' +
  'SEAL_KEY_FILE, or secret-key and seal-key.pem in DATA_DIR): signing keys and webhooks cannot be opened without.';

const KEYS_IN_CLEAR = 'The keys of this installation are in it, in clear: whoever has the file is in.';
