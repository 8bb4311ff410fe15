import { endOfString } from './json-bomb.js';

/** Of a document in an object: `{"items": [{` is this deep. */
const ENTRY_DEPTH = 3;

/**
 * JSON that was cut off, as far as its entries are whole: up to the end of the last object in an array of the document,
 * both closed. null: there is none.
 */
export function upToLastEntry(source: string): string | null {
  const open: string[] = [];
  let end = -1;
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at];
    if (character === '"') at = endOfString(source, at);
    else if (character === '{' || character === '[') open.push(character);
    else if (character === '}' || character === ']') {
      if (open.length === ENTRY_DEPTH && open.join('') === '{[{') end = at;
      open.pop();
    }
  }
  return end < 0 ? null : `${source.slice(0, end + 1)}]}`;
}
