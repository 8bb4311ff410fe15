import { Injectable } from '@nestjs/common';
import { BackupSettings } from '../../../config/backup-settings.js';
import { StorageSettings } from '../../../config/storage-settings.js';
import { ContextSchemas } from '../../storage/database/context-schemas.js';
import { startDatabase } from '../../storage/embedded-postgres/start-database.js';
import { MediaStoreOpener } from '../../storage/media/media-store-opener.js';
import type { MediaStore } from '../../storage/media/media-store.js';
import type { ChainLink } from '../../storage/backup/chain/backup-chain.js';
import type { Restored } from '../../storage/backup/restoring/restorer.js';
import { CliCommand, type CliValues, type Say } from './cli-command.js';
import { backupTime, spokenOfBackup } from './backup-in-words.js';
import { requiredWord } from './parameters.js';

const PARAMETERS = { file: requiredWord('FILE', 'Name one backup: a file, or s3://bucket/prefix/name?endpoint=….') };

/** Runs without the rest of the program, which would begin to work on an empty database. */
@Injectable()
export class RestoreBackupCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'restore';
  readonly summary = 'Restores a backup into the empty data folder, database and event store that the settings name.';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly settings: BackupSettings,
    private readonly storage: StorageSettings,
    private readonly schemas: ContextSchemas,
    private readonly media: MediaStoreOpener,
  ) {
    super();
  }

  /** Throws CommandRefused, ProblemsFound. */
  async run({ file }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const { header, rows, events, files, jobs } = await spokenOfBackup(async () => await this.#restore(file, say));
    say(`Restored: ${rows} rows, ${events} events, ${files} files, ${jobs} jobs; ${backupTime(header)}.`);
    if (header.media === 'referenced') say(FILES_ARE_ELSEWHERE);
    if (!header.keys) say(KEYS_ARE_ELSEWHERE);
    say(
      'Erasures since then have to be done again. "audit:verify --media" checks what is there; then start the program.',
    );
  }

  async #restore(file: string, say: Say): Promise<Restored> {
    const { chainOf } = await import('../../storage/backup/chain/backup-chain.js');
    const { openNamedBackup } = await import('../../storage/backup/places/open-backup-place.js');
    const named = await openNamedBackup(file);
    const chain = await chainOf(named, this.settings.backupPassphrase);
    return await this.media.use(async (media) => await this.#into(media, chain, say));
  }

  async #into(media: MediaStore, chain: readonly ChainLink[], say: Say): Promise<Restored> {
    const { Restorer } = await import('../../storage/backup/restoring/restorer.js');
    const database = await startDatabase(this.storage, say, true);
    try {
      const { storage, schemas } = this;
      return await new Restorer({ address: database, storage, schemas: schemas.all, media }).restore(chain);
    } finally {
      await database.stop();
    }
  }
}

const FILES_ARE_ELSEWHERE =
  'The files of briefings are not in it: bring them back below the same keys (DATA_DIR/media, or MEDIA_URL).';

const KEYS_ARE_ELSEWHERE =
  'The keys are not in it: put the secret key and the key of the seals back before the program starts (SECRET_KEY_FILE, SEAL_KEY_FILE, ' +
  'or secret-key and seal-key.pem in DATA_DIR).';
