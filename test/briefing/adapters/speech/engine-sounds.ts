import type { Language } from '../../../../src/shared/kernel/language.js';
import { voiceFor } from '../../../../src/briefing/adapters/speech/espeak/voices.js';

interface PhoneticEngine {
  set_voice(name: string): number;
  synthesize_ipa(text: string): { readonly ipa: string };
}

interface EngineModule {
  readonly default: () => Promise<{ readonly eSpeakNGWorker: new () => PhoneticEngine }>;
}

/** Sounds that one word and another way of writing it may differ in: voicing, openness, length, stress, liaison. */
const SAME: Readonly<Record<string, string>> = {
  z: 's', ð: 'd', t: 'd', β: 'b', ɣ: 'g', ɡ: 'g', ɛ: 'e', ɾ: 'r', ɹ: 'r', ɚ: 'r', ɜ: 'r', ʝ: 'i', ʎ: 'i', j: 'i', y: 'i',
  ɪ: 'i', ᵻ: 'i', ʊ: 'u', w: 'u', ŋ: 'n', ɲ: 'n', ɔ: 'o', ɐ: 'a', ɑ: 'a', æ: 'a', ʌ: 'a', ə: '', '-': '',
}; // prettier-ignore
const TONES = /[0-9ɜ]/gu;

function folded(ipa: string, language: Language): string {
  const segments = ipa
    .replace(/\([a-z-]+\)/g, '')
    .replace(/[ˈˌː_\s‿.|]/gu, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return [...(language === 'zh' ? segments.replace(TONES, '') : segments)]
    .map((sound) => SAME[sound] ?? sound)
    .join('')
    .replace(/(.)\1+/gu, '$1');
}

let loading: Promise<PhoneticEngine> | undefined;

async function load(): Promise<PhoneticEngine> {
  const name: string = '@echogarden/espeak-ng-emscripten';
  const module = (await import(name)) as EngineModule;
  return new (await module.default()).eSpeakNGWorker();
}

/** What the engine makes of a text: its phonemes, as far as they tell words apart. */
export async function soundsOf(language: Language): Promise<(text: string) => string> {
  const engine = await (loading ??= load());
  engine.set_voice(voiceFor(language, 'low').name.replace(/\+.*$/, ''));
  return (text) => folded(engine.synthesize_ipa(text.replace(/[\0<>&]/g, ' ')).ipa, language);
}

/** Insertions, deletions and replacements between two texts. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, sound] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (sound === other[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Japanese is compared in kana, whose long vowels are written in two ways. */
export const plainKana = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}ー]/gu, '')
    .replace(/(?<=[オコソトノホモヨロゴゾドボポョウクスツヌフムユルグズブプュ])ウ/gu, 'ー')
    .replace(/(?<=[エケセテネヘメレゲゼデベペェ])イ/gu, 'ー');
