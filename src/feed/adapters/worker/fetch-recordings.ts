import type { CommandBus } from '@nestjs/cqrs';
import { GroupCommit } from '../../../shared/storage/connections/group-commit.js';
import { RecordFetches, type LeasedFetch } from '../../application/commands/record-fetches.js';

type Outcome = PromiseSettledResult<unknown>;

/** With fewer a crowd would wait; with more one that fails would have many tried again. */
const MOST_TOGETHER = 64;

/**
 * Records what came. Fetches that brought no document and end while others are being recorded share the next commit.
 * Documents are recorded side by side: the items of one are read while PostgreSQL writes those of another.
 */
export class FetchRecordings {
  readonly #withoutDocument: GroupCommit<LeasedFetch, unknown>;

  constructor(private readonly commands: CommandBus) {
    const record = (fetches: readonly LeasedFetch[]) => this.#record(fetches);
    const limits = { most: MOST_TOGETHER, heaviest: MOST_TOGETHER };
    this.#withoutDocument = new GroupCommit(
      record,
      () => null,
      () => 1,
      limits,
    );
  }

  /** Rejects with why it could not be kept. */
  async add(fetch: LeasedFetch): Promise<void> {
    if (fetch.outcome.outcome !== 'fetched') return void (await this.#withoutDocument.add(fetch));
    for (const outcome of await this.#record([fetch])) if (outcome.status === 'rejected') throw outcome.reason;
  }

  #record(fetches: readonly LeasedFetch[]): Promise<readonly Outcome[]> {
    return this.commands.execute(new RecordFetches(fetches));
  }
}
