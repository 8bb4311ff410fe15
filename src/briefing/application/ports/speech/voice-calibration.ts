import type { Language } from '../../../../shared/kernel/language.js';
import type { VoicePace } from '../../../domain/production/voice-pace.js';
import type { Cast } from '../../casting.js';

/** Has a voice speak a known text, to learn how fast it speaks. */
export abstract class VoiceCalibration {
  /** About half a minute of speech is asked for. Throws SpeechFailure, also of sound that is no speech, or the signal's reason. */
  abstract measure(cast: Cast, language: Language, signal: AbortSignal): Promise<VoicePace>;
}
