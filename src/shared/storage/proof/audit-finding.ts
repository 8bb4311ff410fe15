import type { RecordedEvent } from '../eventstore/event-store.js';
import type { Seal } from './seal.js';
import type { ChainProblem } from './verify-chain.js';

/** Something that is not as it was recorded. */
export interface Finding {
  /**
   * Of one event: as a ChainProblem; `gap`: positions before it are missing; `order`: it does not come after the one
   * before it. `sealed`: a span of events is not what was sealed. `seal`: about a seal itself. `file`: about a file of a
   * bundle.
   */
  readonly kind: ChainProblem['kind'] | 'gap' | 'order' | 'sealed' | 'seal' | 'file';
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

export function findingText({ kind, event, between, message }: Finding): string {
  const place =
    event === null
      ? ''
      : `stream ${event.stream}, revision ${event.revision}, event ${event.id}, position ${BigInt(event.position)}: `;
  return `${kind}: ${place}${message}${between === '' ? '' : ` [${between}]`}`;
}
