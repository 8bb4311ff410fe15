import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BUNDLE } from './bundle-format.js';

/** Something is in the folder already. */
export class FolderNotEmpty extends Error {
  override readonly name = 'FolderNotEmpty';

  constructor(folder: string) {
    super(`There is something in ${folder} already. Name a folder that is empty, or not there yet.`);
  }
}

/** Files and their SHA-256 list, in a folder that is there only when it is complete. */
export class BundleWriter {
  readonly #sums: string[] = [];

  private constructor(
    private readonly folder: string,
    private readonly unfinished: string,
  ) {}

  /** Throws FolderNotEmpty. */
  static async create(path: string): Promise<BundleWriter> {
    const folder = resolve(path);
    const inside = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error.code === 'ENOTDIR' ? new FolderNotEmpty(folder) : error;
    });
    if (inside.length > 0) throw new FolderNotEmpty(folder);
    const unfinished = `${folder}.unfinished-${randomUUID().slice(0, 8)}`;
    await mkdir(unfinished, { recursive: true });
    return new BundleWriter(folder, unfinished);
  }

  /** `name`: a path below the folder, with slashes. */
  async write(name: string, content: string | AsyncIterable<string | Uint8Array>): Promise<void> {
    const sum = await this.#put(name, content);
    this.#sums.push(`${sum}  ${name}\n`);
  }

  /** Nobody sees the folder before this. Throws FolderNotEmpty. */
  async finish(): Promise<void> {
    await this.#put(BUNDLE.sums, this.#sums.toSorted((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1)).join(''));
    await rename(this.unfinished, this.folder).catch((error: NodeJS.ErrnoException) => {
      throw ['ENOTEMPTY', 'EEXIST'].includes(error.code ?? '') ? new FolderNotEmpty(this.folder) : error;
    });
    const parent = await open(dirname(this.folder));
    await parent.sync();
    await parent.close();
  }

  /** After a failure. */
  async discard(): Promise<void> {
    await rm(this.unfinished, { recursive: true, force: true });
  }

  async #put(name: string, content: string | AsyncIterable<string | Uint8Array>): Promise<string> {
    const path = join(this.unfinished, name);
    await mkdir(dirname(path), { recursive: true });
    const hash = createHash('sha256');
    const counted = async function* (chunks: AsyncIterable<string | Uint8Array>): AsyncGenerator<string | Uint8Array> {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    };
    const source = Readable.from(typeof content === 'string' ? [content] : content);
    await pipeline(source, counted, createWriteStream(path, { flush: true }));
    return hash.digest('hex');
  }
}
