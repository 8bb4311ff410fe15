import type { Language } from '../../../../shared/kernel/language.js';
import type { VoicePace } from '../../../domain/production/voice-pace.js';
import type { Speaker } from './recording-studio.js';

/** A voice of an engine and a model in one version, in the language that it speaks. */
export interface SpeakingVoice extends Speaker {
  readonly language: Language;
}

/** What is known of how fast voices speak. */
export abstract class VoicePaces {
  /** null: nothing. */
  abstract find(voice: SpeakingVoice): Promise<VoicePace | null>;
  /** Keeps what `change` makes of what is known. Two at once come one after the other. */
  abstract update(voice: SpeakingVoice, change: (known: VoicePace | null) => VoicePace): Promise<void>;
}
