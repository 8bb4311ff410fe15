import { Injectable, Logger } from '@nestjs/common';
import { StorageSettings } from '../../../config/storage-settings.js';
import { Clock } from '../../kernel/clock.js';
import { EventStore, START } from '../eventstore/event-store.js';
import { readLog } from '../eventstore/read-log.js';
import { digestOf, type Seal } from './seal.js';
import { SealKey } from './seal-key.js';
import { SealedSpan } from './sealed-span.js';
import { Seals } from './seals.js';

/** Bounds the memory that one seal needs, for the one who makes it and for all who check it. */
const EVENTS_PER_SEAL = 50_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Another process has sealed meanwhile. */
class Overtaken extends Error {}

@Injectable()
export class Sealing {
  readonly #logger = new Logger('Seals');

  constructor(
    private readonly store: EventStore,
    private readonly seals: Seals,
    private readonly clock: Clock,
    private readonly config: StorageSettings,
  ) {}

  /**
   * Seals all events that are not sealed yet; when there are none, says so with a seal over nothing. Reads only what is
   * new. Returns the last seal: this one's, or that of whoever was faster. Throws SealKeyUnusable, EventStoreUnavailable.
   */
  async seal(eventsPerSeal = EVENTS_PER_SEAL): Promise<Seal> {
    const key = await SealKey.open(this.config);
    try {
      return await this.#sealNew(key, await this.seals.last(), eventsPerSeal);
    } catch (error) {
      const last = await this.seals.last();
      if (!(error instanceof Overtaken) || last === null) throw error;
      return last;
    }
  }

  /**
   * A day after the last one, or when that was made by a clock that was far ahead; the first one when there is something
   * to seal. Throws as `seal`.
   */
  async sealWhenDue(): Promise<void> {
    const last = await this.seals.last();
    const due = last === null ? await this.#anything() : Math.abs(this.clock.now() - last.sealedAt) >= DAY_MS;
    if (due) await this.seal();
  }

  async #anything(): Promise<boolean> {
    for await (const events of readLog(this.store, START)) return events.length > 0;
    return false;
  }

  async #sealNew(key: SealKey, last: Seal | null, eventsPerSeal: number): Promise<Seal> {
    const before = last;
    let [seal, span] = [last, new SealedSpan()];
    for await (const events of readLog(this.store, last?.position ?? START)) {
      for (const event of events) {
        span.add(event);
        if (span.count < eventsPerSeal) continue;
        seal = await this.#add(key, seal, span);
        span = new SealedSpan();
      }
    }
    return seal === null || seal === before || span.count > 0 ? await this.#add(key, seal, span) : seal;
  }

  async #add(key: SealKey, last: Seal | null, span: SealedSpan): Promise<Seal> {
    const seal = key.sign({
      number: last === null ? 0 : last.number + 1,
      position: span.count > 0 ? span.position : (last?.position ?? START),
      count: (last?.count ?? 0) + span.count,
      log: span.log,
      heads: span.heads,
      previous: last === null ? '' : digestOf(last),
      // Another machine's clock may be ahead, and ours may have been put back: that must not look like a forgery for ever.
      sealedAt: Math.max(this.clock.now(), last?.sealedAt ?? 0),
    });
    if (!(await this.seals.add(seal))) throw new Overtaken();
    const { number, count, position } = seal;
    // Where logs are kept elsewhere, this line is evidence that nobody with access to the database can change.
    this.#logger.log(
      `seal ${number}: ${count} events up to ${position || 'none'}, digest ${digestOf(seal)}, key ${key.id}`,
    );
    return seal;
  }
}
