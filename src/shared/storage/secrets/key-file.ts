import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder, takeName } from '../files/take-name.js';

/** A whole file or none, and of several who make one at the same time, the first wins. What is there stays. */
export async function makeKeyFile(file: string, make: () => string | Buffer): Promise<void> {
  if ((await readFile(file).catch(() => null)) !== null) return;
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    await handle.writeFile(make());
    await handle.sync();
    await handle.close();
    await takeName(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(dirname(file));
}
