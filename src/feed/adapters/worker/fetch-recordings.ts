import type { CommandBus } from '@nestjs/cqrs';
import { GroupCommit } from '../../../shared/storage/connections/group-commit.js';
import { RecordFetches, type LeasedFetch } from '../../application/commands/record-fetches.js';

/** With fewer a crowd would wait; with more one that fails would have many tried again. */
const MOST_TOGETHER = 64;

/** Items of documents that share a commit: so many are read before the event loop is free again. */
const MOST_ITEMS = 400;

/**
 * Records what came. Fetches that end while others are being recorded share the next commit. Documents go apart, in two
 * groups: the items of one are read while PostgreSQL writes those of the other, and what brought none waits for neither.
 */
export class FetchRecordings {
  readonly #withoutDocument: GroupCommit<LeasedFetch, unknown>;
  readonly #documents: GroupCommit<LeasedFetch, unknown>;

  constructor(private readonly commands: CommandBus) {
    const group = (heaviest: number, atOnce: number) =>
      new GroupCommit<LeasedFetch, unknown>(
        (fetches) => this.#record(fetches),
        () => null,
        itemsOf,
        { most: MOST_TOGETHER, heaviest, atOnce },
      );
    this.#withoutDocument = group(MOST_TOGETHER, 1);
    this.#documents = group(MOST_ITEMS, 2);
  }

  /** Rejects with why it could not be kept. */
  async add(fetch: LeasedFetch): Promise<void> {
    await (fetch.outcome.outcome === 'fetched' ? this.#documents : this.#withoutDocument).add(fetch);
  }

  #record(fetches: readonly LeasedFetch[]): Promise<readonly PromiseSettledResult<unknown>[]> {
    return this.commands.execute(new RecordFetches(fetches));
  }
}

const itemsOf = ({ outcome }: LeasedFetch): number => (outcome.outcome === 'fetched' ? outcome.feed.items.length : 0);
