import { openArchive, type OpenedArchive } from './archive-reader.js';
import { BackupUnusable, type BackupHeader } from './backup-format.js';
import type { NamedBackup } from './open-backup-place.js';

/** A backup of a chain, which may be read again and again. */
export interface ChainLink {
  readonly name: string;
  readonly header: BackupHeader;
  open(): Promise<OpenedArchive>;
}

/** Reads no more than its beginning. Throws BackupUnusable. */
export async function readHeader(backup: NamedBackup, passphrase: string | null): Promise<BackupHeader> {
  const archive = await openBackup(backup, passphrase);
  archive.close();
  return archive.header;
}

const openBackup = async ({ place, name }: NamedBackup, passphrase: string | null): Promise<OpenedArchive> =>
  await openArchive(await place.read(name), passphrase);

/** The backup and those that it goes on from, the whole one first. They are looked for where it is. Throws BackupUnusable. */
export async function chainOf({ place, name }: NamedBackup, passphrase: string | null): Promise<readonly ChainLink[]> {
  const header = await readHeader({ place, name }, passphrase);
  const link = { name, header, open: async () => await openBackup({ place, name }, passphrase) };
  if (header.after === null) return [link];
  const earlier = await chainOf({ place, name: header.after.file }, passphrase);
  const last = earlier.at(-1)?.header;
  if (last?.id !== header.after.id || last.upTo !== header.after.upTo) {
    throw new BackupUnusable(`${header.after.file} is not the backup that ${name} goes on from.`);
  }
  return [...earlier, link];
}
