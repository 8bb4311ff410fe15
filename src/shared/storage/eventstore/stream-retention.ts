import type { Json, JsonObject } from '../../kernel/json.js';
import type { RecordedEvent } from './event-store.js';

/** What EventStoreDB keeps of a stream beside its events is in a stream of this name. */
export const metadataStreamOf = (stream: string): string => `$$${stream}`;

/** The stream that it speaks of. */
export const streamOf = (change: Pick<RecordedEvent, 'stream'>): string => change.stream.replace(/^\$\$/, '');

const NO_MORE_EVENTS = 2 ** 63;

/** The server's mark that a stream was deleted for good. It stands in the stream, and is no event of the history. */
export const isTombstone = ({ type, revision }: Pick<RecordedEvent, 'type' | 'revision'>): boolean =>
  type === '$streamDeleted' && revision >= NO_MORE_EVENTS;

/** Readers get the newest events only, those that are young enough, those from a revision on. */
const FORGETTING = ['$maxCount', '$maxAge', '$tb'] as const;

/** What of a stream's metadata lets its readers see less; empty: nothing does (access control lists do not). */
export function forgettingIn({ data }: Pick<RecordedEvent, 'data'>): JsonObject {
  if (!isObject(data)) return {};
  // The server takes no notice of what is no number above 0.
  const effective = FORGETTING.filter((key) => typeof data[key] === 'number' && data[key] > 0);
  return Object.fromEntries(effective.map((key) => [key, data[key] ?? null]));
}

/** The stream was deleted, and not written again since. */
export const isDeletion = (change: Pick<RecordedEvent, 'data'>): boolean =>
  Number(forgettingIn(change)['$tb'] ?? 0) >= NO_MORE_EVENTS;

const withoutForgetting = (metadata: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(metadata).filter(([key]) => !FORGETTING.some((one) => one === key)));

/** Since when, and by what. */
interface Told {
  readonly change: RecordedEvent;
}

/**
 * How a stream is kept. `retention`: told to forget. `deleted`: its readers find no stream, but it can be begun anew, and
 * goes on with the old revisions (`recreated`). `tombstoned`: deleted for good.
 */
export type Retention =
  | { readonly status: 'kept' }
  | ({ readonly status: 'retention' | 'deleted' | 'tombstoned' } & Told)
  | ({ readonly status: 'recreated'; readonly deleted: RecordedEvent } & Told);

/** Something that was in force once, and by which it was taken back. */
export interface TakenBack {
  readonly was: Exclude<Retention, { status: 'kept' }>;
  readonly by: RecordedEvent;
}

const KEPT: Retention = { status: 'kept' };

/** `changes`: the metadata of one stream and its tombstone, in the order of the log. */
export function retentionOf(changes: readonly RecordedEvent[]): {
  readonly now: Retention;
  readonly past: readonly TakenBack[];
} {
  const past: TakenBack[] = [];
  let now = KEPT;
  for (const change of changes) {
    const next = after(now, change);
    if (now.status !== 'kept' && next.status === 'kept') past.push({ was: now, by: change });
    now = next;
  }
  return { now, past };
}

function after(now: Retention, change: RecordedEvent): Retention {
  if (now.status === 'tombstoned') return now;
  if (isTombstone(change)) return { status: 'tombstoned', change };
  const told = forgettingIn(change);
  if (Object.keys(told).length === 0) return KEPT;
  if (isDeletion(change)) return { status: 'deleted', change };
  // The server writes this itself when a deleted stream is appended to.
  if (now.status === 'deleted') return { status: 'recreated', deleted: now.change, change };
  return now.status === 'recreated' ? { ...now, change } : { status: 'retention', change };
}

/** What the metadata is to be when nothing is forgotten any more: a deletion also replaces what was there before. */
export function metadataToKeep(changes: readonly RecordedEvent[]): JsonObject {
  const { now } = retentionOf(changes);
  const deletion = now.status === 'deleted' || now.status === 'recreated' ? changes.findLastIndex(isDeletion) : -1;
  const kept = [changes[deletion - 1], changes.at(-1)].filter((change) => change !== undefined);
  return Object.assign({}, ...kept.map(({ data }) => withoutForgetting(isObject(data) ? data : {}))) as JsonObject;
}

const isObject = (data: Json): data is JsonObject => typeof data === 'object' && data !== null && !Array.isArray(data);
