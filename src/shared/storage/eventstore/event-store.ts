import { DomainError } from '../../kernel/domain-error.js';
import type { Json, JsonObject } from '../../kernel/json.js';

/** Opaque place in the global order; fixed width (20 digits), so that `<` on the strings is the order. */
export type Position = string;

/** Before the first event. */
export const START: Position = '';

export const positionOf = (value: bigint): Position => value.toString().padStart(20, '0');

export interface NewEvent {
  /** UUID. Appending the same ids again with the same expectation is a success, so an append may be retried. */
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  readonly metadata: JsonObject;
}

export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  /** 0 for the first event of the stream, then without gaps. */
  readonly revision: number;
  readonly position: Position;
  /** Epoch ms, by the store's clock. */
  readonly recordedAt: number;
}

/** The revision the stream must have; −1: it must not exist; 'any': do not care. */
export type ExpectedRevision = number | 'any';

export interface Appended {
  readonly revision: number;
  readonly position: Position;
}

export interface EventBatch {
  readonly events: readonly RecordedEvent[];
  /** Everything up to here has been seen, events that the filter left out included. */
  readonly checkpoint: Position;
  /**
   * Nothing was waiting behind this batch when it was read. A subscription that finds nothing to read at its start
   * says so with one empty live batch, so that a reader who only wants to catch up knows when to stop.
   */
  readonly live: boolean;
}

export interface ReadOptions {
  readonly from?: number;
  readonly limit?: number;
  readonly backwards?: boolean;
}

export interface SubscribeOptions {
  readonly after: Position;
  readonly streamPrefix?: string;
  readonly batchSize?: number;
  readonly signal: AbortSignal;
}

export class WrongExpectedRevision extends Error {
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    readonly actual: number,
  ) {
    super(`stream ${stream}: expected revision ${expected}, found ${actual}`);
    this.name = 'WrongExpectedRevision';
  }
}

/** Nothing of it was appended, and trying again does not help. */
export class AppendTooLarge extends Error {
  /** In bytes, of all events of one append together. */
  constructor(readonly largest: number) {
    super(`the events of this append are together larger than the event store takes: at most ${largest} bytes`);
    this.name = 'AppendTooLarge';
  }
}

/** The store cannot be reached or refuses work for now. An append was not written (but see AppendUnanswered). */
export class EventStoreUnavailable extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'unavailable';

  constructor(cause?: unknown, message = 'The histories cannot be reached at the moment. Try again shortly.') {
    super(message);
    if (cause !== undefined) this.cause = cause;
  }
}

/** The answer to an append was lost, or did not come: it may be in the history. */
export class AppendUnanswered extends EventStoreUnavailable {
  constructor(cause: unknown) {
    super(cause, PERHAPS_SAVED);
  }
}

const PERHAPS_SAVED =
  'The histories were lost while this was saved, so it may be done. Look before you repeat it, or repeat it with the same Idempotency-Key.';

/**
 * The store answers and refuses: a right is missing, or the password is wrong, or we do not trust its certificate. That
 * does not pass by waiting. Callers are told what they are told of an outage; `advice` is for the operator.
 */
export class EventStoreRefused extends EventStoreUnavailable {
  constructor(
    readonly advice: string,
    readonly because: 'right' | 'sign-in' | 'connection' | 'history',
  ) {
    super();
  }
}

/** Somebody has deleted the stream in the store itself. The program does not begin it anew: nobody would notice. */
export class HistoryDeleted extends EventStoreRefused {
  /** `forGood`: by a tombstone. It can never be brought back. */
  constructor(
    readonly stream: string,
    readonly forGood = false,
  ) {
    super(forGood ? buried(stream) : deleted(stream), 'history');
  }
}

const deleted = (stream: string): string =>
  `The history ${stream} was deleted in the event store, so nothing can be added to it. ` +
  `npm run cli -- audit:restore ${stream} brings it back; audit:verify says when it was deleted.`;

const buried = (stream: string): string =>
  `The history ${stream} was deleted for good in the event store (a tombstone), so nothing can be added to it. ` +
  'audit:verify says when; that cannot be taken back.';

/** What a store throws when it is asked for a stream that has a tombstone. */
export const isDeletedForGood = (error: unknown): boolean =>
  ((error ?? {}) as { type?: unknown }).type === 'stream-deleted';

/**
 * Append-only streams with one global order. Text is stored without U+0000 and lone surrogates (see `cleanJson`). Every adapter passes `test/shared/storage/eventstore/event-store.contract.ts`.
 * Throws EventStoreUnavailable when the store is away, EventStoreRefused when it does not let us.
 */
export abstract class EventStore {
  /** Atomic: all events, at least one, or none. Throws AppendUnanswered, WrongExpectedRevision, and AppendTooLarge where there is a limit. */
  abstract append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended>;
  /** In revision order (or backwards); an unknown stream is empty. */
  abstract readStream(stream: string, options?: ReadOptions): Promise<RecordedEvent[]>;
  /**
   * Endless, in the global order, loses nothing, resumes by itself after the store was away. Ends on `signal`, and throws
   * EventStoreRefused.
   */
  abstract subscribe(options: SubscribeOptions): AsyncIterable<EventBatch>;
  /** A place that all events recorded before now stand at or before, and all that are recorded later behind; START: there are none. */
  abstract head(): Promise<Position>;
  abstract close(): Promise<void>;

  /** That the store does what the program needs of it, without leaving anything there. Throws as all of it does. */
  async check(): Promise<void> {
    await this.readStream('nothing', { limit: 1 });
  }
}
