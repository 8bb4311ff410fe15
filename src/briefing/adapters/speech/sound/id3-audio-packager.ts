import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import {
  AudioPackager,
  type PackagedAudio,
  type PackagingInput,
} from '../../../application/ports/speech/audio-packager.js';
import { id3Tags } from './id3-tags.js';
import { infoFrame } from './info-frame.js';

/** Counts and hashes what goes into a file. */
class HashingWriter {
  readonly #hash = createHash('sha256');
  readonly #file: FileHandle;
  bytes = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  async write(part: Buffer): Promise<void> {
    await this.#file.writeFile(part);
    this.#hash.update(part);
    this.bytes += part.length;
  }

  get sha256(): string {
    return this.#hash.digest('hex');
  }
}

/** ID3v2.3 tags with chapters and cover, an exact Info frame, then the frames, streamed from file to file. */
@Injectable()
export class Id3AudioPackager extends AudioPackager {
  async package(input: PackagingInput, toFile: string): Promise<PackagedAudio> {
    const file = await open(toFile, 'w');
    try {
      const writer = new HashingWriter(file);
      await writer.write(id3Tags(input));
      await writer.write(infoFrame(input.recording));
      await this.copyFrames(input, writer);
      await file.sync();
      return { bytes: writer.bytes, durationMs: input.recording.durationMs, sha256: writer.sha256 };
    } finally {
      await file.close();
    }
  }

  private async copyFrames({ framesFile, recording }: PackagingInput, writer: HashingWriter): Promise<void> {
    const start = writer.bytes;
    for await (const part of createReadStream(framesFile)) await writer.write(part as Buffer);
    const copied = writer.bytes - start;
    if (copied !== recording.bytes) {
      throw new Error(`The recording has ${copied} bytes of frames where ${recording.bytes} were recorded.`);
    }
  }
}
