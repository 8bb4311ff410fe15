import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageSettings } from '../../../../config/storage-settings.js';
import { makeKeyFile } from '../../secrets/key-file.js';
import { BackupUnusable, KEY_MEMBERS } from './backup-format.js';

type Places = Pick<StorageSettings, 'dataDir' | 'secretKeyFile' | 'sealKeyFile'>;

/** The keys of an installation, by the members that hold them: what the database has sealed is worth nothing without. */
const filesOf = ({ dataDir, secretKeyFile, sealKeyFile }: Places): ReadonlyMap<string, string> =>
  new Map([
    [KEY_MEMBERS.secretKey, secretKeyFile ?? join(dataDir, 'secret-key')],
    [KEY_MEMBERS.sealKey, sealKeyFile ?? join(dataDir, 'seal-key.pem')],
  ]);

/** Those that this machine has. */
export async function readKeys(places: Places): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for (const [member, file] of filesOf(places)) {
    const content = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (content !== null) found.set(member, content);
  }
  return found;
}

/** Where the settings say. Throws BackupUnusable when another key is there. */
export async function restoreKey(places: Places, member: string, content: Buffer): Promise<void> {
  const file = filesOf(places).get(member);
  if (file === undefined) return;
  await makeKeyFile(file, () => content);
  await assertNoOtherKey(places, member, content);
}

/** Throws BackupUnusable when another key than this one is where the settings say. */
export async function assertNoOtherKey(places: Places, member: string, content: Buffer): Promise<void> {
  const file = filesOf(places).get(member);
  const there = (await readKeys(places)).get(member);
  if (file === undefined || there === undefined || there.equals(content)) return;
  throw new BackupUnusable(
    `${file} is there already and is another key than that of the backup. Move it away, and restore again.`,
  );
}
