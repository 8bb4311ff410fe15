import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { takeName } from '../files/take-name.js';
import { MediaStoreUnfit, MediaUnavailable } from './media-store.js';

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

const idIn = async (path: string): Promise<string | null> => {
  const text = (await readFile(path, 'utf8').catch(missing))?.trim() ?? '';
  return text === '' ? null : text;
};

/**
 * Tells a folder of media that is not mounted, or another one, from one whose files are gone: it has a mark, which the
 * database remembers, and a file beside it for who works without the database. Without the right mark nothing is read,
 * written or removed there, or an empty folder would look like every file lost.
 */
export class MediaMount {
  readonly #log = new Logger('Media');
  #saidAt = 0;

  private constructor(
    private readonly root: string,
    /** null: nothing was ever kept here. */
    private id: string | null,
    /** What this machine has seen here. */
    private readonly remembered: string | null,
  ) {}

  /** `known`: of the database; null: it knows none. Reads only. */
  static async of(root: string, known: string | null = null): Promise<MediaMount> {
    const remembered = await idIn(`${root}${REMEMBERED}`);
    return new MediaMount(root, known ?? remembered, remembered);
  }

  get mark(): string | null {
    return this.id;
  }

  /** Whether this is the folder, or the first one. */
  async isThere(): Promise<boolean> {
    return this.id === null || (await idIn(this.#marker)) === this.id;
  }

  /**
   * Throws MediaStoreUnfit for what will not become right by waiting: another folder, or one that was never the right one
   * on this machine. One that was is not mounted yet.
   */
  async assertFit(): Promise<void> {
    if (this.id === null) return;
    const found = await idIn(this.#marker);
    if (found === this.id || (found === null && this.remembered === this.id)) return;
    throw new MediaStoreUnfit({ store: this.root, mark: this.#marker }, this.id, found);
  }

  /** Throws MediaUnavailable. */
  async assertThere(): Promise<void> {
    const there = await this.isThere().catch((error: unknown) => {
      throw new MediaUnavailable(error);
    });
    if (there) return;
    const now = Date.now();
    if (now - this.#saidAt > EVERY_MS) this.#log.error(this.#advice());
    if (now - this.#saidAt > EVERY_MS) this.#saidAt = now;
    throw new MediaUnavailable(new Error(`the mark of ${this.root} is missing`));
  }

  /** Of a folder that is there. In this order: who is killed in between finds the mark and remembers it. */
  async keepMark(): Promise<void> {
    this.id ??= (await idIn(this.#marker)) ?? (await this.#markFirst());
    if (this.id === this.remembered) return;
    const unfinished = `${this.root}${REMEMBERED}.${randomUUID()}`;
    await writeFile(unfinished, `${this.id}\n`, { mode: 0o600, flush: true });
    await rename(unfinished, `${this.root}${REMEMBERED}`);
  }

  get #marker(): string {
    return join(this.root, MARKER);
  }

  /** Several programs may share the folder: the first one's mark stays. */
  async #markFirst(): Promise<string> {
    const unfinished = `${this.#marker}.${randomUUID()}`;
    await writeFile(unfinished, `${randomUUID()}\n`, { mode: 0o600, flush: true });
    await takeName(unfinished, this.#marker).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await rm(unfinished, { force: true });
    return (await idIn(this.#marker)) ?? '';
  }

  #advice(): string {
    return (
      `${this.root} is not the folder that files were kept in: it is not mounted, or was emptied (its ${MARKER} is missing). ` +
      `Mount it, or bring it back from a backup. If another folder is right from now on, write the line ${this.id} into ${this.#marker}.`
    );
  }
}
