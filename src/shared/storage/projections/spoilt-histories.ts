import { DomainError } from '../../kernel/domain-error.js';
import type { RecordedEvent } from '../eventstore/event-store.js';
import { PARKED_AT_MOST, type ParkedHistory } from './parked-histories.js';
import { reasonOf } from './projection-fault.js';
import { isTombstone } from '../eventstore/stream-retention.js';

/** A history that cannot be replayed, and from which event on. */
export interface SpoiltHistory {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly why: string;
  /** null: the replay did not come to it. */
  readonly event: RecordedEvent | null;
}

/** So many are not the fault of histories. */
export class TooManySpoilt extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'too_many_spoilt';

  constructor(projection: string, { stream, revision, why }: SpoiltHistory) {
    super(
      `${projection}: more than ${PARKED_AT_MOST} histories cannot be replayed, so it is this program that is at fault ` +
        `and nothing was changed. One of them is ${stream}, at event ${revision}: ${why}.`,
    );
  }
}

/** What a replay has to leave out. */
export class SpoiltHistories {
  readonly #byStream = new Map<string, SpoiltHistory>();
  #counted = 0;

  constructor(private readonly projection: string) {}

  has(stream: string): boolean {
    return this.#byStream.has(stream);
  }

  /** Throws TooManySpoilt; what was deleted does not count: no program does that. */
  add(event: RecordedEvent, error: unknown): void {
    const { stream, revision, type } = event;
    const one = { stream, revision, type, why: reasonOf(error), event };
    this.#byStream.set(stream, one);
    this.#counted += isTombstone(event) ? 0 : 1;
    if (this.#counted > PARKED_AT_MOST) throw new TooManySpoilt(this.projection, one);
  }

  addUnreadable(stream: string, error: unknown): void {
    const one = { stream, revision: Number.MAX_SAFE_INTEGER, type: 'unreadable', why: reasonOf(error), event: null };
    if (!this.has(stream)) this.#byStream.set(stream, one);
  }

  /** In the order of their names, with those that are parked already. */
  listedWith(parked: readonly ParkedHistory[]): readonly SpoiltHistory[] {
    const before = parked
      .filter(({ stream }) => !this.has(stream))
      .map(({ stream, revision, eventType: type, why }) => ({ stream, revision, type, why, event: null }));
    return [...this.#byStream.values(), ...before].toSorted((a, b) => (a.stream < b.stream ? -1 : 1));
  }
}
