import { link, lstat, open, rename } from 'node:fs/promises';

/** What file systems without hard links say (vfat, exFAT, some of NFS and SMB). */
const NO_LINKS: readonly unknown[] = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL'];
/** What those say that cannot sync a folder. */
const NO_SYNC: readonly unknown[] = ['EINVAL', 'EPERM', 'ENOTSUP', 'EISDIR', 'EBADF', 'ENOSYS'];

/** Of `node:fs/promises`, so that a test can be a file system that has no hard links. */
export interface NameCalls {
  link(from: string, to: string): Promise<void>;
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;

/**
 * Gives a finished file its name; throws EEXIST when another has it. A link, unlike a renamed file, takes nobody's place.
 * Where there are none the file is renamed, and of two who finish in the same moment the later one wins.
 */
export async function takeName(unfinished: string, path: string, calls: NameCalls = { link }): Promise<void> {
  try {
    await calls.link(unfinished, path);
  } catch (error) {
    if (!NO_LINKS.includes(codeOf(error))) throw error;
    await assertFree(path);
    await rename(unfinished, path);
  }
}

async function assertFree(path: string): Promise<void> {
  const there = await lstat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
  if (there !== null) throw Object.assign(new Error(`EEXIST: ${path} is there already`), { code: 'EEXIST' });
}

/** A name is on the disk only when its folder was synced, where that can be done. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } catch (error) {
    if (!NO_SYNC.includes(codeOf(error))) throw error;
  } finally {
    await folder.close();
  }
}
