import { randomUUID } from 'node:crypto';
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { MediaUnavailable } from './media-store.js';

/** In the folder; no key can name it, because it begins with a dot. */
const MARKER = '.media-folder';
/** Beside the folder, where it is still there when nothing is mounted. */
const REMEMBERED = '.id';
/** How often the log says it. */
const EVERY_MS = 60_000;

const missing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
};

const idIn = async (path: string): Promise<string | null> =>
  (await readFile(path, 'utf8').catch(missing))?.trim() ?? null;

/**
 * Tells a folder of media that is not mounted from one whose files are gone: it has a mark, which is remembered beside it.
 * Without the mark nothing is read, written or removed there, or an empty folder would look like every file lost.
 */
export class MediaMount {
  readonly #log = new Logger('Media');
  #saidAt = 0;

  private constructor(
    private readonly root: string,
    /** null: nothing was ever kept here. */
    private id: string | null,
  ) {}

  /** Reads only. */
  static async of(root: string): Promise<MediaMount> {
    return new MediaMount(root, await idIn(`${root}${REMEMBERED}`));
  }

  /** Whether this is the folder, or the first one. */
  async isThere(): Promise<boolean> {
    return this.id === null || (await idIn(join(this.root, MARKER))) === this.id;
  }

  /** Throws MediaUnavailable. */
  async assertThere(): Promise<void> {
    if (await this.isThere()) return;
    const now = Date.now();
    if (now - this.#saidAt > EVERY_MS) this.#log.error(adviceFor(this.root));
    if (now - this.#saidAt > EVERY_MS) this.#saidAt = now;
    throw new MediaUnavailable(new Error(`the mark of ${this.root} is missing`));
  }

  /** Of a folder that is there. In this order: who is killed in between finds the mark and remembers it. */
  async mark(): Promise<void> {
    if (this.id !== null) return;
    const known = await idIn(join(this.root, MARKER));
    this.id = known ?? (await this.#markFirst());
    const unfinished = `${this.root}${REMEMBERED}.${randomUUID()}`;
    await writeFile(unfinished, `${this.id}\n`, { mode: 0o600, flush: true });
    await rename(unfinished, `${this.root}${REMEMBERED}`);
  }

  /** Several programs may share the folder: the first one's mark stays. */
  async #markFirst(): Promise<string> {
    const path = join(this.root, MARKER);
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, `${randomUUID()}\n`, { mode: 0o600, flush: true });
    await link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await unlink(unfinished);
    return (await idIn(path)) ?? '';
  }
}

const adviceFor = (root: string): string =>
  `${root} is not the folder that files were kept in: it is not mounted, or was emptied (its ${MARKER} is missing). ` +
  `Mount it, or bring it back from a backup. If another folder is right from now on, remove ${root}${REMEMBERED} and restart.`;
