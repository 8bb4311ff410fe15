import type { VerifyLine } from './rewriting.js';

const WORD = /[\p{L}\p{N}]+/gu;

const wordsOf = (text: string): string => ` ${(text.normalize('NFKC').toLowerCase().match(WORD) ?? []).join(' ')} `;

/** A line follows from what it cites when it stands there, word for word. */
export const verifyLine: VerifyLine = (line, cited) => {
  const stands = cited.some(({ text, quote }) => wordsOf(text).includes(wordsOf(line.text)) || quote === line.text);
  return stands ? { ok: true } : { ok: false, reason: 'It does not stand in a sentence that it cites.' };
};
