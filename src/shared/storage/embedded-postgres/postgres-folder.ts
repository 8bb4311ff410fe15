import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { restoreUnfinished } from '../database/database-fitness.js';
import type { OsAccount } from './postgres-account.js';
import { succeedsAs } from './postgres-account.js';

/** Where root keeps what PostgreSQL's user must reach and cannot reach below `DATA_DIR`. */
export const REFUGE = '/var/lib/podcast-briefings';

const LOG_LIMIT_BYTES = 5_000_000;

/** `DATA_DIR/postgres`: all that the embedded server keeps, or a note that says where its data is. */
export class PostgresFolder {
  readonly path: string;

  constructor(dataDir: string) {
    this.path = join(dataDir, 'postgres');
  }

  /** Where the running server is. Ours alone: it holds the password. */
  get runningFile(): string {
    return join(this.path, 'running.json');
  }

  get logFile(): string {
    return join(this.path, 'postgres.log');
  }

  /** Is there while a restore has begun that has no database yet to mark. */
  private get restoreFile(): string {
    return join(this.path, 'unfinished-restore');
  }

  private get elsewhereFile(): string {
    return join(this.path, 'data-is-in');
  }

  async create(): Promise<void> {
    await mkdir(this.path, { recursive: true });
    // Another user may traverse the folder but not list it; the files in it have their own modes.
    await chmod(this.path, 0o711);
  }

  /** What is there already belongs to somebody, and is judged when it is opened. */
  async beginRestore(): Promise<void> {
    if (await exists(join(await this.cluster(), 'PG_VERSION'))) return;
    await writeFile(this.restoreFile, '', { flush: true });
    await this.sync();
  }

  /** From here on the database says so itself. */
  async handRestoreOver(): Promise<void> {
    await rm(this.restoreFile, { force: true });
  }

  /** Throws DatabaseUnfit: an empty database would be taken for all that there ever was. */
  async assertNoRestore(): Promise<void> {
    if (await exists(this.restoreFile)) throw restoreUnfinished();
  }

  async endOfLog(): Promise<string> {
    return (await readFile(this.logFile, 'utf8').catch(() => '')).slice(-2_000).trim();
  }

  /** Removes a log that has grown too large: old problems are of no use. */
  async shortenLog(): Promise<void> {
    const size = await stat(this.logFile).catch(() => null);
    if (size !== null && size.size > LOG_LIMIT_BYTES) await rm(this.logFile);
  }

  /** The folder of the cluster, where it is already or where it shall be. */
  async cluster(): Promise<string> {
    const elsewhere = await readFile(this.elsewhereFile, 'utf8').catch(() => null);
    return elsewhere?.trim() ?? join(this.path, 'cluster');
  }

  /** As `cluster`, after making sure that `account` can get there. */
  async clusterFor(account: OsAccount | null, say: (line: string) => void): Promise<string> {
    const cluster = await this.cluster();
    const parent = dirname(cluster);
    if (account === null || (await succeedsAs(account, '/bin/sh', '-c', 'cd "$0"', parent))) return cluster;
    if (await exists(cluster)) {
      throw new Error(`PostgreSQL runs as ${account.name}, who cannot enter ${parent}, where its data is. Let it in.`);
    }
    const refuge = join(await openFolder(REFUGE), randomBytes(6).toString('hex'));
    await openFolder(refuge);
    await writeFile(this.elsewhereFile, `${join(refuge, 'cluster')}\n`);
    say(`PostgreSQL runs as ${account.name}, who cannot enter ${parent}. Its data is kept in ${refuge} instead.`);
    return join(refuge, 'cluster');
  }

  /**
   * A database password, made on first use: the superuser's, or that of another role. It is on the disk before anything
   * depends on it: with half of one nobody could ever come in again. The caller has the folder for itself.
   */
  async password(name = 'password'): Promise<string> {
    const file = join(this.path, name);
    const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    if (known.trim() !== '') return known.trim();
    const made = randomBytes(24).toString('base64url');
    await writeFile(`${file}.new`, made, { mode: 0o600, flush: true });
    await rename(`${file}.new`, file);
    await this.sync();
    return made;
  }

  private async sync(): Promise<void> {
    const folder = await open(this.path);
    await folder.sync();
    await folder.close();
  }
}

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A folder that others may enter, whatever root's umask is. */
export async function openFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755);
  return path;
}

/** An empty folder that only `account` can enter. */
export async function emptyFolder(path: string, account: OsAccount | null): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { mode: 0o700 });
  if (account !== null) await chown(path, account.uid, account.gid);
}
