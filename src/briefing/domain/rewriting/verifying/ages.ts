import type { Language } from '../../../../shared/kernel/language.js';
import type { Token } from './token.js';

const AGE = 'unit:age';
const OLDEST = 120;

/** What says behind a number that it is an age. */
const BEHIND: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
  en: [/^years?$/iu, /^olds?$/iu],
  de: [/^jährige?[nrs]?$/iu],
};
const BEFORE = /^aged$/iu;

/** "Tomas Renko, 24, …", "the 24-year-old", "aged 24": one number of one kind, and no span of years. */
export function withAges(tokens: readonly Token[], language: Language): readonly Token[] {
  const behind = BEHIND[language];
  if (behind === undefined) return tokens;
  const read = [...tokens];
  tokens.forEach((token, index) => {
    if (token.quantity === undefined || token.quantity.ordinal || token.quantity.value > OLDEST) return;
    const isBehind = behind.every((word, at) => word.test(tokens[index + 1 + at]?.text ?? ''));
    const isBefore = BEFORE.test(tokens[index - 1]?.text ?? '');
    if (!isBehind && !isBefore && !isAside(tokens, index)) return;
    read[index] = { ...token, quantity: { ...token.quantity, unit: AGE } };
    if (isBehind) behind.forEach((_, at) => free(read, index + 1 + at));
    if (isBefore) free(read, index - 1);
  });
  return read;
}

function free(tokens: Token[], at: number): void {
  const token = tokens[at];
  if (token !== undefined) tokens[at] = { ...token, kind: 'free', key: token.text.toLowerCase() };
}

function isAside(tokens: readonly Token[], index: number): boolean {
  const [name, comma, after] = [tokens[index - 2], tokens[index - 1], tokens[index + 1]];
  const isNamed = name !== undefined && (name.kind === 'name' || name.kind === 'word') && /^\p{Lu}/u.test(name.text);
  return isNamed && comma?.kind === 'comma' && after?.kind === 'comma';
}
