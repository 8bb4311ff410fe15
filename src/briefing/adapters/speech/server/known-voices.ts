import type { Host } from '../../../../shared/kernel/hosts/host.js';
import type { Language } from '../../../../shared/kernel/language.js';

type Pair = Readonly<Record<Host['timbre'], string | null>>;
type Voices = Partial<Readonly<Record<Language, Pair>>>;

const pair = (low: string | null, high: string | null): Pair => ({ low, high });

/** Kokoro has no German, and one French voice. */
const KOKORO: Voices = {
  en: pair('am_michael', 'af_heart'),
  zh: pair('zm_yunxi', 'zf_xiaoxiao'),
  es: pair('em_alex', 'ef_dora'),
  pt: pair('pm_alex', 'pf_dora'),
  fr: pair(null, 'ff_siwis'),
  ja: pair('jm_kumo', 'jf_alpha'),
};

const ORPHEUS: Voices = { en: pair('leo', 'tara') };

const OPENAI = pair('onyx', 'nova');
const OF_OPENAI: Voices = { en: OPENAI, zh: OPENAI, es: OPENAI, pt: OPENAI, de: OPENAI, fr: OPENAI, ja: OPENAI };

/** By the name of the model, of which operators write more than the family. */
const FAMILIES: readonly (readonly [RegExp, Voices])[] = [
  // A version for Chinese with names of its own.
  [/kokoro.{0,40}v1\.1-zh/i, {}],
  [/kokoro/i, KOKORO],
  [/orpheus/i, ORPHEUS],
  [/^(?:tts-1|tts-1-hd|gpt-4o-mini-tts)(?:-\d|$)/i, OF_OPENAI],
];

/** The voice of a model that is known for a host; null: none is, and the operator maps one. */
export function knownVoice(model: string, { language, timbre }: Host): string | null {
  const [, voices = {}] = FAMILIES.find(([pattern]) => pattern.test(model)) ?? [];
  return voices[language]?.[timbre] ?? null;
}
