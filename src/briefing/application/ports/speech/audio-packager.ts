import type { Language } from '../../../../shared/kernel/language.js';
import type { DigitalSource } from '../../../domain/provenance.js';
import type { Recording } from './recording-studio.js';

export interface AudioTags {
  readonly title: string;
  /** The hosts. */
  readonly artist: string;
  readonly album: string;
  readonly year: number;
  readonly language: Language;
  /** Where the briefing with its sources can be read. */
  readonly link: string;
  /** The whole transcript. */
  readonly lyrics: string;
  /** Absent in files of before it was said. */
  readonly digitalSource?: DigitalSource;
}

export interface AudioChapter {
  readonly title: string;
  readonly startMs: number;
  readonly endMs: number;
}

export interface PackagingInput {
  /** What `RecordingStudio.record` wrote. */
  readonly framesFile: string;
  readonly recording: Recording;
  readonly tags: AudioTags;
  readonly chapters: readonly AudioChapter[];
  /** JPEG; empty: none. */
  readonly cover: Uint8Array;
}

export interface PackagedAudio {
  readonly bytes: number;
  readonly durationMs: number;
  /** Lower-case hex, of the whole file. */
  readonly sha256: string;
}

/** Makes the file that listeners get: tags, chapters, cover and sound. */
export abstract class AudioPackager {
  /**
   * Writes `toFile` (overwrites it; after a throw its content is undefined). The same input gives the same bytes.
   * Throws when `framesFile` is not what `recording` says.
   */
  abstract package(input: PackagingInput, toFile: string): Promise<PackagedAudio>;
}
