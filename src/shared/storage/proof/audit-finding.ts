import type { Position, RecordedEvent } from '../eventstore/event-store.js';
import type { Retention } from '../eventstore/stream-retention.js';
import type { Seal } from './seal.js';
import type { ChainProblem } from './verify-chain.js';

/** Something that is not as it was recorded. */
export interface Finding {
  /**
   * Of one event: as a ChainProblem; `gap`: positions before it are missing; `order`: it does not come after the one
   * before it. `sealed`: a span of events is not what was sealed. `seal`: about a seal itself. `file`: about a file of a
   * bundle. `media`: a stored file is not what the event says. Of a whole stream: as its Retention; `divergent`: what its readers get is not what the log has.
   */
  readonly kind:
    | ChainProblem['kind']
    | 'gap'
    | 'order'
    | 'sealed'
    | 'seal'
    | 'file'
    | 'media'
    | 'divergent'
    | Exclude<Retention['status'], 'kept'>;
  readonly event: Pick<RecordedEvent, 'stream' | 'revision' | 'id' | 'position'> | null;
  /** Which seals it lies between, in words; empty for what is not about events. */
  readonly between: string;
  readonly message: string;
}

export type Report = (finding: Finding) => void;

const named = ({ number, sealedAt }: Seal): string => `seal ${number} (${new Date(sealedAt).toISOString()})`;

/** null: there is none on that side. */
export function betweenSeals(before: Seal | null, after: Seal | null): string {
  if (after === null) return before === null ? 'never sealed' : `after ${named(before)}, not sealed yet`;
  return before === null ? `before ${named(after)}` : `between ${named(before)} and ${named(after)}`;
}

/** The seals that this place lies between. `seals`: by their numbers. */
export const betweenSealsAt = (seals: readonly Seal[], position: Position): string =>
  betweenSeals(
    seals.findLast((seal) => seal.position < position) ?? null,
    seals.find((seal) => seal.position >= position) ?? null,
  );

/** A tombstone's is more than a number can hold exactly. */
const revisionText = (revision: number): string =>
  Number.isSafeInteger(revision) ? String(revision) : '9223372036854775807';

export function findingText({ kind, event, between, message }: Finding): string {
  const place =
    event === null
      ? ''
      : `stream ${event.stream}, revision ${revisionText(event.revision)}, event ${event.id}, position ${BigInt(event.position)}: `;
  return `${kind}: ${place}${message}${between === '' ? '' : ` [${between}]`}`;
}
