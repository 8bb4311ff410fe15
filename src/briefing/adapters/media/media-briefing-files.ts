import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { BoundedCache } from '../../../shared/storage/memory/bounded-cache.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { MediaDigests } from '../../../shared/storage/media/media-digests.js';
import { MediaStore } from '../../../shared/storage/media/media-store.js';
import { BriefingFiles, LostContent } from '../../application/ports/media/briefing-files.js';
import { DamagedFiles } from '../../application/ports/media/damaged-files.js';
import type { MediaRef } from '../../domain/events.js';
import { copyOf, hasCopy } from './media-copies.js';

/** `<briefing>/<hash>-<name>`: two workers that make the same file differently never touch each other's. */
const keyOf = (briefing: BriefingId, name: string, sha256: string): string =>
  `${briefing}/${sha256.slice(0, 16)}-${name}`;

const LENT = 'podcast-briefing-';
const LENT_NAME = new RegExp(`^${LENT}\\w{6}$`);
/** No step takes nearly so long: whoever lent it was killed. */
const LEFTOVER_AGE_MS = 2 * 60 * 60 * 1000;

/** Of the files, of which opened ones take up to one and a half times as much. Fifteen briefings of five minutes. */
const MOST_OPENED_BYTES = 4_000_000;

@Injectable()
export class MediaBriefingFiles extends BriefingFiles {
  /** By key and digest: what was read out of JSON files. Several readers share it. */
  readonly #opened = new BoundedCache<object>(MOST_OPENED_BYTES);

  constructor(
    private readonly media: MediaStore,
    private readonly digests: MediaDigests,
    private readonly damaged: DamagedFiles,
  ) {
    super();
  }

  override keepJson(briefing: BriefingId, name: string, value: unknown): Promise<MediaRef> {
    return this.keepBytes(briefing, `${name}.json`, bytesOf(value));
  }

  override sha256Of(value: unknown): string {
    return createHash('sha256').update(bytesOf(value)).digest('hex');
  }

  override async keepBytes(briefing: BriefingId, name: string, content: Uint8Array): Promise<MediaRef> {
    const sha256 = createHash('sha256').update(content).digest('hex');
    const key = keyOf(briefing, name, sha256);
    await this.media.put(key, content);
    if (hasCopy(key)) await this.media.put(copyOf(key), content);
    return { key, bytes: content.byteLength, sha256 };
  }

  override async keepFile(briefing: BriefingId, name: string, localPath: string): Promise<MediaRef> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(localPath), hash);
    const sha256 = hash.digest('hex');
    const { size } = await stat(localPath);
    const key = keyOf(briefing, name, sha256);
    await this.media.putFile(key, localPath);
    return { key, bytes: size, sha256 };
  }

  override async json<T>(ref: MediaRef): Promise<T> {
    const name = openedName(ref);
    const opened = this.#opened.find(name);
    if (opened === undefined) {
      const value = frozen(JSON.parse((await this.bytes(ref)).toString()) as object);
      this.#opened.keep(name, value, ref.bytes);
      return value as T;
    }
    const state = await this.digests.look(ref);
    if (state === 'intact') return opened as T;
    this.#opened.forget(name);
    throw new LostContent(ref.key, state);
  }

  override async bytes(ref: MediaRef): Promise<Buffer> {
    const content = await this.digests.content(ref);
    if (typeof content === 'string') throw new LostContent(ref.key, content);
    return content;
  }

  override async copyTo(ref: MediaRef, localPath: string): Promise<void> {
    const content = await this.media.read(ref.key);
    if (content === null) throw new LostContent(ref.key, 'gone');
    const hash = createHash('sha256');
    content.on('data', (part: Buffer) => hash.update(part));
    await pipeline(content, createWriteStream(localPath));
    compare(ref, hash);
  }

  override async forget(briefing: BriefingId): Promise<void> {
    this.#opened.forgetBelow(`${briefing}/`);
    await this.media.removeBelow(briefing);
    await this.damaged.forget(briefing);
  }

  override async withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const folder = await mkdtemp(join(tmpdir(), LENT));
    try {
      await sweepLentBefore((await stat(folder)).mtimeMs - LEFTOVER_AGE_MS);
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

const openedName = ({ key, sha256 }: MediaRef): string => `${key} ${sha256}`;

/** All the way down. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen<unknown>(part);
  return Object.freeze(value);
}

const bytesOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

function compare({ key, sha256 }: MediaRef, content: Hash): void {
  if (content.digest('hex') !== sha256) throw new LostContent(key, 'altered');
}

/**
 * Killed workers leave their folders behind, whichever process they were. Another user's are not ours to remove. By the
 * clock of the file system: that of one process may be ahead, and what others work with would be gone.
 */
async function sweepLentBefore(time: number): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => LENT_NAME.test(name));
  for (const path of names.map((name) => join(tmpdir(), name))) {
    const found = await stat(path).catch(() => null);
    if (found === null || found.mtimeMs > time) continue;
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
