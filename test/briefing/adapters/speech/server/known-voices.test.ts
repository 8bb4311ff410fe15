import { describe, expect, test } from '@jest/globals';
import { knownVoice } from '../../../../../src/briefing/adapters/speech/server/known-voices.js';
import { BUILT_IN_HOSTS } from '../../../../../src/shared/kernel/hosts/host.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

const voicesOf = (model: string): Partial<Record<Language, (string | null)[]>> => {
  const voices: Partial<Record<Language, (string | null)[]>> = {};
  for (const host of BUILT_IN_HOSTS) (voices[host.language] ??= []).push(knownVoice(model, host));
  return voices;
};

const NONE = Object.fromEntries(BUILT_IN_HOSTS.map(({ language }) => [language, [null, null]]));

describe('The voices of a model', () => {
  test('of the Kokoro family are known in the languages that it speaks', () => {
    const voices = {
      en: ['am_michael', 'af_heart'],
      zh: ['zm_yunxi', 'zf_xiaoxiao'],
      es: ['em_alex', 'ef_dora'],
      pt: ['pm_alex', 'pf_dora'],
      de: [null, null],
      fr: [null, 'ff_siwis'],
      ja: ['jm_kumo', 'jf_alpha'],
    };
    for (const model of ['kokoro', 'hexgrad/Kokoro-82M', 'speaches-ai/Kokoro-82M-v1.0-ONNX', 'kokoro-v1']) {
      expect(voicesOf(model)).toEqual(voices);
    }
  });

  test('of OpenAI speak every language, and two hosts are told apart', () => {
    for (const model of ['tts-1', 'tts-1-hd', 'gpt-4o-mini-tts', 'gpt-4o-mini-tts-2025-12-15', 'tts-1-1106']) {
      expect(Object.values(voicesOf(model))).toEqual(Array.from({ length: 7 }, () => ['onyx', 'nova']));
    }
  });

  test('of Orpheus are known in English', () => {
    expect(voicesOf('orpheus-3b-0.1-ft')).toEqual({ ...NONE, en: ['leo', 'tara'] });
  });

  test('are for the operator to map where nobody knows them', () => {
    for (const model of ['chatterbox', 'piper', 'tts-2', 'my-tts-1', 'speaches-ai/Kokoro-82M-v1.1-zh-ONNX']) {
      expect(voicesOf(model)).toEqual(NONE);
    }
  });
});
