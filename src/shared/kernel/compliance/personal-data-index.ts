import type { CallerId } from '../identifiers.js';
import type { PersonalData, WorkClaim } from './personal-data.js';
import { RegisteredTwice } from '../registered-twice.js';

/** The PersonalData of all contexts, so that Identity need not know which contexts there are. */
export class PersonalDataIndex {
  readonly #contexts = new Map<string, PersonalData>();

  register(data: PersonalData): void {
    const registered = this.#contexts.get(data.context);
    if (registered !== undefined && registered !== data) {
      throw new RegisteredTwice(`personal data of ${data.context}`, [registered, data]);
    }
    this.#contexts.set(data.context, data);
  }

  /** In the order in which they hand over. */
  all(): readonly PersonalData[] {
    return inOrder([...this.#contexts.values()]);
  }

  /** Whether any context keeps anything of the caller. */
  async hasAny(caller: CallerId): Promise<boolean> {
    for (const data of this.all()) {
      if ((await data.count(caller)).some(({ count }) => count > 0)) return true;
    }
    return false;
  }

  /** The counts that a person is shown before they claim the data. */
  async countClaimable(caller: CallerId): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for (const data of this.all()) {
      for (const { claimedAs, count } of await data.count(caller)) {
        if (claimedAs !== undefined) counts.set(claimedAs, (counts.get(claimedAs) ?? 0) + count);
      }
    }
    return counts;
  }

  async handOver(claim: WorkClaim): Promise<void> {
    for (const data of this.all()) await data.handOver(claim);
  }
}

/** Each after those it relies on; otherwise as they were registered. */
function inOrder(contexts: readonly PersonalData[]): readonly PersonalData[] {
  if (contexts.length === 0) return [];
  const waiting = new Set(contexts.map(({ context }) => context));
  const next = contexts.filter(({ handsOverAfter }) => !handsOverAfter.some((context) => waiting.has(context)));
  if (next.length === 0) throw new Error(`each hands over after another one: ${[...waiting].join(', ')}`);
  return [...next, ...inOrder(contexts.filter((data) => !next.includes(data)))];
}
