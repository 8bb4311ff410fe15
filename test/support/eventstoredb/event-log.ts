import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';

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

/** `current`: −1 when there is no stream. */
export type Outcome = { readonly appended: Logged } | { readonly current: number };

/** What a server of EventStoreDB keeps. With a file it survives the end of its process at any moment. */
export class EventLog {
  readonly all: Logged[] = [];
  readonly #streams = new Map<string, Logged[]>();
  readonly #file: string | null;
  #watchers = new Set<() => void>();

  constructor(file: string | null = null) {
    this.#file = file;
    if (file !== null && existsSync(file)) this.#load(file);
    // A real server writes such things by itself.
    else this.append('$$$stats-0.0.0.0:2113', 'any', [SYSTEM_EVENT]);
  }

  stream(name: string): readonly Logged[] {
    return this.#streams.get(name) ?? [];
  }

  append(stream: string, expected: Expected, proposed: readonly Proposed[]): Outcome {
    const existing = this.stream(stream);
    const current = existing.length - 1;
    if (!matches(expected, current)) {
      const repeated = typeof expected === 'number' ? expected : -1;
      const last = existing[repeated + proposed.length];
      const same = proposed.every(({ id }, index) => existing[repeated + 1 + index]?.id === id);
      return same && last !== undefined ? { appended: last } : { current };
    }
    let { position } = this.all.at(-1) ?? { position: 0 };
    const created = Date.now();
    const events = proposed.map((event, index) => {
      position += 97 + event.data.length;
      return { ...event, stream, revision: current + 1 + index, position, created };
    });
    // One line is one append: a torn line is an append that never was.
    if (this.#file !== null) appendFileSync(this.#file, `${JSON.stringify(events)}\n`);
    this.#add(events);
    for (const wake of this.#watchers) wake();
    return { appended: events.at(-1) as Logged };
  }

  /** Returns how to stop. */
  watch(wake: () => void): () => void {
    this.#watchers.add(wake);
    return () => void this.#watchers.delete(wake);
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
      const stream = this.#streams.get(event.stream);
      if (stream === undefined) this.#streams.set(event.stream, [event]);
      else stream.push(event);
    }
  }
}

function matches(expected: Expected, current: number): boolean {
  if (expected === 'any') return true;
  if (expected === 'no_stream') return current === -1;
  if (expected === 'stream_exists') return current >= 0;
  return expected === current;
}

const SYSTEM_EVENT: Proposed = {
  id: '00000000-0000-4000-8000-000000000000',
  properties: { type: '$metadata', 'content-type': 'application/json' },
  data: Buffer.from('{"$maxAge":86400}').toString('base64'),
  metadata: '',
};
