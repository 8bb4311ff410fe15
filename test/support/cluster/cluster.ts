import { generateKeyPairSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClusterDatabase } from './cluster-database.js';
import { EventStoreDbProcess } from '../eventstoredb/eventstoredb-process.js';
import { ObjectStorage } from '../servers/object-storage.js';
import {
  cli,
  commands,
  newDataDir,
  Program,
  removeDataDir,
  stopPrograms,
  type ProgramOptions,
} from '../program/program.js';

export interface ClusterOptions {
  readonly histories: 'PostgreSQL' | 'EventStoreDB';
  /** `folder`: one that all nodes share; `bucket`: object storage, and nothing else is shared. */
  readonly media: 'folder' | 'bucket';
  /** Of every node, besides where things are. */
  readonly env: Readonly<Record<string, string>>;
}

const STARTS = 5;

/** What several programs stand on: one database with two roles, a store of histories, media. Nodes are processes. */
export class Cluster {
  #nodes = 0;

  private constructor(
    readonly database: ClusterDatabase,
    private readonly eventStore: EventStoreDbProcess | null,
    private readonly storage: ObjectStorage | null,
    /** Of the command line. */
    readonly options: ProgramOptions,
  ) {}

  static async start({ histories, media, env }: ClusterOptions): Promise<Cluster> {
    const [database, eventStore, storage, dataDir] = await Promise.all([
      ClusterDatabase.start(),
      histories === 'EventStoreDB' ? EventStoreDbProcess.start() : null,
      media === 'bucket' ? ObjectStorage.start() : null,
      newDataDir(),
    ]);
    const places = {
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      ...(eventStore !== null && { EVENT_STORE_URL: eventStore.url }),
      ...storage?.env,
      SEAL_KEY_FILE: await newSealKey(dataDir),
      SECRET_KEY_FILE: join(import.meta.dirname, '../program/secret-key'),
    };
    return new Cluster(database, eventStore, storage, { dataDir, env: { ...env, ...places } });
  }

  /**
   * With bucket media it shares no folder with any other. Started again when a store was away at that moment, as
   * whatever keeps services running does. `checkout`: of another version.
   */
  async node(role: 'api' | 'worker', checkout?: string): Promise<Program> {
    const { dataDir, env } = this.options;
    const own = this.storage === null ? dataDir : join(dataDir, `node-${(this.#nodes += 1)}`);
    await mkdir(own, { recursive: true });
    for (let left = STARTS; ; left -= 1) {
      try {
        return await Program.start({
          dataDir: own,
          env: { ...env, ROLE: role },
          ...(checkout !== undefined && { checkout }),
        });
      } catch (error) {
        if (left === 0) throw error;
      }
    }
  }

  cli(...args: readonly string[]): Promise<string> {
    return cli(this.options, ...args);
  }

  /** In one program that is started once. */
  commands(...all: readonly (readonly string[])[]): Promise<string[]> {
    return commands(this.options, ...all);
  }

  /** kill -9, and back at the same address. */
  restartDatabase(): Promise<void> {
    return this.database.restart();
  }

  /** The same for the store of histories, when it is one of its own. */
  async restartEventStore(): Promise<void> {
    await this.eventStore?.kill();
    await this.eventStore?.startAgain();
  }

  /** It goes on, but all connections to it are gone. */
  async cutEventStore(): Promise<void> {
    await this.eventStore?.hangUp();
  }

  async restartMedia(): Promise<void> {
    await this.storage?.goAway();
    await this.storage?.comeBack();
  }

  /** Ends all nodes too. */
  async remove(): Promise<void> {
    await stopPrograms();
    await Promise.all([this.database.remove(), this.eventStore?.remove(), this.storage?.close()]);
    await removeDataDir(this.options.dataDir);
  }
}

async function newSealKey(folder: string): Promise<string> {
  const file = join(folder, 'seal-key-of-all.pem');
  await writeFile(file, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: 0o600,
  });
  return file;
}
