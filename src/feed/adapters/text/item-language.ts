import { eld } from 'eld/extrasmall';

// Title and first sentence or two: more makes nothing surer, and it is more than half of what reading a feed costs.
const SAMPLE = 200;
const FEWEST_LETTERS = 12;
/** The declared language is believed where it is nearly as likely as the likeliest. */
const NEARLY = 0.85;

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const HAN = /\p{Script=Han}/gu;
const HANGUL = /\p{Script=Hangul}/gu;
const LETTER = /\p{L}/gu;
const ADDRESS = /https?:\/\/\S+/g;

const count = (text: string, characters: RegExp): number => text.match(characters)?.length ?? 0;

/**
 * The language of words as a primary subtag (`de`): what they are written in, where that is plain; else what the
 * publisher declares; null: nobody knows. Publishers that never changed the settings of their program declare English.
 */
export function languageOf(text: string, declared: string | null): string | null {
  const sample = text.slice(0, SAMPLE).replace(ADDRESS, ' ');
  return byScript(sample, declared) ?? byWords(sample, declared) ?? declared;
}

/** Some characters of other scripts stand in Chinese, Japanese and Korean text, but not the other way round. */
function byScript(sample: string, declared: string | null): string | null {
  const [kana, han, hangul] = [count(sample, KANA), count(sample, HAN), count(sample, HANGUL)];
  if ((kana + han + hangul) * 3 < count(sample, LETTER) || kana + han + hangul === 0) return null;
  if (hangul > kana + han) return 'ko';
  if (kana * 20 > han) return 'ja';
  // Headlines in Japanese may do without kana.
  return declared === 'ja' ? 'ja' : 'zh';
}

function byWords(sample: string, declared: string | null): string | null {
  if (count(sample, LETTER) < FEWEST_LETTERS) return null;
  const result = eld.detect(sample);
  if (result.language === '' || !result.isReliable()) return null;
  const scores = result.getScores();
  const best = scores[result.language] ?? 0;
  return declared !== null && (scores[declared] ?? 0) >= best * NEARLY ? declared : result.language;
}
