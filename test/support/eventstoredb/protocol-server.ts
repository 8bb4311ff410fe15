import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, type sendUnaryData } from '@grpc/grpc-js';
import { freePort } from '../program/free-port.js';
import { AccessControl, type ServerUser } from './access-control.js';
import { APPEND_LIMITS, Appends, type AppendLimits } from './appends.js';
import { hostOf, serverCredentials, urlOf } from './connection-strings.js';
import { EventLog } from './event-log.js';
import { StreamCalls } from './stream-calls.js';

export interface ServerOptions extends Partial<AppendLimits> {
  readonly port?: number;
  readonly log?: EventLog;
  /** Null: everybody may do everything, as on a server that was started insecure. With users there is TLS. */
  readonly users?: readonly ServerUser[] | null;
  /** Whether who does not sign in counts as somebody: with servers before 22.10. */
  readonly anonymous?: boolean;
  readonly tls?: boolean;
  /** Whether a subscription says that it has caught up: servers before 23.10 do not. */
  readonly saysCaughtUp?: boolean;
}

/** A client sends its messages with a frame around the event. */
const LARGEST_MESSAGE = 17 * 1024 * 1024;

/**
 * A server that answers as EventStoreDB 24.2 does, as far as the program uses it: append, reads of a stream and of
 * $all in both directions, subscriptions to $all with filters, metadata, deletion, tombstones, gossip. Batch append is
 * not there: using it fails.
 *
 * What makes a stream forget is written as to a real one, by a client (`openEventStoreDb(server.url)`):
 * `setStreamMetadata(stream, { maxCount: 2 })`, `deleteStream(stream)`, `tombstoneStream(stream)`. Readers of the stream
 * see less at once; $all has everything until `server.scavenge()`.
 *
 * With `users: [{ name: 'admin', password: 'changeit', groups: ['$admins'] }, { name: 'service', password: 'secret' }]` it
 * speaks TLS, `server.urlOf('service')` signs in, `server.urlOf('service', 'other')` with a wrong password, `server.url`
 * not at all. Rights are as the server ships them, and can be changed as there: by an administrator's event in
 * `$settings`, by `$acl` in the metadata of a stream or of `$all`.
 */
export class ProtocolServer {
  #server: Server | null = null;
  #port: number;
  readonly #log: EventLog;
  readonly #options: ServerOptions;
  readonly #calls: StreamCalls;

  constructor(options: ServerOptions = {}) {
    const { port = 0, log = new EventLog(), users = null, anonymous = false, saysCaughtUp = true } = options;
    this.#port = port;
    this.#log = log;
    this.#options = options;
    const access = new AccessControl(log, { users, anonymous });
    this.#calls = new StreamCalls(log, access, new Appends(log, { ...APPEND_LIMITS, ...options }), saysCaughtUp);
  }

  /** `host:port`, for connection strings. */
  get address(): string {
    return `${hostOf(this.#options)}:${this.#port}`;
  }

  /** Of somebody who does not sign in. */
  get url(): string {
    return urlOf({ ...this.#options, port: this.#port });
  }

  /** Of this user; with another password than theirs: of somebody who pretends to be them. */
  urlOf(name: string, password?: string): string {
    return urlOf({ ...this.#options, port: this.#port }, name, password);
  }

  /** Also after `kill`: at the same address, with what it had. */
  async start(): Promise<this> {
    const server = new Server({ 'grpc.max_receive_message_length': LARGEST_MESSAGE });
    server.addService(streamsService.StreamsService, this.#calls.handlers);
    server.addService(gossipService.GossipService, {
      read: (_: unknown, answer: sendUnaryData<gossip.ClusterInfo>) => answer(null, this.#cluster()),
    });
    this.#port ||= await freePort();
    await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${this.#port}`, serverCredentials(this.#options), (error, port) =>
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
      .setHttpEndPoint(new gossip.EndPoint().setAddress(hostOf(this.#options)).setPort(this.#port));
    return new gossip.ClusterInfo().setMembersList([member]);
  }
}
