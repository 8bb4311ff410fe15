import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Id3AudioPackager } from '../../../../../src/briefing/adapters/speech/sound/id3-audio-packager.js';
import type {
  Recording,
  RecordingRequest,
} from '../../../../../src/briefing/application/ports/speech/recording-studio.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';
import { decode, type Sound } from '../listening.js';
import { studioWith } from './studio-with.js';

/**
 * How far a line may begin from where the transcript says: sound that is early by 40 ms is not noticed (EBU R37). A line
 * that begins with a soft consonant is heard up to 26 ms late, depending on what its thread spoke before.
 */
export const ONSET_MS = 40;

export const inTurns = (language: Language, texts: readonly string[], turn = 2): RecordingRequest => ({
  language,
  hosts: HostCatalogue.builtIn.defaultsOf(language),
  lines: texts.map((text, index) => ({ host: Math.floor(index / turn) % 2, text })),
});

export interface Heard {
  readonly recording: Recording;
  readonly sound: Sound;
  readonly file: string;
}

/** A studio, and a folder for what it records. */
export class RecordingRoom {
  readonly studio = studioWith([]);
  readonly #packager = new Id3AudioPackager();
  #takes = 0;

  private constructor(readonly folder: string) {}

  static async open(): Promise<RecordingRoom> {
    return new RecordingRoom(await mkdtemp(join(tmpdir(), 'studio-')));
  }

  /** Records, packages and plays. */
  async hear(request: RecordingRequest, by = this.studio): Promise<Heard> {
    this.#takes += 1;
    const framesFile = join(this.folder, `${this.#takes}.frames`);
    const file = join(this.folder, `${this.#takes}.mp3`);
    const recording = await by.record(request, framesFile);
    const tags = { title: 'T', artist: 'A', album: 'B', year: 2026, language: request.language, link: '', lyrics: '' };
    await this.#packager.package({ framesFile, recording, tags, chapters: [], cover: new Uint8Array() }, file);
    return { recording, sound: await decode(file), file };
  }

  async close(): Promise<void> {
    await this.studio.onApplicationShutdown();
    await rm(this.folder, { recursive: true, force: true });
  }
}
