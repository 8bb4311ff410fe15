import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { MediaDigests, type KnownMedia } from './media-digests.js';
import { MediaStore } from './media-store.js';

const digestKeyOf = (key: string): string => `${key}.sha256`;
const WRITTEN = /^([0-9a-f]{64}) (\d+)\n$/;
const REMEMBERED = 10_000;

/**
 * Files that follow from something else and that no history names: covers that are painted when they are asked for, samples
 * of voices. Each has its digest beside it. One that does not fit is not found, so it is made again.
 */
@Injectable()
export class DerivedMedia {
  readonly #known = new Map<string, KnownMedia>();

  constructor(
    private readonly media: MediaStore,
    private readonly digests: MediaDigests,
  ) {}

  /** null: there is none, or none that is as it was kept. */
  async find(key: string): Promise<KnownMedia | null> {
    const remembered = this.#known.get(key);
    if (remembered !== undefined && (await this.#isIntact(remembered))) return remembered;
    this.#known.delete(key);
    // Another process may have made it again.
    const written = await this.#written(key);
    if (written === null || !(await this.#isIntact(written))) return null;
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(key, written);
    return written;
  }

  /** Takes the file over. One that another process kept meanwhile stays; one that is damaged gives way. */
  async keep(key: string, localPath: string): Promise<KnownMedia> {
    const kept = await this.find(key);
    if (kept !== null) {
      await rm(localPath);
      return kept;
    }
    const { size: bytes } = await stat(localPath);
    const hash = createHash('sha256');
    await pipeline(createReadStream(localPath), hash);
    const known = { key, bytes, sha256: hash.digest('hex') };
    await this.media.replaceFile(key, localPath);
    // Last: who is killed before has a file without a digest, which is none.
    await inFile(`${known.sha256} ${bytes}\n`, (path) => this.media.replaceFile(digestKeyOf(key), path));
    return (await this.find(key)) ?? known;
  }

  /** As `keep`. */
  keepBytes(key: string, content: Uint8Array): Promise<KnownMedia> {
    return inFile(content, (path) => this.keep(key, path));
  }

  async #isIntact(known: KnownMedia): Promise<boolean> {
    return (await this.digests.look(known)) === 'intact';
  }

  async #written(key: string): Promise<KnownMedia | null> {
    const text = (await this.media.readAll(digestKeyOf(key)))?.toString('latin1') ?? '';
    const [, sha256, bytes] = WRITTEN.exec(text) ?? [];
    return sha256 === undefined ? null : { key, bytes: Number(bytes), sha256 };
  }
}

async function inFile<T>(content: Uint8Array | string, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'podcast-briefing-'));
  try {
    await writeFile(join(folder, 'content'), content);
    return await use(join(folder, 'content'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
