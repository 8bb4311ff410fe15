import type { LineSpeech, Recording, RecordingRequest } from '../../../application/ports/speech/recording-studio.js';

/** What can be told to another process. */
export type Script = Omit<RecordingRequest, 'signal' | 'onProgress'>;

/** What another engine has spoken: raw PCM of 16 bits, mono, little-endian. */
export interface LineSound {
  readonly file: string;
  /** Hz. */
  readonly sampleRate: number;
  /** The first line of its turn: engines speak every turn at another loudness. */
  readonly turn: number;
}

/** By line number; a line without one is spoken by the default voice. */
export type LineSounds = Readonly<Record<number, LineSound>>;

/** A line as the default voices were told to say it. */
export type DefaultSpeech = Pick<LineSpeech, 'text'> & { readonly voice: string };

/** How a line is read aloud. */
export interface Wording {
  /** Empty where there is nothing to say. */
  readonly text: string;
  /** How many times as long pronunciations make it. */
  readonly stretch: number;
}

/** What the studio's process is asked for, and what it answers. */
export type StudioRequest =
  /** A wording for each line of a script. */
  | { readonly ask: 'wordings'; readonly script: Script }
  | { readonly ask: 'record'; readonly script: Script; readonly sounds: LineSounds; readonly toFile: string }
  /** The version of the default engine, once every voice has spoken. */
  | { readonly ask: 'readiness' };

export type StudioAnswer = readonly Wording[] | StudioRecording | string;

/** `speech` is absent for lines whose sound was given. */
export interface StudioRecording extends Omit<Recording, 'speech' | 'speakers'> {
  readonly speech: readonly (DefaultSpeech | null)[];
}
