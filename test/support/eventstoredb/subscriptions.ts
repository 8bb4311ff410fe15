import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import { WakeSignal } from '../../../src/shared/storage/database/wake-signal.js';
import type { EventLog, Logged } from './event-log.js';
import { caughtUp, checkpoint, confirmation, eventMessage, filterOf } from './messages.js';
import { countUpTo } from './reads.js';

export type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>;

/** As long as anything in a test may take. */
const LONG_MS = 60_000;
/** How many events the server looks through at once, unless it is told otherwise. */
const SEARCH_WINDOW = 32;

/** To $all. Begins after the position that it names, says once when all that was there is delivered, then goes on. */
export class AllSubscription {
  readonly #wanted: (event: Logged) => boolean;
  /** A checkpoint after so many events that were looked at. */
  readonly #interval: number;
  #sinceCheckpoint = 0;
  #after: number;

  constructor(
    private readonly call: ReadCall,
    private readonly log: EventLog,
    options: streams.ReadReq.Options,
  ) {
    const [place, filter] = [options.getAll(), options.getFilter()];
    this.#wanted = filterOf(options);
    const window = filter?.hasMax() === true ? filter.getMax() : SEARCH_WINDOW;
    this.#interval = filter === undefined ? Infinity : window * Math.max(1, filter.getCheckpointintervalmultiplier());
    this.#after = place?.hasEnd() === true ? log.end : Number(place?.getPosition()?.getCommitPosition() ?? -1);
  }

  /** Until the reader goes. `saysCaughtUp`: servers before 23.10 do not. */
  async run(saysCaughtUp: boolean): Promise<void> {
    const { call, log } = this;
    const wakeSignal = new WakeSignal();
    const stopWatching = log.watch(wakeSignal.notify);
    call.on('cancelled', wakeSignal.notify);
    await write(call, confirmation());
    await this.#deliver();
    if (saysCaughtUp) await write(call, caughtUp());
    while (!call.cancelled) {
      await this.#deliver();
      await wakeSignal.wait(LONG_MS);
    }
    stopWatching();
  }

  async #deliver(): Promise<void> {
    // A scavenge meanwhile puts another array in the place of this one.
    const { all } = this.log;
    for (let index = countUpTo(all, this.#after); index < all.length && !this.call.cancelled; index += 1) {
      const event = all[index];
      if (event === undefined) return;
      if (this.#wanted(event)) await write(this.call, eventMessage(event));
      this.#after = event.position;
      this.#sinceCheckpoint += 1;
      if (this.#sinceCheckpoint < this.#interval) continue;
      this.#sinceCheckpoint = 0;
      await write(this.call, checkpoint(event.position));
    }
  }
}

/** At the pace of the reader. */
export async function write(call: ReadCall, message: streams.ReadResp): Promise<void> {
  if (call.cancelled || call.write(message)) return;
  await new Promise<void>((resolve) => {
    const goOn = (): void => {
      call.off('drain', goOn).off('cancelled', goOn);
      resolve();
    };
    call.on('drain', goOn).on('cancelled', goOn);
  });
}
