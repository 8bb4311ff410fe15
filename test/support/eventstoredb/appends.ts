import { setTimeout as sleep } from 'node:timers/promises';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { EventLog, Proposed } from './event-log.js';
import { appendAnswer, expectationOf, nameOf } from './messages.js';
import { failed, streamDeleted, timedOut, tooLarge, type Refusal } from './refusals.js';

export interface AppendLimits {
  /** Of the events of one append together. */
  readonly maxAppendSize: number;
  /** How long the server writes: so long the same append, again, finds the first one unfinished. */
  readonly writesMs: number;
  /** After that an append that found itself being written is refused. */
  readonly waitsMs: number;
}

/** As the server has them, but that it writes at once. */
export const APPEND_LIMITS: AppendLimits = { maxAppendSize: 1024 * 1024, writesMs: 0, waitsMs: 2_000 };

/** The appends of one server. */
export class Appends {
  /** Events whose appends have no answer yet, by stream and revision. */
  readonly #beingWritten = new Set<string>();

  constructor(
    private readonly log: EventLog,
    private readonly limits: AppendLimits,
  ) {}

  async append(
    options: streams.AppendReq.Options,
    proposed: readonly Proposed[],
  ): Promise<streams.AppendResp | Refusal> {
    const [stream, expected] = [nameOf(options.getStreamIdentifier()), expectationOf(options)];
    if (proposed.some(({ properties }) => (properties['type'] ?? '') === '')) return failed();
    const size = proposed.reduce((sum, event) => sum + sizeOf(event), 0);
    if (size > this.limits.maxAppendSize) return tooLarge(this.limits.maxAppendSize);
    const outcome = this.log.append(stream, expected, proposed);
    if (outcome === 'deleted') return streamDeleted(stream);
    if ('current' in outcome) return appendAnswer(outcome, expected);
    if (!outcome.repeated) await this.#write(proposed.map((_, index) => `${stream}@${outcome.revision - index}`));
    else if (this.#beingWritten.has(`${stream}@${outcome.revision}`)) {
      await sleep(this.limits.waitsMs);
      return timedOut();
    }
    return appendAnswer(outcome, expected);
  }

  async #write(places: readonly string[]): Promise<void> {
    if (this.limits.writesMs === 0) return;
    for (const place of places) this.#beingWritten.add(place);
    await sleep(this.limits.writesMs);
    for (const place of places) this.#beingWritten.delete(place);
  }
}

const sizeOf = ({ properties, data, metadata }: Proposed): number =>
  Buffer.byteLength(data, 'base64') + Buffer.byteLength(metadata, 'base64') + (properties['type'] ?? '').length * 2;
