import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { MediaStore } from './media-store.js';

/** What is on record of a file. */
export interface KnownMedia {
  readonly key: string;
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
}

export type MediaState = 'intact' | 'gone' | 'altered';

/** Some 200 bytes each: 20 MB at most. */
const REMEMBERED = 100_000;

/** Compares what the store holds with what is on record of it. */
@Injectable()
export class MediaDigests {
  /** By key: the version whose content was read and right. */
  readonly #intact = new Map<string, string>();
  /** Who asks while somebody looks at the same file is told the same. */
  readonly #looking = new Map<string, Promise<MediaState>>();

  constructor(private readonly media: MediaStore) {}

  /** Reads all of it. `bytesPerSecond`: not faster than this; `signal`: ends the reading with its reason. */
  async read({ key, bytes, sha256 }: KnownMedia, pace: Pace = {}): Promise<MediaState> {
    const stored = await this.media.stat(key);
    if (stored === null) return this.#forget(key, 'gone');
    if (stored.bytes !== bytes) return this.#forget(key, 'altered');
    const content = await this.media.read(key);
    if (content === null) return this.#forget(key, 'gone');
    const found = await digestOf(content, pace).catch((error: NodeJS.ErrnoException) => {
      // A spoilt piece of the disk, which nobody reads any more.
      if (error.code === 'EIO') return null;
      throw error;
    });
    if (found !== sha256) return this.#forget(key, 'altered');
    this.#remember(key, stored.version);
    return 'intact';
  }

  /** Of a small file: all of it, when it is what is on record. */
  async content({ key, sha256 }: KnownMedia): Promise<Buffer | Exclude<MediaState, 'intact'>> {
    const stored = await this.media.stat(key);
    const content = stored === null ? null : await this.media.readAll(key);
    if (stored === null || content === null) return this.#forget(key, 'gone');
    if (createHash('sha256').update(content).digest('hex') !== sha256) return this.#forget(key, 'altered');
    this.#remember(key, stored.version);
    return content;
  }

  /**
   * For whoever is about to serve it: a look at its length always, and all of it when this process has not read it yet,
   * or when it was written to since. What changes without a trace (a failing disk) is found by reading.
   */
  look(known: KnownMedia): Promise<MediaState> {
    const looking = this.#looking.get(known.key) ?? this.#look(known).finally(() => this.#looking.delete(known.key));
    this.#looking.set(known.key, looking);
    return looking;
  }

  async #look(known: KnownMedia): Promise<MediaState> {
    const stored = await this.media.stat(known.key);
    if (stored === null) return this.#forget(known.key, 'gone');
    if (stored.bytes !== known.bytes) return this.#forget(known.key, 'altered');
    return this.#intact.get(known.key) === stored.version ? 'intact' : await this.read(known);
  }

  #remember(key: string, version: string): void {
    this.#intact.delete(key);
    this.#intact.set(key, version);
    const [oldest] = this.#intact.size > REMEMBERED ? this.#intact.keys() : [];
    if (oldest !== undefined) this.#intact.delete(oldest);
  }

  #forget<State extends MediaState>(key: string, state: State): State {
    this.#intact.delete(key);
    return state;
  }
}

export interface Pace {
  readonly bytesPerSecond?: number;
  readonly signal?: AbortSignal;
}

async function digestOf(content: Readable, pace: Pace): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of content) {
    hash.update(part as Buffer);
    await pause((part as Buffer).length, pace);
  }
  return hash.digest('hex');
}

async function pause(bytes: number, { bytesPerSecond, signal }: Pace): Promise<void> {
  signal?.throwIfAborted();
  if (bytesPerSecond === undefined) return;
  await sleep((bytes / bytesPerSecond) * 1000, undefined, { signal }).catch(() => signal?.throwIfAborted());
}
