import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import {
  Server,
  ServerCredentials,
  status,
  type ServerReadableStream,
  type ServerWritableStream,
  type sendUnaryData,
} from '@grpc/grpc-js';
import { WakeSignal } from '../../../src/shared/storage/database/wake-signal.js';
import { EventLog, type Logged, type Proposed } from './event-log.js';
import {
  appendAnswer,
  confirmation,
  eventMessage,
  expectationOf,
  filterOf,
  nameOf,
  notFound,
  proposedOf,
} from './messages.js';

type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>;
type AppendCall = ServerReadableStream<streams.AppendReq, streams.AppendResp>;

/** As long as anything in a test may take. */
const LONG_MS = 60_000;

/**
 * A server that speaks the protocol of EventStoreDB as far as the program uses it: append, reads of a stream and of
 * $all in both directions, subscriptions to $all with filters, gossip. Batch append is not there: using it fails.
 */
export class ProtocolServer {
  #server: Server | null = null;
  #port: number;
  #silent = false;
  readonly #log: EventLog;

  constructor({ port = 0, log = new EventLog() }: { port?: number; log?: EventLog } = {}) {
    this.#port = port;
    this.#log = log;
  }

  get address(): string {
    return `127.0.0.1:${this.#port}`;
  }

  get url(): string {
    return `esdb://${this.address}?tls=false`;
  }

  /** Also after `kill`: at the same address, with what it had. */
  async start(): Promise<this> {
    const server = new Server();
    server.addService(streamsService.StreamsService, {
      append: (call: AppendCall, answer: sendUnaryData<streams.AppendResp>) => this.#append(call, answer),
      read: (call: ReadCall) => void this.#read(call),
    });
    server.addService(gossipService.GossipService, {
      read: (_: unknown, answer: sendUnaryData<gossip.ClusterInfo>) => answer(null, this.#cluster()),
    });
    this.#port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(this.address, ServerCredentials.createInsecure(), (error, port) =>
        error === null ? resolve(port) : reject(error),
      );
    });
    this.#server = server;
    return this;
  }

  /** Ends every connection at once, as kill -9 would. */
  kill(): void {
    this.#server?.forceShutdown();
    this.#server = null;
  }

  /** Accepts and never answers, as a machine under pressure would. */
  fallSilent(): void {
    this.#silent = true;
  }

  speakAgain(): void {
    this.#silent = false;
  }

  #append(call: AppendCall, answer: sendUnaryData<streams.AppendResp>): void {
    let options: streams.AppendReq.Options | undefined;
    const proposed: Proposed[] = [];
    call.on('data', (request: streams.AppendReq) => {
      const message = request.getProposedMessage();
      if (message === undefined) options = request.getOptions();
      else proposed.push(proposedOf(message));
    });
    // A connection that breaks also ends the call; what came until then is no append.
    call.on('end', () =>
      setImmediate(() => {
        if (this.#silent || call.cancelled || options === undefined) return;
        const stream = nameOf(options.getStreamIdentifier());
        answer(null, appendAnswer(this.#log.append(stream, expectationOf(options), proposed)));
      }),
    );
  }

  async #read(call: ReadCall): Promise<void> {
    if (this.#silent) return;
    const options = call.request.getOptions();
    if (options === undefined) return fail(call, 'a read without options');
    if (options.hasSubscription()) return await this.#subscribe(call, options);
    const stream = options.getStream();
    const name = nameOf(stream?.getStreamIdentifier());
    const source = stream === undefined ? this.#log.all : this.#log.stream(name);
    if (stream !== undefined && source.length === 0) call.write(notFound(name));
    for (const event of chosen(source, options)) await write(call, eventMessage(event));
    call.end();
  }

  /** To $all; begins after the position that it names. */
  async #subscribe(call: ReadCall, options: streams.ReadReq.Options): Promise<void> {
    const all = options.getAll();
    if (all === undefined) return fail(call, 'only $all can be subscribed to');
    const wanted = filterOf(options);
    const from = all.getPosition()?.getCommitPosition();
    let next = all.hasEnd() ? this.#log.all.length : 0;
    if (from !== undefined) next = countUpTo(this.#log.all, Number(from));
    const wakeSignal = new WakeSignal();
    const stopWatching = this.#log.watch(wakeSignal.notify);
    call.on('cancelled', wakeSignal.notify);
    await write(call, confirmation());
    while (!call.cancelled) {
      for (; next < this.#log.all.length && !call.cancelled; next += 1) {
        const event = this.#log.all[next];
        if (event !== undefined && wanted(event)) await write(call, eventMessage(event));
      }
      await wakeSignal.wait(LONG_MS);
    }
    stopWatching();
  }

  #cluster(): gossip.ClusterInfo {
    const member = new gossip.MemberInfo()
      .setInstanceId(new shared.UUID().setString(crypto.randomUUID()))
      .setState(gossip.MemberInfo.VNodeState.LEADER)
      .setIsAlive(true)
      .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(this.#port));
    return new gossip.ClusterInfo().setMembersList([member]);
  }
}

/** What a read asks for; the event at the place it names is included. */
function* chosen(source: readonly Logged[], options: streams.ReadReq.Options): Generator<Logged> {
  const backwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
  const step = backwards ? -1 : 1;
  let index = firstIndex(source, options, backwards);
  for (let left = Number(options.getCount()); left > 0; left -= 1, index += step) {
    const event = source[index];
    if (event === undefined) return;
    yield event;
  }
}

function firstIndex(source: readonly Logged[], options: streams.ReadReq.Options, backwards: boolean): number {
  const stream = options.getStream();
  const last = source.length - 1;
  if (stream?.hasRevision() === true) {
    const revision = Number(stream.getRevision());
    return backwards ? Math.min(revision, last) : revision;
  }
  const position = options.getAll()?.getPosition();
  if (position !== undefined)
    return countUpTo(source, Number(position.getCommitPosition()) - (backwards ? 0 : 1)) - (backwards ? 1 : 0);
  return backwards ? last : 0;
}

/** How many events stand at this position or before it. */
function countUpTo(all: readonly Logged[], position: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.position ?? Infinity) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

async function write(call: ReadCall, message: streams.ReadResp): Promise<void> {
  if (call.cancelled || call.write(message)) return;
  await new Promise<void>((resolve) => {
    const goOn = (): void => {
      call.off('drain', goOn).off('cancelled', goOn);
      resolve();
    };
    call.on('drain', goOn).on('cancelled', goOn);
  });
}

function fail(call: ReadCall, details: string): void {
  call.emit('error', { code: status.INVALID_ARGUMENT, details });
}
