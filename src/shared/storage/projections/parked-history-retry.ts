import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { EventStore, EventStoreUnavailable, type RecordedEvent } from '../eventstore/event-store.js';
import { ParkedHistories, type ParkedHistory } from './parked-histories.js';
import { CannotProject, faultOf, reasonOf } from './projection-fault.js';
import { ProjectionRegistry } from './projection.js';

const LOOK_EVERY_MS = 5_000;
const MAX_BACKOFF_MS = 60_000;

/** How far an attempt came. */
interface Attempt {
  /** Of the history from its beginning: rows know which of them they have seen. */
  readonly projected: RecordedEvent[];
  failedAt: RecordedEvent | null;
}

/** Projects parked histories after all, in order, all of what has waited or what can be. Works in any process. */
@Injectable()
export class ParkedHistoryRetry {
  readonly #logger = new Logger(ParkedHistoryRetry.name);

  constructor(
    private readonly store: EventStore,
    private readonly registry: ProjectionRegistry,
    private readonly parked: ParkedHistories,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Until the signal: what this program has not tried yet, or not for long. So whatever an older program has parked is
   * projected by a newer one, also while that one only stands by.
   */
  async run(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      let failed: unknown = null;
      for (const { name } of this.registry.all()) {
        const one = await this.#retryDue(name, signal);
        failed ??= one;
      }
      failures = failed === null ? 0 : failures + 1;
      if (failed !== null) this.#report(failed);
      await sleep(Math.min(LOOK_EVERY_MS * 2 ** failures, MAX_BACKOFF_MS), undefined, { signal }).catch(
        () => undefined,
      );
    }
  }

  /** Each by itself: one that cannot be tried keeps no other one waiting. The first failure; null: there was none. */
  async #retryDue(projection: string, signal: AbortSignal): Promise<unknown> {
    let first: unknown = null;
    const failed = (error: unknown): void => void (first ??= error);
    for (const one of await this.parked.due(projection).catch((error: unknown) => (failed(error), []))) {
      if (!signal.aborted) await this.retry(one).catch(failed);
    }
    return first;
  }

  #report(error: unknown): void {
    const message = `parked histories could not be tried again: ${reasonOf(error)}`;
    if (faultOf(error) === 'passing') this.#logger.debug(message);
    else this.#logger.error(message);
  }

  /**
   * null: it is projected now and parked no more; otherwise how it is parked now. Throws when the history cannot be
   * blamed: EventStoreUnavailable, DatabaseUnavailable and whatever is wrong with the database.
   */
  async retry({ projection, stream }: ParkedHistory): Promise<ParkedHistory | null> {
    const attempt: Attempt = { projected: [], failedAt: null };
    try {
      const released = await this.unitOfWork.run(async () => await this.#projectAll(projection, stream, attempt));
      if (released) this.#logger.log(`${projection}: ${stream} is parked no more`);
      return null;
    } catch (error) {
      if (faultOf(error) !== 'event') throw error;
      await this.unitOfWork.run(async () => await this.#note(projection, stream, attempt, reasonOf(error)));
      return await this.parked.find(projection, stream);
    }
  }

  async #projectAll(name: string, stream: string, attempt: Attempt): Promise<boolean> {
    // From here on the projector does not get past more of its events.
    await this.parked.lock(name);
    const parked = await this.parked.find(name, stream);
    if (parked === null) return false;
    const history = await this.#read(parked);
    const projection = this.registry.named(name);
    const before = history.filter(({ revision }) => revision < parked.revision);
    if (before.length > 0) await projection.apply(before);
    attempt.projected.push(...before);
    for (const event of history.slice(before.length)) {
      attempt.failedAt = event;
      await projection.apply([event]);
      attempt.projected.push(event);
    }
    await this.parked.release(parked);
    return true;
  }

  /** Throws CannotProject when what waits is not there; EventStoreUnavailable when a node does not have all of it yet. */
  async #read({ stream, revision, lastRevision }: ParkedHistory): Promise<readonly RecordedEvent[]> {
    const history = await this.store.readStream(stream);
    if (!history.some((event) => event.revision === revision)) {
      throw new CannotProject(`its event ${revision} cannot be read any more`);
    }
    if ((history.at(-1)?.revision ?? -1) < lastRevision) throw new EventStoreUnavailable();
    return history;
  }

  /** What could be projected counts: the history waits at a later event then, and never at an earlier one. */
  async #note(name: string, stream: string, { projected, failedAt }: Attempt, why: string): Promise<void> {
    await this.parked.lock(name);
    const parked = await this.parked.find(name, stream);
    if (parked === null) return;
    if (failedAt === null || failedAt.revision <= parked.revision) return await this.parked.failedAgain(parked, why);
    await this.registry.named(name).apply(projected);
    await this.parked.park(name, failedAt, why);
  }
}
