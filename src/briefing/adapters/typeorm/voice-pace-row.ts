import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { SpeakingVoice } from '../../application/ports/speech/voice-paces.js';
import type { VoicePace } from '../../domain/production/voice-pace.js';

/** Which voice; a key has no nulls. */
interface VoiceKey extends Omit<SpeakingVoice, 'model'> {
  /** Empty: the engine has no choice of models. */
  readonly model: string;
}

export interface VoicePaceRow extends VoiceKey, VoicePace {}

const keyText = { type: 'text', collation: 'C', primary: true } as const;

export const voicePaces = mapTable<VoicePaceRow>('briefing.voice_pace', {
  engine: keyText,
  version: keyText,
  model: keyText,
  voice: keyText,
  language: keyText,
  spokenMs: { name: 'spoken_ms', type: 'bigint' },
  foretoldMs: { name: 'foretold_ms', type: 'bigint' },
});

export const keyOf = ({ engine, version, model, voice, language }: SpeakingVoice): VoiceKey => ({
  engine,
  version,
  model: model ?? '',
  voice,
  language,
});
