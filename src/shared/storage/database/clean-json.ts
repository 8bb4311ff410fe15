import type { Json } from '../../kernel/json.js';

/** JSON.stringify escapes exactly these: U+0000 and surrogates without a partner. */
const SUSPECT = /\\u(?:0000|d[89a-f])/;

/** With the u flag a pair is one character, so this matches only what has no partner. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

const cleanText = (text: string): string => text.replaceAll('\u0000', '\uFFFD').replace(LONE_SURROGATE, '\uFFFD');

function replace(value: Json): Json {
  if (typeof value === 'string') return cleanText(value);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(replace);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), replace(inner)]));
}

/**
 * What every event store can hold and give back unchanged: jsonb refuses U+0000 and lone surrogates, and canonical
 * JSON (RFC 8785) refuses the latter. They become U+FFFD. Cleaning twice changes nothing.
 */
export function cleanJson<T extends Json>(value: T): T {
  return SUSPECT.test(JSON.stringify(value)) ? (replace(value) as T) : value;
}
