import type { StorageSettings } from '../../../config/storage-settings.js';
import type { DatabaseAddress } from '../database/database-address.js';
import { prepareDataFolder } from './data-folder.js';
import { EmbeddedPostgres } from './embedded-postgres.js';
import { findRunningPostgres } from './running-postgres.js';

export interface StartedDatabase extends DatabaseAddress {
  /** It was started here, just now: no other program can be using it. */
  readonly alone: boolean;
  /** Stops what was started here, nothing else. */
  stop(): Promise<void>;
}

type Wanted = Pick<StorageSettings, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>;
type Say = (line: string) => void;

/**
 * The database of the service: the operator's own, or else the embedded one. Throws DataFolderUnusable, DataFolderInUse, and
 * DatabaseUnfit where a restore has begun, unless it is one.
 */
export async function startDatabase(config: Wanted, say?: Say, restoring = false): Promise<StartedDatabase> {
  await prepareDataFolder(config.dataDir);
  if (config.databaseUrl !== null) return notOurs({ url: config.databaseUrl, ownerUrl: config.databaseOwnerUrl });
  const server = await EmbeddedPostgres.start({ dataDir: config.dataDir, restoring, ...(say && { say }) });
  return { url: server.url, ownerUrl: server.ownerUrl, alone: true, stop: () => server.stop() };
}

/** The same for a command beside the service: joins the one that runs, or starts the database for itself. */
export async function joinDatabase(config: Wanted, say?: Say): Promise<StartedDatabase> {
  const running = config.databaseUrl === null ? await findRunningPostgres(config.dataDir) : null;
  return running === null ? startDatabase(config, say) : notOurs(running);
}

const notOurs = (address: DatabaseAddress): StartedDatabase => ({
  ...address,
  alone: false,
  stop: async () => undefined,
});
