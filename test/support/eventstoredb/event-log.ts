import { appendFileSync, existsSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { decide, type Target } from './expectation.js';
import {
  LAST_REVISION,
  isMetadataStream,
  isSoftDeleted,
  isTombstone,
  leftByScavenge,
  metadataIn,
  metadataStreamOf,
  originalOf,
  seenByReaders,
  type StreamMetadata,
} from './stream-views.js';

/** An event as the protocol carries it. */
export interface Proposed {
  readonly id: string;
  /** `type` and `content-type`. */
  readonly properties: Readonly<Record<string, string>>;
  /** Base 64. */
  readonly data: string;
  readonly metadata: string;
}

export interface Logged extends Proposed {
  readonly stream: string;
  readonly revision: number;
  /** As in EventStoreDB: it rises, with gaps. */
  readonly position: number;
  /** Epoch ms. */
  readonly created: number;
}

export type Expected = number | 'any' | 'no_stream' | 'stream_exists';

/** `position` null: what was appended before is gone from the stream's view. `revision` and `current` −1: no stream. */
export type Outcome =
  | { readonly revision: number; readonly position: number | null; readonly repeated: boolean }
  | { readonly current: number }
  | 'deleted';

/** What the readers of a stream get. */
export type View = readonly Logged[] | 'deleted' | 'not found';

/** Of so many events a server knows the ids, so that it recognises an append without an expectation that comes again. */
const REMEMBERED = 50_000;

/** What a server of EventStoreDB keeps. With a file it survives the end of its process at any moment. */
export class EventLog {
  /** Another array after a scavenge. */
  all: Logged[] = [];
  #end = 0;
  #streams = new Map<string, Logged[]>();
  readonly #recent = new Map<string, Logged>();
  readonly #file: string | null;
  #watchers = new Set<() => void>();

  constructor(file: string | null = null) {
    this.#file = file;
    if (file !== null && existsSync(file)) this.#load(file);
    // A real server writes such things by itself.
    else this.append('$$$stats-0.0.0.0:2113', 'any', [metadataEvent('{"$maxAge":86400}')]);
  }

  append(stream: string, expected: Expected, proposed: readonly Proposed[]): Outcome {
    const target = this.#target(stream);
    if (target === 'deleted') return target;
    const { current, metadata } = target;
    const ids = proposed.map(({ id }) => id);
    const decision = decide(target, expected, ids);
    if (decision === 'wrong') return { current };
    if (decision !== 'append') {
      const seen = seenByReaders(target.events, metadata, Date.now());
      const position = seen.find(({ revision }) => revision === decision.repeated)?.position ?? null;
      return { revision: decision.repeated, position, repeated: true };
    }
    const events = proposed.map((event, index) => ({ ...event, stream, revision: current + 1 + index }));
    // A deleted stream that is written again goes on with the old revisions.
    const again = isSoftDeleted(metadata) && events.length > 0 ? [this.#begunAnew(stream, current + 1)] : [];
    this.#write([...events, ...again]);
    const { position = this.#end } = this.#streams.get(stream)?.at(-1) ?? {};
    return { revision: current + events.length, position, repeated: false };
  }

  /** Its readers find nothing, and it may be written again: everything is still there. */
  delete(stream: string, expected: Expected): Outcome {
    return this.#delete(stream, expected, () => ({
      ...metadataEvent('{"$tb":9223372036854775807}'),
      stream: metadataStreamOf(stream),
      revision: this.#lastRevision(metadataStreamOf(stream)) + 1,
    }));
  }

  /** For ever. */
  tombstone(stream: string, expected: Expected): Outcome {
    return this.#delete(stream, expected, () => ({ ...TOMBSTONE, id: randomUUID(), stream, revision: LAST_REVISION }));
  }

  read(stream: string): View {
    if (this.#isDeleted(stream)) return 'deleted';
    const [events, metadata] = [this.#streams.get(stream) ?? [], this.metadataOf(stream)];
    if (events.length === 0 || isSoftDeleted(metadata)) return 'not found';
    return seenByReaders(events, metadata, Date.now());
  }

  /** Removes for good, from $all too, what no reader of a stream sees any more. */
  scavenge(): void {
    const now = Date.now();
    const left = [...this.#streams].flatMap(([stream, events]) => {
      const ofDeleted = isMetadataStream(stream) && this.#isDeleted(stream);
      return ofDeleted ? [] : leftByScavenge(events, this.metadataOf(stream), now);
    });
    const events = left.toSorted((one, other) => one.position - other.position);
    if (this.#file !== null) {
      writeFileSync(`${this.#file}.scavenged`, events.map((event) => `${JSON.stringify([event])}\n`).join(''));
      renameSync(`${this.#file}.scavenged`, this.#file);
    }
    this.all = [];
    this.#streams = new Map();
    this.#add(events);
  }

  /** The position of the last event that was ever written. */
  get end(): number {
    return this.#end;
  }

  metadataOf(stream: string): StreamMetadata {
    if (isMetadataStream(stream)) return { $maxCount: 1 };
    return metadataIn(this.lastOf(metadataStreamOf(stream)));
  }

  lastOf(stream: string): Logged | undefined {
    return this.#streams.get(stream)?.at(-1);
  }

  /** Returns how to stop. */
  watch(wake: () => void): () => void {
    this.#watchers.add(wake);
    return () => void this.#watchers.delete(wake);
  }

  #target(stream: string): Target | 'deleted' {
    if (this.#isDeleted(stream)) return 'deleted';
    return {
      current: this.#lastRevision(stream),
      events: this.#streams.get(stream) ?? [],
      metadata: this.metadataOf(stream),
      hasMetadata: this.#streams.has(metadataStreamOf(stream)),
      recent: (id) => this.#recent.get(`${stream} ${id}`),
    };
  }

  #delete(stream: string, expected: Expected, event: () => Omit<Logged, 'position' | 'created'>): Outcome {
    const target = this.#target(stream);
    if (target === 'deleted') return target;
    if (decide(target, expected, []) !== 'append') return { current: target.current };
    this.#write([event()]);
    return { revision: target.current, position: this.#end, repeated: false };
  }

  #begunAnew(stream: string, first: number): Omit<Logged, 'position' | 'created'> {
    const metadataStream = metadataStreamOf(stream);
    const event = metadataEvent(JSON.stringify({ ...this.metadataOf(stream), $tb: first }));
    return { ...event, stream: metadataStream, revision: this.#lastRevision(metadataStream) + 1 };
  }

  #lastRevision(stream: string): number {
    return this.lastOf(stream)?.revision ?? -1;
  }

  /** With a stream its metadata is deleted. */
  #isDeleted(stream: string): boolean {
    if (isTombstone(this.lastOf(stream))) return true;
    return isMetadataStream(stream) && isTombstone(this.lastOf(originalOf(stream)));
  }

  #write(unplaced: readonly Omit<Logged, 'position' | 'created'>[]): void {
    let position = this.#end;
    const created = Date.now();
    const events = unplaced.map((event) => ({ ...event, position: (position += 97 + event.data.length), created }));
    // One line is one append: a torn line is an append that never was.
    if (this.#file !== null && events.length > 0) appendFileSync(this.#file, `${JSON.stringify(events)}\n`);
    this.#add(events);
    this.#remember(events);
    for (const wake of this.#watchers) wake();
  }

  #remember(events: readonly Logged[]): void {
    for (const event of events) this.#recent.set(`${event.stream} ${event.id}`, event);
    for (const oldest of this.#recent.keys()) {
      if (this.#recent.size <= REMEMBERED) return;
      this.#recent.delete(oldest);
    }
  }

  #load(file: string): void {
    const text = readFileSync(file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    truncateSync(file, Buffer.byteLength(whole));
    for (const line of whole.split('\n').filter((one) => one !== '')) this.#add(JSON.parse(line) as Logged[]);
  }

  #add(events: readonly Logged[]): void {
    for (const event of events) {
      this.all.push(event);
      this.#end = Math.max(this.#end, event.position);
      const stream = this.#streams.get(event.stream);
      if (stream === undefined) this.#streams.set(event.stream, [event]);
      else stream.push(event);
    }
  }
}

const metadataEvent = (json: string): Proposed => ({
  id: randomUUID(),
  properties: { type: '$metadata', 'content-type': 'application/json' },
  data: Buffer.from(json).toString('base64'),
  metadata: '',
});

const TOMBSTONE: Omit<Proposed, 'id'> = {
  properties: { type: '$streamDeleted', 'content-type': 'application/octet-stream' },
  data: '',
  metadata: '',
};
