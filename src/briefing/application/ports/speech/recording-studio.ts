import type { Language } from '../../../../shared/kernel/language.js';
import type { PacedLine } from '../../../domain/programme.js';
import type { Host } from '../../../../shared/kernel/hosts/host.js';
import type { Pronunciation } from '../../../../shared/kernel/hosts/pronunciation.js';
import type { EngineIdentity } from './speech-engine.js';

/**
 * One sentence, as it stands in the transcript; the studio makes it speakable. `host` is an index into
 * `RecordingRequest.hosts`. Between the end of a story and a line that opens the next part is a longer pause,
 * with a sting or without; `pace.ts` says how long each pause is.
 */
export type SpokenLine = PacedLine;

export interface RecordingRequest {
  readonly language: Language;
  readonly hosts: readonly Host[];
  /** What the voice of each host takes for a text, as a multiple of what a default voice takes; 1 where it is absent. */
  readonly durationFactors?: readonly number[];
  readonly lines: readonly SpokenLine[];
  /** Nothing sounds but voices: no bells, whatever the operator says. */
  readonly voicesOnly?: boolean;
  /** Words to be said otherwise than they are written; of two for one written form the first counts. */
  readonly pronunciations?: readonly Pronunciation[];
  /** Aborts within a second or two; `record` then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Lines that are spoken and written so far; never goes down. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Exact: counted in samples, not estimated. The pause after a line belongs to no line. */
export interface LineTiming {
  readonly startMs: number;
  readonly durationMs: number;
}

/** Who speaks: a voice of an engine. */
export interface Speaker extends EngineIdentity {
  readonly voice: string;
}

/** How a line was spoken. */
export interface LineSpeech {
  /** What the engine was given; empty: there is nothing to say, and a short silence stands for the line. */
  readonly text: string;
  /** Index into `Recording.speakers`. */
  readonly speaker: number;
  /** Whose voice the host has, when it could not speak this line, and why. */
  readonly insteadOf?: { readonly speaker: number; readonly because: string };
}

/** Plain JSON, so that it can be kept between two steps of a production. */
export interface Recording {
  /** One per line of the request, in its order. */
  readonly timings: readonly LineTiming[];
  readonly durationMs: number;
  /** Hz: 22,050 or 24,000; absent in recordings from before there was a choice: 22,050. */
  readonly sampleRate?: number;
  /** What listeners hear. */
  readonly samples: number;
  readonly frames: number;
  readonly bytes: number;
  /** A few hundred peaks, 0 to 1, evenly over the whole piece. */
  readonly waveform: readonly number[];
  /** Names and versions of the engines that spoke. */
  readonly engine: string;
  /** One per line of the request, in its order. Absent in recordings of earlier versions, and of studios that do not tell. */
  readonly speech?: readonly LineSpeech[];
  readonly speakers?: readonly Speaker[];
}

export type Readiness =
  { readonly ready: true; readonly engine: string } | { readonly ready: false; readonly reason: string };

/** Speaks a script with one voice per host, at an even loudness. */
export abstract class RecordingStudio {
  /**
   * Speaks the lines into `toFile`: MP3 frames without tags, an intermediate for `AudioPackager`.
   * Overwrites `toFile`; after a throw its content is undefined. Memory does not grow with the length.
   * Every line gets a timing, one that has nothing to speak too.
   */
  abstract record(request: RecordingRequest, toFile: string): Promise<Recording>;
  /** Whether there are voices; otherwise the reason in words for operators. Never throws. */
  abstract readiness(): Promise<Readiness>;
  /** Speaks about 20 s of text, so that the first briefing is as fast as the others. Never throws. */
  abstract warmUp(): Promise<void>;
}
