import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { MediaDigests, type Pace } from '../../../shared/storage/media/media-digests.js';
import { MediaStore, type ByteRange } from '../../../shared/storage/media/media-store.js';
import { LostContent } from '../../application/ports/media/briefing-files.js';
import { FileCare, type FileState } from '../../application/ports/media/file-care.js';
import type { MediaRef } from '../../domain/events.js';
import { copyOf, hasCopy } from './media-copies.js';

@Injectable()
export class MediaFileCare extends FileCare {
  constructor(
    private readonly media: MediaStore,
    private readonly digests: MediaDigests,
  ) {
    super();
  }

  override look(ref: MediaRef): Promise<FileState> {
    return this.digests.look(ref);
  }

  override async examine(ref: MediaRef, pace: Pace): Promise<FileState> {
    const state = await this.digests.read(ref, pace);
    if (state === 'intact' && hasCopy(ref.key)) await this.#copy(ref);
    return state;
  }

  override async restoreFromCopy(ref: MediaRef): Promise<boolean> {
    const content = hasCopy(ref.key) ? await this.media.readAll(copyOf(ref.key)) : null;
    return content !== null && (await this.restoreBytes(ref, content));
  }

  override async restoreBytes(ref: MediaRef, content: Uint8Array): Promise<boolean> {
    const folder = await mkdtemp(join(tmpdir(), 'podcast-briefing-'));
    try {
      await writeFile(join(folder, 'content'), content);
      return await this.restore(ref, join(folder, 'content'));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  override async restore(ref: MediaRef, localPath: string): Promise<boolean> {
    const { size } = await stat(localPath);
    const hash = createHash('sha256');
    await pipeline(createReadStream(localPath), hash);
    if (size !== ref.bytes || hash.digest('hex') !== ref.sha256) return false;
    await this.media.replaceFile(ref.key, localPath);
    return true;
  }

  override async copyEnd(of: MediaRef, { bytes }: MediaRef, localPath: string): Promise<void> {
    await this.#fetch(of.key, localPath, { start: Math.max(0, of.bytes - bytes), end: of.bytes - 1 });
  }

  /** Files from before there were copies get theirs while they are intact; a damaged copy is replaced. */
  async #copy(ref: MediaRef): Promise<void> {
    const copy = { ...ref, key: copyOf(ref.key) };
    if ((await this.digests.read(copy)) === 'intact') return;
    const content = await this.media.readAll(ref.key);
    if (content !== null) await this.restoreBytes(copy, content);
  }

  async #fetch(key: string, localPath: string, range?: ByteRange): Promise<void> {
    const content = await this.media.read(key, range);
    if (content === null) throw new LostContent(key, 'gone');
    await pipeline(content, createWriteStream(localPath));
  }
}
