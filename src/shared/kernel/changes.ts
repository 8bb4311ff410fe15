import type { Json } from './json.js';

/** One place where two JSON values differ. Without `before` it was added, without `after` it was removed. */
export interface Change {
  /** JSON Pointer (RFC 6901); empty: the whole value. */
  readonly path: string;
  readonly before?: Json;
  readonly after?: Json;
}

type Fields = Readonly<Record<string, Json>>;

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const byIndex = (values: readonly Json[]): Fields => Object.fromEntries(values.entries());

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * What has to change to get from one value to the other: the smallest places, fields by name, elements of arrays by
 * index. None when they are equal, whatever the order of their fields.
 */
export function changesBetween(before: Json, after: Json, path = ''): readonly Change[] {
  if (isFields(before) && isFields(after)) {
    return keysOf(before, after)
      .toSorted()
      .flatMap((key) => changesOf(key, before, after, path));
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const [were, are] = [byIndex(before), byIndex(after)];
    return keysOf(were, are).flatMap((key) => changesOf(key, were, are, path));
  }
  return before === after ? [] : [{ path, before, after }];
}

const keysOf = (before: Fields, after: Fields): string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];

function changesOf(key: string, before: Fields, after: Fields, path: string): readonly Change[] {
  const place = `${path}/${escaped(key)}`;
  const [was, is] = [own(before, key), own(after, key)];
  if (was === undefined) return is === undefined ? [] : [{ path: place, after: is }];
  return is === undefined ? [{ path: place, before: was }] : changesBetween(was, is, place);
}

const own = (fields: Fields, key: string): Json | undefined => (Object.hasOwn(fields, key) ? fields[key] : undefined);
