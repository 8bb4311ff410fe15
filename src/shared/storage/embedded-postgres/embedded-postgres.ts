import { mkdir, realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { APPLICATION, createApplicationRole } from './application-role.js';
import { DataFolderLock } from './data-folder-lock.js';
import { accountFor } from './postgres-account.js';
import { binariesFor, type PostgresBinaries } from './postgres-binaries.js';
import { awaitVacant, ensureCluster, SUPERUSER } from './postgres-cluster.js';
import { PostgresFolder, REFUGE } from './postgres-folder.js';
import { freePort, probe } from './postgres-probe.js';
import { PostgresProcess, type ServerCommand, type ServerSettings } from './postgres-process.js';
import { announce, withdraw } from './running-postgres.js';

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** Called with messages for the operator. */
  readonly say?: (line: string) => void;
  readonly settings?: ServerSettings;
  /** What is in it comes from a backup: nobody else is to start on the folder before the database can say so. */
  readonly restoring?: boolean;
  /** Default: those that npm installed. */
  readonly binaries?: PostgresBinaries;
  /** The server is gone and does not come back. Default: an uncaught exception, since nothing works without it. */
  readonly onLost?: (error: Error) => void;
}

const DATABASE = 'briefings';
const PORT_ATTEMPTS = 5;
const RESTARTS_IN_A_ROW = 5;
const HEALTHY_AFTER_MS = 60_000;
// Recovery after a crash may have much to read.
const START_TIMEOUT_MS = 300_000;

/**
 * The PostgreSQL that comes with the program: one server on one data folder, on loopback, on a port that was free.
 * It stops when we end, by kill -9 too; it comes back when it ends and we do not.
 */
export class EmbeddedPostgres {
  private process: PostgresProcess | null = null;
  private stopping = false;

  private constructor(
    private readonly options: EmbeddedPostgresOptions,
    private readonly lock: DataFolderLock,
    private readonly place: Place,
    private port = 0,
  ) {}

  /** Throws DataFolderInUse, DatabaseUnfit. */
  static async start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    await mkdir(options.dataDir, { recursive: true });
    const dataDir = await realpath(options.dataDir);
    const lock = await DataFolderLock.acquire(dataDir);
    try {
      const server = new EmbeddedPostgres(options, lock, await preparePlace(dataDir, options));
      await server.startOnFreePort();
      return server;
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  /** Of the role that the program works as. */
  get url(): string {
    return urlOf(APPLICATION, this.place.applicationPassword, this.port, DATABASE);
  }

  /** Of the superuser, who brings the schemas up to date and owns the events. */
  get ownerUrl(): string {
    return this.asSuperuser(DATABASE);
  }

  /** A clean shutdown. Call it when all connections have done their work. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.process?.stop();
    await withdraw(this.place.folder);
    await this.lock.release();
  }

  private asSuperuser(database: string): string {
    return urlOf(SUPERUSER, this.place.password, this.port, database);
  }

  private async startOnFreePort(): Promise<void> {
    // Between finding a port free and using it, another program may take it.
    for (let attempt = 1; attempt <= PORT_ATTEMPTS; attempt += 1) {
      this.port = await freePort();
      if (await this.launch()) {
        await this.ensureDatabase();
        const { url, ownerUrl } = this;
        await announce(this.place.folder, { url, ownerUrl, cluster: this.place.command.folder });
        void this.keepRunning();
        return;
      }
    }
    throw new Error(`PostgreSQL does not start. Its log says:\n${await this.place.folder.endOfLog()}`);
  }

  private async ensureDatabase(): Promise<void> {
    const found = await asClient(this.asSuperuser('postgres'), async (client) => {
      const { rowCount: databases } = await client.query('select from pg_database where datname = $1', [DATABASE]);
      if (databases === 0) await client.query(`create database ${DATABASE}`);
      return await client.query('select from pg_roles where rolname = $1', [APPLICATION]);
    });
    if (found.rowCount !== 0) return;
    const { applicationPassword } = this.place;
    await asClient(this.ownerUrl, async (client) => await createApplicationRole(client, applicationPassword));
  }

  private async launch(): Promise<boolean> {
    await awaitVacant(this.place.command.folder);
    await this.place.folder.shortenLog();
    const started = await PostgresProcess.spawn({ ...this.place.command, port: this.port });
    if (await this.answers(started)) {
      started.unref();
      this.process = started;
      return true;
    }
    await started.stop();
    return false;
  }

  private async answers(started: PostgresProcess): Promise<boolean> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (started.running && Date.now() < deadline) {
      const found = await probe(this.asSuperuser('postgres'), this.place.command.folder);
      if (found === 'ours') return true;
      if (found === 'foreign') return false;
      await sleep(20);
    }
    return false;
  }

  private async keepRunning(): Promise<void> {
    for (let restarts = 0; restarts < RESTARTS_IN_A_ROW; restarts += 1) {
      const since = Date.now();
      await this.process?.ended;
      if (this.stopping) return;
      if (Date.now() - since > HEALTHY_AFTER_MS) restarts = 0;
      this.options.say?.('PostgreSQL ended unexpectedly and is started again.');
      const back = await this.launch().catch(() => false);
      if (!back) break;
    }
    const log = await this.place.folder.endOfLog();
    this.lost(new Error(`PostgreSQL ended and does not start again. Its log says:\n${log}`));
  }

  private lost(error: Error): void {
    if (this.stopping) return;
    if (this.options.onLost !== undefined) return this.options.onLost(error);
    setImmediate(() => {
      throw error;
    });
  }
}

/** All that stays the same while the server comes and goes. */
interface Place {
  readonly folder: PostgresFolder;
  readonly password: string;
  readonly applicationPassword: string;
  readonly command: Omit<ServerCommand, 'port'>;
}

async function preparePlace(dataDir: string, options: EmbeddedPostgresOptions): Promise<Place> {
  const say = options.say ?? (() => undefined);
  const folder = new PostgresFolder(dataDir);
  await folder.create();
  if (options.restoring === true) await folder.beginRestore();
  else await folder.assertNoRestore();
  const account = await accountFor(await folder.cluster());
  const refuge = account === null ? folder.path : REFUGE;
  const binaries = options.binaries ?? (await binariesFor(account, refuge, say));
  const cluster = await folder.clusterFor(account, say);
  const [password, applicationPassword] = [await folder.password(), await folder.password('application-password')];
  await ensureCluster({ initdb: binaries.initdb, folder: cluster, password, account });
  const { postgres } = binaries;
  const { logFile } = folder;
  const command = { postgres, folder: cluster, account, logFile, settings: options.settings };
  return { folder, password, applicationPassword, command };
}

const urlOf = (role: string, password: string, port: number, database: string): string =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;

async function asClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
