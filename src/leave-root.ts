import { access, constants, lchown, lstat, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.js';
import {
  accountNamed,
  accountOf,
  succeedsAs,
  type OsAccount,
} from './shared/storage/embedded-postgres/postgres-account.js';
import { PostgresFolder } from './shared/storage/embedded-postgres/postgres-folder.js';

type Wanted = Pick<Config, 'dataDir' | 'port' | 'runAs' | 'sealKeyFile' | 'secretKeyFile'>;
type Say = (line: string) => void;

/** Tells the operator why the program cannot run as the user of RUN_AS. */
export class CannotLeaveRoot extends Error {
  override readonly name = 'CannotLeaveRoot';
}

const PROGRAM = fileURLToPath(import.meta.url);
const WAY_OUT =
  'Set RUN_AS to an ordinary user, or give DATA_DIR to one (chown), and the program and its PostgreSQL run as that user.';

/**
 * Started as root, the program goes on as the user of RUN_AS, else as the owner of DATA_DIR, who gets all that is in it; for
 * good, before anything is opened or asked. Where that cannot be, it says why: with RUN_AS it does not start then.
 */
export async function leaveRoot(config: Wanted, say: Say): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const account = config.runAs === null ? await ownerOf(config.dataDir) : await accountNamed(config.runAs);
  if (account === null && config.runAs !== null)
    throw new CannotLeaveRoot(`RUN_AS: there is no user "${config.runAs}".`);
  if (account === null) return say(`Running as root, for DATA_DIR belongs to root. ${WAY_OUT}`);
  if (account.uid === 0) throw new CannotLeaveRoot('RUN_AS must be an ordinary user.');
  const obstacle = await obstacleFor(account, config);
  if (obstacle === null) return become(account, config.dataDir);
  if (config.runAs !== null) throw new CannotLeaveRoot(`RUN_AS: ${obstacle}`);
  say(`Running as root, although DATA_DIR belongs to ${account.name}: ${obstacle}`);
}

/** null: root, or nobody yet. */
async function ownerOf(folder: string): Promise<OsAccount | null> {
  const found = await stat(folder).catch(() => null);
  return found === null || found.uid === 0 ? null : accountOf(found);
}

async function obstacleFor(account: OsAccount, config: Wanted): Promise<string | null> {
  const { name } = account;
  const { port, sealKeyFile, secretKeyFile } = config;
  if (port > 0 && port < (await firstOpenPort())) {
    return `only root may listen on port ${port}. Choose a port from 1024 on, behind a proxy.`;
  }
  for (const file of [PROGRAM, process.execPath, sealKeyFile, secretKeyFile]) {
    if (file === null || (await succeedsAs(account, '/bin/sh', '-c', 'test -r "$0"', file))) continue;
    return `${name} may not read ${file}. Let that user read it and enter the folders above it (chmod), or keep it elsewhere, for example in /opt.`;
  }
  await mkdir(config.dataDir, { recursive: true });
  const enters = await succeedsAs(account, '/bin/sh', '-c', 'cd "$0/.."', config.dataDir);
  return enters ? null : `${name} may not enter the folder that ${config.dataDir} is in.`;
}

async function firstOpenPort(): Promise<number> {
  const text = await readFile('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8').catch(() => '1024');
  return Number(text);
}

async function become(account: OsAccount, dataDir: string): Promise<void> {
  const cluster = await new PostgresFolder(dataDir).cluster();
  await giveAll(cluster, account);
  await giveAll(dataDir, account);
  // Groups first: afterwards nothing of this is allowed any more. No others than those with which it was tried.
  process.setgroups?.([account.gid]);
  process.setgid?.(account.gid);
  process.setuid?.(account.uid);
  await access(dataDir, constants.W_OK | constants.X_OK);
}

/** The folder itself comes last: as long as it is root's, who was killed half-way begins again. */
async function giveAll(path: string, account: OsAccount): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found === null) return;
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await giveAll(join(path, name), account);
  }
  if (found.uid === account.uid) return;
  // A second name of a file elsewhere is not ours to give; a link is given, not what it leads to.
  if (found.isFile() && found.nlink > 1) return;
  await lchown(path, account.uid, account.gid);
}
