import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, type sendUnaryData } from '@grpc/grpc-js';
import { APPEND_LIMITS, Appends, type AppendLimits } from './appends.js';
import { EventLog } from './event-log.js';
import { StreamCalls } from './stream-calls.js';

export interface ServerOptions extends Partial<AppendLimits> {
  readonly port?: number;
  readonly log?: EventLog;
  /** Whether a subscription says that it has caught up: servers before 23.10 do not. */
  readonly saysCaughtUp?: boolean;
}

/**
 * A server that answers as EventStoreDB 24.2 does, as far as the program uses it: append, reads of a stream and of
 * $all in both directions, subscriptions to $all with filters, metadata, deletion, tombstones, gossip. Batch append is
 * not there: using it fails.
 *
 * What makes a stream forget is written as to a real one, by a client (`openEventStoreDb(server.url)`):
 * `setStreamMetadata(stream, { maxCount: 2 })`, `deleteStream(stream)`, `tombstoneStream(stream)`. Readers of the stream
 * see less at once; $all has everything until `server.scavenge()`.
 */
export class ProtocolServer {
  #server: Server | null = null;
  #port: number;
  readonly #log: EventLog;
  readonly #calls: StreamCalls;

  constructor({ port = 0, log = new EventLog(), saysCaughtUp = true, ...limits }: ServerOptions = {}) {
    this.#port = port;
    this.#log = log;
    this.#calls = new StreamCalls(log, new Appends(log, { ...APPEND_LIMITS, ...limits }), saysCaughtUp);
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
    server.addService(streamsService.StreamsService, this.#calls.handlers);
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
    this.#calls.silent = true;
  }

  speakAgain(): void {
    this.#calls.silent = false;
  }

  /** Removes for good what no reader of a stream sees any more, as the administrators of a server do now and then. */
  scavenge(): void {
    this.#log.scavenge();
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
