// Some feeds have a hundred thousand values in them; none has more than a few in each other.
const MAX_VALUES = 500_000;
const MAX_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/** `[` and `{`, `]` and `}` differ by this bit only. */
const CURLY = 0x20;
const OPEN = 0x7b;
const CLOSE = 0x7d;

/**
 * Whether JSON.parse would take memory out of all proportion: 10 MB of `[` take 500, and end the program rather than
 * the thread, because V8 checks no limit of a thread while it parses.
 */
export function isJsonBomb(source: string): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < source.length; at += 1) {
    const unit = source.charCodeAt(at);
    if (unit === QUOTE) at = endOfString(source, at);
    else if (unit === COMMA) values += 1;
    else if ((unit | CURLY) === OPEN) {
      depth += 1;
      values += 1;
    } else if ((unit | CURLY) === CLOSE) depth -= 1;
    if (depth > MAX_DEPTH || values > MAX_VALUES) return true;
  }
  return false;
}

/** Where the string that starts here ends; the end of the source when it does not. */
export function endOfString(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at += 1) {
    const unit = source.charCodeAt(at);
    if (unit === QUOTE) return at;
    if (unit === BACKSLASH) at += 1;
  }
  return source.length;
}
