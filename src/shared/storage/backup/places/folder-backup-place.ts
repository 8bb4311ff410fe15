import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncFolder, takeName } from '../../files/take-name.js';
import { BackupUnusable } from '../archive/backup-format.js';
import { BackupPlace } from './backup-place.js';

const UNFINISHED = /\.unfinished-[\da-f]{8}$/;
/** No backup pauses so long between two writes: whoever made it was killed. */
const LEFTOVER_AGE_MS = 60 * 60 * 1000;

const WHY: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  EACCES: 'this program may not write there',
  EROFS: 'the file system is read-only',
  EEXIST: 'it is there already',
  ENOENT: 'it is not there',
  ENOTDIR: 'a file is in the place of its folder',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'its name is too long',
  EFBIG: 'it is larger than files can be there',
};

/** Files of one folder, readable by the program's user alone. */
export class FolderBackupPlace extends BackupPlace {
  constructor(private readonly folder: string) {
    super();
  }

  override get inWords(): string {
    return this.folder;
  }

  override async write(name: string, content: Readable): Promise<number> {
    const unfinished = `${this.#path(name)}.unfinished-${randomUUID().slice(0, 8)}`;
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await this.#sweep();
      await pipeline(content, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
      const { size } = await stat(unfinished);
      await takeName(unfinished, this.#path(name));
      await syncFolder(this.folder);
      return size;
    } catch (error) {
      content.destroy();
      throw inWords(this.#path(name), error);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  override async read(name: string): Promise<Readable> {
    const path = this.#path(name);
    try {
      const file = await open(path);
      if ((await file.stat()).isDirectory()) return await refuseFolder(file, path);
      return file.createReadStream({ highWaterMark: 256 * 1024 });
    } catch (error) {
      throw inWords(path, error);
    }
  }

  override async names(): Promise<readonly string[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw inWords(this.folder, error);
    });
    return names.filter((name) => !UNFINISHED.test(name)).toSorted();
  }

  override async remove(name: string): Promise<void> {
    await rm(this.#path(name), { force: true });
    await syncFolder(this.folder);
  }

  #path(name: string): string {
    return join(this.folder, name);
  }

  async #sweep(): Promise<void> {
    for (const name of (await readdir(this.folder)).filter((one) => UNFINISHED.test(one))) {
      const found = await stat(this.#path(name)).catch(() => null);
      if (found !== null && Date.now() - found.mtimeMs > LEFTOVER_AGE_MS) await rm(this.#path(name), { force: true });
    }
  }
}

async function refuseFolder(file: FileHandle, path: string): Promise<never> {
  await file.close();
  throw new BackupUnusable(`${path}: it is a folder. Name the file of one backup.`);
}

/** All that a file system says is of the operator's making; `error.message` names the call where we have no words. */
function inWords(path: string, error: unknown): unknown {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  const why = WHY[code ?? ''] ?? (syscall === undefined ? undefined : message);
  return why === undefined ? error : new BackupUnusable(`${path}: ${why}.`);
}
