import type { Language } from '../../../../../shared/kernel/language.js';

const POLITE = /(?:です|ます|ました|ません|でした|でしょう|ください|下さい)(?:よ|ね|か)?[。！!？?]?$/u;
/** Of the sentences of a text, so many have to be plain before a polite one stands out. */
const PLAIN = { fewest: 2, share: 2 / 3 };

/**
 * For each sentence, in order: whether it speaks to the reader in a text that does not. Japanese reports are written in
 * the plain style or, read aloud, in the polite one; who changes from plain to polite has turned to the audience.
 */
export function turnsToReader(sentences: readonly string[], language: Language): readonly boolean[] {
  if (language !== 'ja') return sentences.map(() => false);
  const polite = sentences.map((sentence) => POLITE.test(sentence.trimEnd()));
  const plain = sentences.filter((sentence, at) => polite[at] === false && sentence.trimEnd().endsWith('。')).length;
  const isPlain = plain >= PLAIN.fewest && plain >= sentences.length * PLAIN.share;
  return polite.map((is) => is && isPlain);
}
