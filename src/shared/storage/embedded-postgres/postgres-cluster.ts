import { execFile } from 'node:child_process';
import { chown, readFile, readlink, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { OsAccount } from './postgres-account.js';
import { runAs } from './postgres-account.js';
import { emptyFolder, exists } from './postgres-folder.js';

/** The superuser of the embedded server. */
export const SUPERUSER = 'briefings';

export interface NewCluster {
  readonly initdb: string;
  readonly folder: string;
  readonly password: string;
  readonly account: OsAccount | null;
}

/** Makes the cluster unless it is there. A killed attempt leaves nothing that could be taken for one. */
export async function ensureCluster(cluster: NewCluster): Promise<void> {
  if (await exists(join(cluster.folder, 'PG_VERSION'))) return;
  const unfinished = `${cluster.folder}.new`;
  const passwordFile = `${cluster.folder}.password`;
  await emptyFolder(unfinished, cluster.account);
  await writeFile(passwordFile, cluster.password, { mode: 0o600 });
  if (cluster.account !== null) await chown(passwordFile, cluster.account.uid, cluster.account.gid);
  try {
    await initialise(cluster, unfinished, passwordFile);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, cluster.folder);
}

async function initialise({ initdb, account }: NewCluster, folder: string, passwordFile: string): Promise<void> {
  const args = ['-D', folder, '-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  // lower() and text search know all letters under C.UTF-8; and its order never changes with the system's libraries.
  args.push('--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions');
  await promisify(execFile)(initdb, args, { ...runAs(account), env: { PATH: '/usr/bin:/bin', TZ: 'UTC' } });
}

/**
 * Waits until no server works in the folder any more: the one of a program that was killed needs a moment to end.
 * Then takes away a lock file that would stop the next one for no reason: it names no process, or one that is a zombie,
 * or that got its number later and is something else.
 */
export async function awaitVacant(folder: string, timeoutMs = 30_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let pids = await processesIn(folder);
  while (pids.length > 0 && Date.now() < deadline) {
    await sleep(100);
    pids = await processesIn(folder);
  }
  if (pids.length > 0) {
    throw new Error(`Another PostgreSQL (process ${Math.min(...pids)}) runs on ${folder}. Stop it first.`);
  }
  const lock = join(folder, 'postmaster.pid');
  const pid = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]);
  if (!(pid > 0) || (await exists(`/proc/${pid}`))) await rm(lock, { force: true });
}

/** A PostgreSQL server and its backends live in their data folder; zombies live nowhere. */
export async function processesIn(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => null)));
  return pids.filter((_, index) => places[index] === folder).map(Number);
}
