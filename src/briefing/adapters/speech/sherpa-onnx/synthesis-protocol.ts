import type { Language } from '../../../../shared/kernel/language.js';
import type { NativeModel } from './speech-model.js';

/** What is said, as sherpa-onnx wants it. */
export interface Utterance {
  readonly text: string;
  readonly speaker: number;
  readonly speed: number;
  readonly language: Language;
}

export interface SynthesisRequest {
  readonly model: NativeModel;
  /** The highest number that a description gives a speaker of the model. */
  readonly lastSpeaker: number;
  /** null: the model is loaded only. */
  readonly utterance: Utterance | null;
}

export interface Synthesis {
  /** Keys of all models that the process holds. */
  readonly models: readonly string[];
  /** Empty when nothing was to be said. */
  readonly samples: Int16Array;
  readonly sampleRate: number;
}
