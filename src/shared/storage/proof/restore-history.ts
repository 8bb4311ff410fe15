import { setTimeout as sleep } from 'node:timers/promises';
import type { RecordedEvent } from '../eventstore/event-store.js';
import type { EventStoreDbRetention } from '../eventstoredb/eventstoredb-retention.js';
import { retentionOf, type Retention } from '../eventstore/stream-retention.js';
import { retentionText } from './retention-findings.js';
import { viewOf, type StreamView } from './stream-view.js';

const SHOWS_WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 50;

/** One stream as it is, and what can be brought back of it. */
export interface Restoration {
  readonly stream: string;
  readonly now: Retention;
  readonly changes: readonly RecordedEvent[];
  readonly log: StreamView;
  readonly readers: StreamView;
}

export async function restorationOf(retention: EventStoreDbRetention, stream: string): Promise<Restoration> {
  const changes = (await retention.changes(stream)).get(stream) ?? [];
  const log = viewOf(await retention.logOf(stream));
  const readers = viewOf(await retention.readersOf(stream));
  return { stream, now: retentionOf(changes).now, changes, log, readers };
}

/** Takes back what the store was told. Returns what is so then: the readers' index is a moment behind the log. */
export async function restore(retention: EventStoreDbRetention, before: Restoration): Promise<Restoration> {
  await retention.takeBack(before.stream, before.changes);
  const until = performance.now() + SHOWS_WITHIN_MS;
  for (;;) {
    const then = await restorationOf(retention, before.stream);
    if (isWhole(then) || performance.now() >= until) return then;
    await sleep(LOOK_EVERY_MS);
  }
}

/** Nothing is forgotten, and readers get what the log has. */
export const isWhole = ({ now, log, readers }: Restoration): boolean =>
  now.status === 'kept' && readers.digest === log.digest;

/** What is so, one sentence after another. */
export function restorationText({ stream, now, log, readers }: Restoration): string[] {
  const gone = log.first > 0 ? ` Revisions 0 to ${log.first - 1} are gone for good: a scavenge has removed them.` : '';
  return [
    now.status === 'kept' ? `${stream} is told to forget nothing.` : `${retentionText(stream, now)}.`,
    `Its readers get ${readers.events} of the ${log.events} events that the log has.${gone}`,
  ];
}

/** What taking it back would do. Empty: it cannot be done. */
export function consequencesText({ stream, now, log }: Restoration): string[] {
  const all = `Its metadata is written once more without that, and readers get all ${log.events} events. No event is changed or removed.`;
  if (now.status === 'retention' || now.status === 'deleted') return [all];
  if (now.status !== 'recreated') return [];
  return [
    all,
    `What was written after the deletion is read together with what was there before, in the order in which it was written. ` +
      `Where ${stream} was begun anew its chain does not fit: audit:verify goes on to say so, because that is what happened.`,
  ];
}
