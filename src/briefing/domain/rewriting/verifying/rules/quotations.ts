import type { Claim, Objection } from '../reading.js';

const QUOTED = /“([^”]*)”|"([^"]*)"|«([^»]*)»|„([^“”]*)[“”]|「([^」]*)」|『([^』]*)』|‚([^‘’]*)[‘’]/gu;

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,.;:!?…。、，]+|[\s,.;:!?…。、，]+$/gu, '');

export const quotationsIn = (text: string): readonly string[] =>
  [...text.matchAll(QUOTED)].map((found) => bare(found.slice(1).find((part) => part !== undefined) ?? ''));

/** What stands in quotation marks was said word for word, and quoted by the source as well. */
export function quotationsOf({ text, cited }: Claim): Objection {
  const given = cited.flatMap(({ text: spoken, quote }) => [...quotationsIn(spoken), ...quotationsIn(quote)]);
  const invented = quotationsIn(text).find((quoted) => !given.some((one) => one.includes(quoted)));
  if (invented === undefined) return /["“”«»„「」『』]/u.test(text.replace(QUOTED, '')) ? OPEN : undefined;
  return `“${invented}” is not quoted so by a cited sentence: quote word for word, or without quotation marks.`;
}

const OPEN = 'A quotation mark of the line has no counterpart.';
