import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { MasteringDesk, type Master, type MasteringInput } from '../../application/ports/recording-studio.js';
import { id3Tags } from './id3-tags.js';
import { infoFrame } from './info-frame.js';

/** Counts and hashes what goes into a file. */
class Press {
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
export class Id3MasteringDesk extends MasteringDesk {
  async master(input: MasteringInput, toFile: string): Promise<Master> {
    const file = await open(toFile, 'w');
    try {
      const press = new Press(file);
      await press.write(id3Tags(input));
      await press.write(infoFrame(input.recording));
      await this.copyFrames(input, press);
      await file.sync();
      return { bytes: press.bytes, durationMs: input.recording.durationMs, sha256: press.sha256 };
    } finally {
      await file.close();
    }
  }

  private async copyFrames({ framesFile, recording }: MasteringInput, press: Press): Promise<void> {
    const start = press.bytes;
    for await (const part of createReadStream(framesFile)) await press.write(part as Buffer);
    const copied = press.bytes - start;
    if (copied !== recording.bytes) {
      throw new Error(`The recording has ${copied} bytes of frames where ${recording.bytes} were recorded.`);
    }
  }
}
