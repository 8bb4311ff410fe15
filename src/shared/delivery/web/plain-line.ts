/**
 * What a stranger's text must not bring along: control characters, which XML cannot hold, and what turns the direction of
 * the text around it. Joiners stay, of which emoji are made.
 */
const UNWANTED = /[\p{Cc}\p{Co}\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]+/gu;

/** A text of a feed in one line, for programs that show it as it is. */
export const plainLine = (text: string): string =>
  text.toWellFormed().replaceAll(UNWANTED, ' ').replaceAll(/\s+/gu, ' ').trim();
