import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

/** An unprivileged user of this machine. */
export interface OsAccount {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. As root we give it the owner of its data, or else `postgres` or `nobody`.
 * null: we are an ordinary user, and it runs as ourselves.
 */
export async function accountFor(dataFolder: string): Promise<OsAccount | null> {
  if (process.getuid?.() !== 0) return null;
  const accounts = await readAccounts();
  const owner = await stat(dataFolder).catch(() => null);
  if (owner !== null && owner.uid !== 0) {
    const known = accounts.find((account) => account.uid === owner.uid);
    return known ?? { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  const found = accounts.find(({ name }) => name === 'postgres') ?? accounts.find(({ name }) => name === 'nobody');
  if (found === undefined) {
    throw new Error('PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody".');
  }
  return found;
}

/** Who has this uid; an account without a name in the list of users goes by its number. */
export async function accountOf({ uid, gid }: Pick<OsAccount, 'uid' | 'gid'>): Promise<OsAccount> {
  const accounts = await readAccounts();
  return accounts.find((account) => account.uid === uid) ?? { name: String(uid), uid, gid };
}

/** null: there is none of this name, or it is root. */
export async function accountNamed(name: string): Promise<OsAccount | null> {
  return (await readAccounts()).find((account) => account.name === name) ?? null;
}

/** What `child_process` needs to run a program as that account. */
export const runAs = (account: OsAccount | null): { uid?: number; gid?: number; cwd: string } =>
  account === null ? { cwd: '/' } : { uid: account.uid, gid: account.gid, cwd: '/' };

/** Found out by trying: access lists, mount options and security modules cannot be computed from file modes. */
export async function succeedsAs(account: OsAccount | null, command: string, ...args: string[]): Promise<boolean> {
  try {
    await promisify(execFile)(command, args, runAs(account));
    return true;
  } catch {
    return false;
  }
}

async function readAccounts(): Promise<OsAccount[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  return lines
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== '' && uid > 0 && gid > 0);
}
