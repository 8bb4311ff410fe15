import { randomUUID } from 'node:crypto';
import {
  ANY,
  BACKWARDS,
  END,
  START,
  jsonEvent,
  type AllStreamResolvedEvent,
  type AppendExpectedRevision,
  type AppendResult,
  type EventStoreDBClient,
  type JSONEventData,
  type Position,
  type ReadAllOptions,
  type ReadStreamOptions,
  type ResolvedEvent,
} from '@eventstore/db-client';
import { Recording, shownError, type KnownError } from './recording.js';

const MAX_REVISION = 9223372036854775807n;

type Shown = Record<string, unknown>;

/** Streams and events of one run by names, and what is said about them. */
export class Scenario {
  readonly recording = new Recording((error) => this.#failure(error));
  readonly #run = randomUUID().slice(0, 8);
  readonly #ids = new Map<string, string>();
  #before: Position | typeof START = START;

  constructor(readonly client: EventStoreDBClient) {}

  /** What stands at the end of $all before the first step. */
  async begin(): Promise<void> {
    const [last] = await this.everything({ direction: BACKWARDS, fromPosition: END, maxCount: 1 });
    this.#before = last?.event?.position ?? START;
  }

  get prefix(): string {
    return `scenario${this.#run}-`;
  }

  stream(name: string): string {
    return `${this.prefix}${name}`;
  }

  idOf(event: string): string {
    const id = this.#ids.get(event) ?? randomUUID();
    this.#ids.set(event, id);
    return id;
  }

  events(...names: readonly string[]): JSONEventData[] {
    const metadata = { by: 'scenario' };
    return names.map((n) => jsonEvent({ id: this.idOf(n), type: 'Noted', data: { n }, metadata }));
  }

  async append(
    name: string,
    events: JSONEventData | JSONEventData[],
    expectedRevision: AppendExpectedRevision = ANY,
  ): Promise<AppendResult> {
    return await this.client.appendToStream(this.stream(name), events, { expectedRevision });
  }

  async appended(
    name: string,
    events: JSONEventData | JSONEventData[],
    expectedRevision: AppendExpectedRevision = ANY,
  ): Promise<Shown> {
    return shownAppend(await this.append(name, events, expectedRevision));
  }

  async read(name: string, options: ReadStreamOptions = {}): Promise<string[]> {
    const all: string[] = [];
    for await (const one of this.client.readStream(this.stream(name), options)) all.push(this.shown(one));
    return all;
  }

  async everything(options: ReadAllOptions): Promise<AllStreamResolvedEvent[]> {
    const all: AllStreamResolvedEvent[] = [];
    for await (const one of this.client.readAll(options)) all.push(one);
    return all;
  }

  async sinceBegin(): Promise<AllStreamResolvedEvent[]> {
    return await this.everything({ fromPosition: this.#before });
  }

  /** Streams of others, and of other runs, are left out. */
  ours(events: readonly AllStreamResolvedEvent[]): string[] {
    const own = events.filter(({ event }) => event?.streamId.includes(this.#run) === true);
    return own.map((one) => this.shown(one as ResolvedEvent));
  }

  shown({ event, link }: ResolvedEvent): string {
    if (event === undefined) return 'nothing';
    const { n } = event.data as { n?: string };
    // Which of many won is chance.
    const name = n === undefined ? '' : ` ${n.replace(/^r\d+$/, 'r?')}`;
    const place = `${this.#nameOf(event.streamId)}@${revisionText(event.revision)}`;
    return `${place} ${event.type}${name}${link === undefined ? '' : ' linked'}`;
  }

  shownFailures(results: readonly PromiseSettledResult<unknown>[]): Shown[] {
    return results.filter((one) => one.status === 'rejected').map(({ reason }) => this.#failure(reason));
  }

  #nameOf(stream: string): string {
    return stream.replaceAll(this.prefix, '');
  }

  #failure(error: unknown): Shown {
    const { actualVersion, expectedVersion, streamName, maxAppendSize } = error as KnownError;
    return {
      ...shownError(error),
      ...(actualVersion !== undefined && { actual: revisionText(actualVersion) }),
      ...(expectedVersion !== undefined && { expected: revisionText(expectedVersion) }),
      ...(streamName !== undefined && { stream: this.#nameOf(streamName) }),
      ...(maxAppendSize !== undefined && { maxAppendSize }),
    };
  }
}

export function shownAppend({ success, nextExpectedRevision, position }: AppendResult): Shown {
  const next = revisionText(nextExpectedRevision);
  return { success, next, position: position === undefined ? 'none' : shownPosition(position) };
}

export const shownPosition = ({ commit, prepare }: Position): string =>
  commit === prepare ? 'commit is prepare' : 'commit is not prepare';

const revisionText = (revision: bigint | string | undefined): string => {
  if (revision === undefined) return 'none';
  return revision === MAX_REVISION ? 'max' : String(revision);
};
