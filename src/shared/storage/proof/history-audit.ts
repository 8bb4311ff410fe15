import { betweenSeals, type Finding, type Report } from './audit-finding.js';
import { START, type Position, type RecordedEvent } from '../eventstore/event-store.js';
import type { StreamHead } from '../eventstore/hash-chain.js';
import { isTombstone } from '../eventstore/stream-retention.js';
import type { Seal } from './seal.js';
import { SealedSpan } from './sealed-span.js';
import { ChainVerifier } from './verify-chain.js';

export interface AuditScope {
  /** By their numbers, all that cover these events and those before them. */
  readonly seals: readonly Seal[];
  /** The store counts positions without gaps. */
  readonly contiguous: boolean;
  /** The number of the seal after which the events begin; null: with the first. */
  readonly after: number | null;
  /** Where streams ended there. */
  readonly earlier: ReadonlyMap<string, StreamHead>;
}

export interface AuditSummary {
  readonly events: number;
  readonly streams: number;
  readonly position: Position;
  /** Events after the last seal. */
  readonly unsealed: number;
  /** The numbers of seals that cover more events than are there. */
  readonly short: readonly number[];
}

/** Checks all events in the global order, against their chains, their places and the seals. */
export class HistoryAudit {
  readonly #chains: ChainVerifier;
  readonly #seals: readonly Seal[];
  #before: Seal | null;
  #next = 0;
  #span = new SealedSpan();
  #position: Position;
  #events = 0;
  #unsealed = 0;
  readonly #short: number[] = [];

  constructor(
    private readonly scope: AuditScope,
    private readonly report: Report,
  ) {
    const { seals, after, earlier } = scope;
    this.#chains = new ChainVerifier(earlier);
    this.#before = seals.find(({ number }) => number === after) ?? null;
    this.#seals = seals.filter(({ number }) => after === null || number > after);
    this.#position = this.#before?.position ?? START;
  }

  add(event: RecordedEvent): void {
    for (let seal = this.#seal; seal !== null && event.position > seal.position; seal = this.#seal) this.#close(seal);
    this.#checkPlace(event);
    // A tombstone is in the log and in the seals, but no event of its history.
    const tombstone = isTombstone(event);
    const problem = tombstone ? null : this.#chains.check(event);
    if (problem !== null) this.#find(problem.kind, event, problem.message);
    // No seal speaks of what comes after the last one: it need not be remembered.
    if (this.#seal === null) this.#unsealed += 1;
    else this.#span.add(event);
    if (!tombstone) this.#events += 1;
    if (event.position > this.#position) this.#position = event.position;
  }

  end(): AuditSummary {
    for (let seal = this.#seal; seal !== null; seal = this.#seal) this.#close(seal);
    const { streams } = this.#chains;
    return { events: this.#events, streams, position: this.#position, unsealed: this.#unsealed, short: this.#short };
  }

  /** The one that the present span leads to. */
  get #seal(): Seal | null {
    return this.#seals[this.#next] ?? null;
  }

  #checkPlace(event: RecordedEvent): void {
    if (this.#position !== START && event.position <= this.#position) {
      this.#find('order', event, 'it stands after an event of the same or a later position');
      return;
    }
    const expected = this.#position === START ? 0n : BigInt(this.#position) + 1n;
    const last = BigInt(event.position) - 1n;
    if (!this.scope.contiguous || last < expected) return;
    const missing = last === expected ? `position ${last} is` : `positions ${expected} to ${last} are`;
    this.#find('gap', event, `${missing} missing before it`);
  }

  #close(seal: Seal): void {
    const [before, span] = [this.#before, this.#span];
    const message = differenceOf(seal, before, span);
    if (message !== null) this.#find('sealed', null, message);
    if (span.count < seal.count - (before?.count ?? 0)) this.#short.push(seal.number);
    this.#before = seal;
    this.#next += 1;
    this.#span = new SealedSpan();
  }

  #find(kind: Finding['kind'], event: RecordedEvent | null, message: string): void {
    this.report({ kind, event, between: betweenSeals(this.#before, this.#seal), message });
  }
}

/** null: the events are those that were sealed. */
function differenceOf(seal: Seal, before: Seal | null, span: SealedSpan): string | null {
  const sealed = seal.count - (before?.count ?? 0);
  if (span.count !== sealed) return `${sealed} events were sealed, ${span.count} are there`;
  // Between seals that do not follow each other no digest speaks of all events.
  if (seal.number !== (before === null ? 0 : before.number + 1)) return null;
  if (span.count > 0 && span.position !== seal.position) return 'the last event is not the one that was sealed last';
  if (span.heads !== seal.heads)
    return 'the streams do not end as they did: events were rewritten together with their chain';
  return span.log === seal.log ? null : 'the order or the times of the events, or one of them, are not what was sealed';
}
