import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, copyFile, link, mkdir, open, readdir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { syncFolder, takeName } from '../files/take-name.js';
import { checkMediaKey } from './media-key.js';
import { MediaMount } from './media-mount.js';
import { MarkedMediaStore, type ByteRange, type StoredMedia } from './media-store.js';

/** Half-written files live here, on the same file system; no key can name it, because it begins with a dot. */
const INCOMING = '.incoming';
const CHECK_BYTES = 4096;
const LEFTOVER_AGE_MS = 60 * 60 * 1000;

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));

function orNull(error: unknown): null {
  if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return null;
  throw error;
}

/** For readers there is nothing either where nobody may read, where links go round, and on a spoilt piece of the disk. */
const orUnreadable = (error: unknown): null => (hasCode(error, 'EACCES', 'ELOOP', 'EIO') ? null : orNull(error));

/** Does not wait for who would write into a pipe. */
const READING = constants.O_RDONLY | constants.O_NONBLOCK;

/**
 * Links to briefings are secrets: no other user of the machine may look for them here. A mounted folder may be somebody
 * else's, who then says who may read it, or on a file system that has no such rights.
 */
async function hideFromOthers(root: string): Promise<void> {
  await chmod(root, 0o700).catch((error: unknown) => {
    if (!hasCode(error, 'EPERM', 'EROFS', 'ENOTSUP', 'ENOSYS')) throw error;
  });
}

/** Files below one folder. A file appears under its key by `link`, complete and synced, or not at all; the first wins. */
export class DiskMediaStore extends MarkedMediaStore {
  private constructor(
    private readonly root: string,
    private readonly mount: MediaMount,
  ) {
    super();
  }

  /**
   * Makes the folder and removes what crashes left behind more than an hour ago; where the folder of before is not mounted,
   * nothing is touched until it is. `known`: the mark that the database knows. Throws MediaStoreUnfit.
   */
  static async open(root: string, known: string | null = null): Promise<DiskMediaStore> {
    const mount = await MediaMount.of(root, known);
    if (known !== null) await mount.assertFit();
    if (!(await mount.isThere())) return new DiskMediaStore(root, mount);
    await mkdir(join(root, INCOMING), { recursive: true });
    await hideFromOthers(root);
    await sweep(join(root, INCOMING));
    await mount.keepMark();
    return new DiskMediaStore(root, mount);
  }

  override get mark(): string | null {
    return this.mount.mark;
  }

  override async put(key: string, content: Uint8Array): Promise<void> {
    await this.#publish(key, async (temporary) => {
      await writeFile(temporary, content, { flag: 'wx', flush: true });
    });
  }

  override async putFile(key: string, localPath: string): Promise<void> {
    await this.#publish(key, (temporary) => takeOver(localPath, temporary));
    await unlink(localPath);
  }

  override async replaceFile(key: string, localPath: string): Promise<void> {
    await this.mount.assertThere();
    const path = this.#pathOf(key);
    const temporary = join(this.root, INCOMING, randomUUID());
    await takeOver(localPath, temporary);
    await mkdir(dirname(path), { recursive: true });
    await rename(temporary, path).catch(async (error: unknown) => {
      if (!hasCode(error, 'EISDIR')) throw error;
      // A folder is nothing of ours, but perhaps of somebody: it stays, out of the way.
      await rename(path, join(this.root, INCOMING, randomUUID()));
      await rename(temporary, path);
    });
    await this.#syncFolders(dirname(path));
    await unlink(localPath);
  }

  override async stat(key: string): Promise<StoredMedia | null> {
    const found = await stat(this.#pathOf(key)).catch(orUnreadable);
    if (found?.isFile() !== true) return await this.#nothing();
    return { bytes: found.size, version: `${found.ino}-${found.size}-${found.mtimeMs}-${found.ctimeMs}` };
  }

  override async read(key: string, range?: ByteRange): Promise<Readable | null> {
    if ((await this.stat(key)) === null) return null;
    const file = await open(this.#pathOf(key), READING).catch(orUnreadable);
    return file?.createReadStream(range === undefined ? {} : { start: range.start, end: range.end }) ?? null;
  }

  override async readAll(key: string): Promise<Buffer | null> {
    const file = await open(this.#pathOf(key), READING).catch(orUnreadable);
    if (file === null) return await this.#nothing();
    try {
      return (await file.stat()).isFile() ? await file.readFile().catch(orUnreadable) : null;
    } finally {
      await file.close();
    }
  }

  override async removeBelow(folder: string): Promise<void> {
    await this.mount.assertThere();
    const path = this.#pathOf(folder);
    const found = await stat(path).catch(orNull);
    if (found?.isDirectory() !== true) return;
    // A concurrent writer may fill a folder that was empty: then the removal is tried again.
    await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    await syncFolder(dirname(path));
  }

  /** Writes: a disk that is full, or has become read-only, lets itself be looked at. */
  override async check(): Promise<void> {
    await this.mount.assertThere();
    const file = join(this.root, INCOMING, randomUUID());
    try {
      await writeFile(file, Buffer.alloc(CHECK_BYTES), { flag: 'wx', flush: true });
    } finally {
      await unlink(file).catch(orNull);
    }
  }

  #pathOf(key: string): string {
    return join(this.root, checkMediaKey(key));
  }

  /** Of a folder that is not mounted nobody knows what is in it. */
  async #nothing(): Promise<null> {
    await this.mount.assertThere();
    return null;
  }

  async #publish(key: string, write: (temporary: string) => Promise<void>): Promise<void> {
    await this.mount.assertThere();
    const path = this.#pathOf(key);
    const temporary = join(this.root, INCOMING, randomUUID());
    try {
      await write(temporary);
      await mkdir(dirname(path), { recursive: true });
      await takeName(temporary, path).catch((error: unknown) => {
        if (!hasCode(error, 'EEXIST')) throw error;
      });
      await this.#syncFolders(dirname(path));
    } finally {
      await unlink(temporary).catch(orNull);
    }
  }

  /**
   * Entries of a folder are on the disk only after the folder itself was synced. All of them up to our own: one that
   * exists already may have been made a moment ago by somebody who was killed before this.
   */
  async #syncFolders(folder: string): Promise<void> {
    for (let one = folder; one.length >= this.root.length; one = dirname(one)) await syncFolder(one);
  }
}

/** A hard link when it is the same file system, else a copy; either way the source stays until the key exists. */
async function takeOver(localPath: string, temporary: string): Promise<void> {
  await link(localPath, temporary).catch(async (error: unknown) => {
    if (!hasCode(error, 'EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS')) throw error;
    await copyFile(localPath, temporary, constants.COPYFILE_EXCL);
  });
  await sync(temporary);
}

async function sync(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Other processes on the same folder may finish or remove files meanwhile.
    const found = await stat(path).catch(orNull);
    if (found !== null && Date.now() - found.mtimeMs > LEFTOVER_AGE_MS) await unlink(path).catch(orNull);
  }
}
