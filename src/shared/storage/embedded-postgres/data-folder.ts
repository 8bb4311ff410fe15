import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

export class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable';

  constructor(dataDir: string, why: string) {
    super(
      `The data folder ${dataDir} cannot be used: ${why}. Set DATA_DIR to a folder that this program may write to.`,
    );
  }
}

const WHY: Readonly<Record<string, string>> = {
  EACCES: 'this program may not write there',
  EPERM: 'this program may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  ENOTDIR: 'a file is in its place',
  EEXIST: 'a file is in its place',
  ENOENT: 'it cannot be made there',
};

/** Makes the folder where it is missing. Throws DataFolderUnusable, in words for the operator. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(resolve(dataDir));
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = WHY[(error as NodeJS.ErrnoException).code ?? ''];
    throw why === undefined ? error : new DataFolderUnusable(dataDir, why);
  }
}

/** `mkdir` with `recursive` never returns where a file system makes no folders, e.g. below /proc. */
async function makeFolder(path: string): Promise<void> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found?.isDirectory() === true) return;
  if (found === null && dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path).catch(async (error: NodeJS.ErrnoException) => {
    const isThere = error.code === 'EEXIST' && (await stat(path)).isDirectory();
    if (!isThere) throw error;
  });
}
