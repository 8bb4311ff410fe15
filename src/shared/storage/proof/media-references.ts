import type { Json } from '../../kernel/json.js';

/** A file that an event speaks of by its content. */
export interface MediaReference {
  readonly key: string;
  /** Hex. */
  readonly sha256: string;
  readonly bytes: number;
}

/** Wherever in the data of an event there is something with a key and a SHA-256. */
export function mediaReferencesIn(data: Json): MediaReference[] {
  if (data === null || typeof data !== 'object') return [];
  if (Array.isArray(data)) return data.flatMap(mediaReferencesIn);
  const { key, sha256, bytes = 0 } = data as { key?: Json; sha256?: Json; bytes?: Json };
  if (typeof key === 'string' && typeof sha256 === 'string') return [{ key, sha256, bytes: Number(bytes) }];
  return Object.values(data).flatMap(mediaReferencesIn);
}
