export type Word = readonly [key: string, word: string];

/** Every word with the way to it; those that are made of something are made of it here. */
export function everyWord(value: unknown, key = ''): readonly Word[] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value === 'function') {
    const make = value as (...given: unknown[]) => string;
    return [0, 1, 2].map((count) => [`${key}(${count})`, make(count, 4, 9)]);
  }
  return Object.entries(value as object).flatMap(([name, inner]) => everyWord(inner, `${key}.${name}`));
}
