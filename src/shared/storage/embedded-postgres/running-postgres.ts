import { readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import type { DatabaseAddress } from '../database/database-address.js';
import { PostgresFolder } from './postgres-folder.js';
import { probe } from './postgres-probe.js';

interface Announcement extends DatabaseAddress {
  readonly ownerUrl: string;
  readonly cluster: string;
}

/** Tells other processes of this user, like the command line, where the server of this folder is. */
export async function announce(folder: PostgresFolder, announcement: Announcement): Promise<void> {
  const unfinished = `${folder.runningFile}.new`;
  await writeFile(unfinished, `${JSON.stringify(announcement)}\n`, { mode: 0o600 });
  await rename(unfinished, folder.runningFile);
}

export const withdraw = (folder: PostgresFolder): Promise<void> => rm(folder.runningFile, { force: true });

/** The address of the embedded database of a service that runs on this data folder now; null when none does. */
export async function findRunningPostgres(dataDir: string): Promise<DatabaseAddress | null> {
  const real = await realpath(dataDir).catch(() => dataDir);
  const text = await readFile(new PostgresFolder(real).runningFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (text === null) return null;
  const announced = announcementIn(text);
  if (announced === null) return null;
  const { url, ownerUrl, cluster } = announced;
  return (await probe(ownerUrl, cluster)) === 'ours' ? { url, ownerUrl } : null;
}

/** null: a disk that failed, or somebody's hand, left something else. */
function announcementIn(text: string): Announcement | null {
  try {
    const { url, ownerUrl, cluster } = (JSON.parse(text) ?? {}) as Partial<Announcement>;
    const isWhole = [url, ownerUrl].every((one) => URL.canParse(String(one))) && typeof cluster === 'string';
    return isWhole ? ({ url, ownerUrl, cluster } as Announcement) : null;
  } catch {
    return null;
  }
}
