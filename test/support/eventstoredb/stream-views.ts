import type { Logged } from './event-log.js';

/** The revision of a tombstone, 2⁶³ − 1 on the wire: a number cannot say it more exactly. Also `$tb` of a deleted stream. */
export const LAST_REVISION = 2 ** 63;

/** What is written into `$$stream`, by the names on the wire. */
export interface StreamMetadata {
  readonly $maxCount?: number;
  /** Seconds. */
  readonly $maxAge?: number;
  readonly $tb?: number;
  readonly $acl?: AccessControlList;
}

export interface AccessControlList {
  readonly $r?: Roles;
  readonly $w?: Roles;
  readonly $d?: Roles;
  readonly $mr?: Roles;
  readonly $mw?: Roles;
}

type Roles = string | readonly string[];

export const isMetadataStream = (stream: string): boolean => stream.startsWith('$$');
export const metadataStreamOf = (stream: string): string => `$$${stream}`;
export const originalOf = (metadataStream: string): string => metadataStream.slice(2);

/** What an event holds as JSON; nothing when that is not an object. */
export function jsonIn(event: Logged | undefined): object {
  if (event === undefined) return {};
  try {
    const value: unknown = JSON.parse(Buffer.from(event.data, 'base64').toString('utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The metadata in an event of `$$stream`. Of what it does not understand the server takes no notice at all. */
export function metadataIn(event: Logged | undefined): StreamMetadata {
  const metadata: StreamMetadata = jsonIn(event);
  const { $maxCount = 1, $maxAge = 1, $tb = 0 } = metadata;
  return isWhole($maxCount, 1) && isWhole($maxAge, 1) && isWhole($tb, 0) ? metadata : {};
}

const isWhole = (value: unknown, least: number): boolean => Number.isInteger(value) && Number(value) >= least;

export const isSoftDeleted = ({ $tb = 0 }: StreamMetadata): boolean => $tb >= LAST_REVISION;
export const isTombstone = (event: Logged | undefined): boolean =>
  event !== undefined && event.revision >= LAST_REVISION;

/** What the stream's readers see of it at `now` (epoch ms). */
export function seenByReaders(events: readonly Logged[], metadata: StreamMetadata, now: number): readonly Logged[] {
  const { $maxCount, $maxAge, $tb = 0 } = metadata;
  if ($maxCount === undefined && $maxAge === undefined && $tb === 0) return events;
  const last = events.at(-1)?.revision ?? -1;
  const first = Math.max($tb, $maxCount === undefined ? 0 : last - $maxCount + 1);
  const since = $maxAge === undefined ? -Infinity : now - $maxAge * 1_000;
  return events.filter(({ revision, created }) => revision >= first && created > since);
}

/**
 * What a scavenge leaves of a stream. It never removes the last event of one: without it the stream's revisions would
 * begin anew. A tombstone leaves nothing but itself.
 */
export function leftByScavenge(events: readonly Logged[], metadata: StreamMetadata, now: number): readonly Logged[] {
  const last = events.at(-1);
  if (last === undefined || isTombstone(last)) return last === undefined ? [] : [last];
  const seen = seenByReaders(events, metadata, now);
  return seen.length === 0 ? [last] : seen;
}
