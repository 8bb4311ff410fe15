/** Long enough for every honest name, short enough for the page. */
const MOST_CHARACTERS = 80;

/** Controls, line breaks, and what turns the direction of the text around it (Unicode TR9 §2). */
const TRICKS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** What a stranger calls itself, as far as it can be shown: on one line, bounded. null: nothing is left of it. */
export function shownName(text: string | null): string | null {
  const name = (text ?? '').replaceAll(TRICKS, ' ').replaceAll(/\s+/g, ' ').trim();
  if (name === '') return null;
  const characters = [...name];
  return characters.length <= MOST_CHARACTERS ? name : `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`;
}
