import type { AllStreamSubscription, EventStoreDBClient, Filter } from '@eventstore/db-client';
import type { WakeSignal } from '../database/wake-signal.js';
import {
  EventStoreUnavailable,
  START,
  positionOf,
  type EventBatch,
  type Position,
  type RecordedEvent,
} from '../eventstore/event-store.js';
import type { EventStoreDbCalls } from './eventstoredb-calls.js';
import { ANSWER_WITHIN_MS, toEvent } from './eventstoredb-events.js';
import { eventStoreDb } from './eventstoredb-library.js';

/**
 * A server that has confirmed a subscription and is silent for so long will not say that it has caught up. Less than
 * any reader waits (see ProjectionLags), so that the first one finds it out.
 */
const SAYS_CAUGHT_UP_WITHIN_MS = 2_000;
/** So long a batch is filled before it is given to the reader, who can save its checkpoint. */
const FILL_MS = 250;
/** Events that the server looks through from one of its checkpoints to the next. */
const CHECKPOINT_EVERY = 1_000;

/** What the server says between the events. */
interface Note {
  /** It stands behind so many events. */
  readonly behind: number;
  readonly checkpoint?: Position;
  readonly caughtUp?: boolean;
}

export type Checkpoints = Required<Pick<Filter, 'maxSearchWindow' | 'checkpointReached'>>;

export interface SubscriptionOptions {
  readonly calls: EventStoreDbCalls;
  /** What the server leaves out. */
  readonly filter: (checkpoints: Checkpoints) => Filter;
  /** What the reader gets of an event that the server sent. */
  readonly of: (event: RecordedEvent) => readonly RecordedEvent[];
  readonly batchSize: number;
  /** Notified when there is something to take. */
  readonly wakeSignal: WakeSignal;
  readonly signal: AbortSignal;
}

/**
 * One subscription to $all from one place on, which the server filters: of other people's events come checkpoints only.
 * The client passes these, and that it has caught up, ahead of the events that it still buffers: here they keep their
 * place. Its buffer is bounded: a reader who does not take makes the server wait.
 */
export class EventStoreDbSubscription {
  readonly #subscription: AllStreamSubscription;
  readonly #notes: Note[] = [];
  #taken = 0;
  #lastEvent: Position;
  #checkpoint: Position;
  #caughtUp = false;
  #everCaughtUp = false;
  #confirmed = false;
  #heardAt = performance.now();
  #broken: { readonly error: unknown } | null = null;
  #closed = false;
  #awaited: Position = START;

  constructor(
    client: EventStoreDBClient,
    after: Position,
    private readonly options: SubscriptionOptions,
  ) {
    this.#checkpoint = after;
    this.#lastEvent = after;
    const filter = options.filter({
      maxSearchWindow: CHECKPOINT_EVERY,
      checkpointReached: (_, { commit }) => this.#note({ checkpoint: positionOf(commit) }),
    });
    const fromPosition = after === START ? eventStoreDb().START : { commit: BigInt(after), prepare: BigInt(after) };
    this.#subscription = client.subscribeToAll({ fromPosition, filter }, { highWaterMark: options.batchSize });
    this.#subscription
      .on('confirmation', () => this.#confirm())
      .on('caughtUp', () => this.#note({ caughtUp: true }))
      .on('fellBehind', () => this.#note({ caughtUp: false }))
      .on('readable', () => this.#hear())
      .on('error', (error) => this.#break(error))
      .on('end', () => this.#break(new EventStoreUnavailable('the subscription ended')));
  }

  /** Where what was taken ends. */
  get checkpoint(): Position {
    return this.#checkpoint;
  }

  /** An event that is there: what comes before it is not all. */
  await(position: Position): void {
    if (position > this.#awaited) this.#awaited = position;
  }

  /**
   * What there is; waits until that is something, or it is known that there is nothing. null: the store is away, take
   * another subscription. 'silent': this server does not say whether there is more. Throws EventStoreRefused.
   */
  async next(): Promise<EventBatch | 'silent' | null> {
    const { batchSize, wakeSignal, signal, calls } = this.options;
    const [before, until] = [this.#checkpoint, performance.now() + FILL_MS];
    const events: RecordedEvent[] = [];
    this.#heardAt = performance.now();
    while (!signal.aborted) {
      this.#take(events);
      const worthIt = events.length > 0 || this.#checkpoint > before;
      const enough = events.length >= batchSize || this.#live || performance.now() >= until;
      if (this.#live || (worthIt && (enough || this.#broken !== null))) {
        return { events, checkpoint: this.#checkpoint, live: this.#live };
      }
      if (this.#broken !== null) return calls.nullWhenAway(this.#broken.error);
      const silence = performance.now() - this.#heardAt;
      if (silence >= this.#patience) return this.#confirmed && !this.#everCaughtUp ? 'silent' : null;
      await wakeSignal.wait(Math.max(1, worthIt ? until - performance.now() : this.#patience - silence));
    }
    return null;
  }

  /** Says nothing to the reader, who closes it: else an outage would never make him wait. */
  close(): void {
    this.#closed = true;
    this.#broken ??= { error: new EventStoreUnavailable('closed') };
    void this.#subscription.unsubscribe().catch(() => undefined);
    this.#subscription.destroy();
  }

  /** Nothing waits behind what was taken. One that is broken does not know. */
  get #live(): boolean {
    const { readableLength } = this.#subscription;
    const nothingWaits = readableLength === 0 && this.#notes.length === 0 && this.#checkpoint >= this.#awaited;
    return this.#broken === null && this.#caughtUp && nothingWaits;
  }

  get #patience(): number {
    return this.#confirmed && !this.#everCaughtUp ? SAYS_CAUGHT_UP_WITHIN_MS : ANSWER_WITHIN_MS;
  }

  #take(events: RecordedEvent[]): void {
    for (;;) {
      for (let note = this.#notes[0]; note !== undefined && note.behind <= this.#taken; note = this.#notes[0]) {
        this.#notes.shift();
        this.#follow(note);
      }
      const resolved = events.length < this.options.batchSize ? this.#subscription.read() : null;
      if (resolved === null) return;
      this.#taken += 1;
      if (resolved.event !== undefined) this.#add(toEvent(resolved.event), events);
    }
  }

  #add(event: RecordedEvent, events: RecordedEvent[]): void {
    if (event.position <= this.#lastEvent) return;
    this.#lastEvent = event.position;
    this.#reach(event.position);
    events.push(...this.options.of(event));
  }

  #follow({ checkpoint, caughtUp }: Note): void {
    if (checkpoint !== undefined) this.#reach(checkpoint);
    if (caughtUp === undefined) return;
    this.#caughtUp = caughtUp;
    this.#everCaughtUp ||= caughtUp;
  }

  #reach(position: Position): void {
    if (position > this.#checkpoint) this.#checkpoint = position;
  }

  #note(note: Omit<Note, 'behind'>): void {
    this.#notes.push({ ...note, behind: this.#taken + this.#subscription.readableLength });
    this.#hear();
  }

  #confirm(): void {
    this.#confirmed = true;
    this.#hear();
  }

  #hear(): void {
    this.#heardAt = performance.now();
    if (!this.#closed) this.options.wakeSignal.notify();
  }

  #break(error: unknown): void {
    this.#broken ??= { error };
    if (!this.#closed) this.options.wakeSignal.notify();
  }
}
