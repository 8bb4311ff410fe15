import { basename } from 'node:path';
import { openArchive, type OpenedArchive } from '../archive/archive-reader.js';
import { BackupUnusable, type BackupHeader } from '../archive/backup-format.js';
import type { NamedBackup } from '../places/open-backup-place.js';

/** A backup of a chain, which may be read again and again. */
export interface ChainLink {
  readonly name: string;
  readonly header: BackupHeader;
  open(): Promise<OpenedArchive>;
}

/** Folders, and what is one on another system. */
const NO_NAME = /^\.{0,2}$|[\\\0]/;

const openBackup = async ({ place, name }: NamedBackup, passphrase: string | null): Promise<OpenedArchive> =>
  await openArchive(await place.read(name), passphrase);

/** The backup and those that it goes on from, the whole one first. They are looked for where it is. Throws BackupUnusable. */
export async function chainOf({ place, name }: NamedBackup, passphrase: string | null): Promise<readonly ChainLink[]> {
  const chain = [await linkOf({ place, name }, passphrase)];
  const seen = new Set([name]);
  for (let next = chain[0]; next !== undefined && next.header.after !== null; next = chain[0]) {
    const { file } = next.header.after;
    assertBeside(next.name, file);
    if (seen.has(file)) throw new BackupUnusable(`${next.name} goes on from ${file}, which goes on from it: a circle.`);
    seen.add(file);
    chain.unshift(follows(next, await linkOf({ place, name: file }, passphrase)));
  }
  return chain;
}

/** Reads no more than its beginning. */
async function linkOf(backup: NamedBackup, passphrase: string | null): Promise<ChainLink> {
  const { header, close } = await openBackup(backup, passphrase);
  close();
  return { name: backup.name, header, open: async () => await openBackup(backup, passphrase) };
}

/** Whoever can change a backup in clear must not choose what else is read on this machine. */
function assertBeside(name: string, file: unknown): asserts file is string {
  const beside = typeof file === 'string' && file === basename(file) && !NO_NAME.test(file);
  if (beside) return;
  throw new BackupUnusable(
    `${name} goes on from ${JSON.stringify(file)}, which is no name of a file beside it: somebody changed it.`,
  );
}

/** Throws BackupUnusable. */
function follows({ name, header: { after } }: ChainLink, earlier: ChainLink): ChainLink {
  const { id, upTo } = earlier.header;
  if (id === after?.id && upTo === after.upTo) return earlier;
  throw new BackupUnusable(`${earlier.name} is not the backup that ${name} goes on from.`);
}
