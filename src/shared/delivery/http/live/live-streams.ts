import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../kernel/domain-error.js';
import type { OnDrain } from '../../../kernel/on-drain.js';
import { TokenVerifier } from '../authentication/token-verifier.js';
import { clientAddress } from '../client-address.js';
import { Metrics } from '../metrics/metrics.js';
import type { LiveEvent } from './event-format.js';
import { type LiveSource, LiveStream } from './live-stream.js';
import { PermittedSource } from './permitted-source.js';

const HEARTBEAT_EVERY_MS = 15_000;
const CHECK_TOKENS_EVERY_MS = 5_000;

/** Of one caller, or of one address where nobody has to say who they are, on one node. */
export const MOST_STREAMS = 10;

/** Of all together, on one node: what it can carry besides its other work. */
const MOST_OF_ALL = 4_000;

const BEARER = /^Bearer +/i;

/** So many streams of one caller are open on this node. */
export class TooManyStreams extends DomainError {
  readonly kind = 'exhausted';
  readonly code = 'too_many_streams';

  constructor() {
    super(`At most ${MOST_STREAMS} live streams are open at once: close one, or follow all briefings with one stream.`);
  }
}

/** This node has enough of them, or stops. */
class NoMoreStreams extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'unavailable';

  constructor() {
    super('This node takes no more live streams now; try again soon, or ask from time to time instead.');
  }
}

interface Opened {
  readonly stream: LiveStream;
  /** Whether whoever opened it still may: null where nobody has to say who they are. */
  readonly isAllowed: (() => Promise<boolean>) | null;
}

interface Beginning {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly source: LiveSource;
  readonly first: readonly LiveEvent[];
  readonly leave: () => void;
}

/** Answers that go on: `text/event-stream`. All of this process, with their heartbeats, their bounds and their end. */
@Injectable()
export class LiveStreams implements OnModuleInit, OnDrain, OnApplicationShutdown {
  private readonly log = new Logger(LiveStreams.name);
  private readonly open = new Set<Opened>();
  private readonly counts = new Map<string, number>();
  private timers: readonly NodeJS.Timeout[] = [];
  private stopping = false;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly verifier: TokenVerifier,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    // Commands of the command line run without an HTTP server.
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance>();
    fastify?.addHook('preClose', (done) => {
      this.stopping = true;
      this.endAll();
      done();
    });
    this.timers = [
      setInterval(() => this.beat(), HEARTBEAT_EVERY_MS).unref(),
      setInterval(() => void this.checkTokens(), CHECK_TOKENS_EVERY_MS).unref(),
    ];
    const help = 'Live streams that are open on this node.';
    this.metrics.register('live_streams', () =>
      Promise.resolve([{ name: 'briefings_live_streams', help, values: [{ value: this.open.size }] }]),
    );
  }

  /** Their connections do not say that they will close: while these are still open, others can be found. */
  onDrain(): void {
    this.endAll();
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /**
   * Answers with what the source has to tell, until it is over, and 204 where it is over already: browsers then do not
   * come back (WHATWG HTML, 9.2.3). Once the token of a caller is revoked, a stream tells nothing more, and ends within
   * seconds. Throws
   * TooManyStreams, and what opening the source throws.
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    openSource: () => Promise<LiveSource>,
  ): Promise<FastifyReply> {
    const leave = this.enter(request.verified?.caller.id ?? clientAddress(request.ip));
    try {
      const source = await openSource();
      const first = await source.next();
      if (first.length > 0 || !source.isOver) return this.begin({ request, reply, source, first, leave });
    } catch (error) {
      leave();
      throw error;
    }
    leave();
    return reply.code(204).send();
  }

  /** Nobody waits for its end, so nothing of the request is kept for it. */
  private begin({ request, reply, source, first, leave }: Beginning): FastifyReply {
    const { raw } = reply;
    const { socket } = request;
    // Of whoever left while the source was opened no close is told any more.
    if (raw.destroyed) leave();
    writeHead(reply);
    // Streams are sent as keep-alive connections, and an open one would delay the shutdown.
    raw.once('close', () => {
      leave();
      if (this.stopping) socket.destroySoon();
    });
    if (request.method === 'HEAD') raw.end();
    else this.start(this.opened(request, reply, source), first);
    return reply;
  }

  private opened(request: FastifyRequest, { raw }: FastifyReply, source: LiveSource): Opened {
    const isAllowed = this.permitOf(request);
    const told = isAllowed === null ? source : new PermittedSource(source, isAllowed);
    return { stream: new LiveStream(raw, told), isAllowed };
  }

  private start(opened: Opened, first: readonly LiveEvent[]): void {
    void this.run(opened, first);
    // It was let in before the others were ended.
    if (this.stopping) opened.stream.endForNow();
  }

  private async run(opened: Opened, first: readonly LiveEvent[]): Promise<void> {
    this.open.add(opened);
    try {
      await opened.stream.run(first);
    } catch (err) {
      // The head is sent: the client sees an end, and comes back.
      this.log.warn({ err, msg: 'a live stream was interrupted' });
    } finally {
      this.open.delete(opened);
    }
  }

  /** Counts one more; returns how to count it no more. */
  private enter(who: string): () => void {
    if (this.stopping || this.open.size >= MOST_OF_ALL) throw new NoMoreStreams();
    const already = this.counts.get(who) ?? 0;
    if (already >= MOST_STREAMS) throw new TooManyStreams();
    this.counts.set(who, already + 1);
    return () => {
      const left = (this.counts.get(who) ?? 1) - 1;
      if (left > 0) this.counts.set(who, left);
      else this.counts.delete(who);
    };
  }

  private permitOf({ verified, headers }: FastifyRequest): Opened['isAllowed'] {
    if (verified === null) return null;
    const { caller } = verified;
    const token = (headers.authorization ?? '').replace(BEARER, '');
    return async () => (await this.verifier.verify(token, 'api'))?.caller.id === caller.id;
  }

  private endAll(): void {
    for (const { stream } of this.open) stream.endForNow();
  }

  private beat(): void {
    for (const { stream } of this.open) stream.beat();
  }

  /** Asked at the same moment, they are looked up together. */
  private async checkTokens(): Promise<void> {
    await Promise.all([...this.open].map((opened) => this.checkToken(opened)));
  }

  private async checkToken({ stream, isAllowed }: Opened): Promise<void> {
    try {
      if (isAllowed !== null && !(await isAllowed())) stream.end();
    } catch (err) {
      this.log.debug({ err, msg: 'the token of a live stream could not be looked up' });
    }
  }
}

function writeHead(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // nginx would keep the events until its buffer is full.
    'x-accel-buffering': 'no',
  });
  reply.raw.flushHeaders();
}
