import { isUtf8 } from 'node:buffer';

import { Injectable, Optional, type OnModuleDestroy } from '@nestjs/common';
import type { Agent, Dispatcher } from 'undici';

import { FeedSettings } from '../../../config/feed-settings.js';
import { HttpSettings } from '../../../config/http-settings.js';
import { inSpan } from '../../kernel/tracing.js';
import { siteOf } from '../../kernel/site.js';
import { AddressGuard } from './address-guard.js';
import { MAX_BODY, useBody, type BodyBounds } from './answer-body.js';
import { LargeBodySlots } from './large-body-slots.js';
import { guardedConnect } from './guarded-connect.js';
import { HostResolver } from './host-resolver.js';
import { httpClient } from './http-client.js';
import { WebProblem } from './web-problem.js';

const MAX_REDIRECTS = 5;
const CONNECTIONS_PER_HOST = 2;
const PERMANENT = new Set([301, 308]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
// Interim answers (100, 102, 103) before the final one; more of them are treated as an attack.
const MAX_INTERIM = 20;
const METHOD_KEPT = new Set([307, 308]);
const NONE: ReadonlySet<number> = new Set();

export type Headers = Readonly<Record<string, string>>;

/** An HTTP answer. Its body must be read or discarded, or the connection stays open. */
export interface Answer {
  readonly status: number;
  /** After redirects, without a fragment. */
  readonly url: string;
  /** Where every redirect was permanent (301, 308), the new address. */
  readonly permanentUrl: string | null;
  /** The first of this name. */
  header(name: string): string | null;
  /** All of this name, as they came. */
  headers(name: string): readonly string[];
  /**
   * Reads the decompressed body, at most once, for `use`. A large body holds a slot that others wait for until then.
   * Throws WebProblem, or what the network throws: `webProblemOf` makes words of it.
   */
  body<T>(use: (body: Buffer) => T | Promise<T>): Promise<T>;
  discard(): void;
}

export interface Posted {
  readonly headers: Headers;
  readonly body: string;
  /** none: an answer that redirects is the answer. Without it a redirect is followed when it keeps the method (307, 308). */
  readonly redirects?: 'none';
}

interface Message {
  readonly method: 'GET' | 'POST';
  readonly headersFor: (url: string) => Headers;
  readonly body: string | null;
  readonly followed: ReadonlySet<number>;
  readonly signal: AbortSignal;
}

/**
 * Requests to addresses that we do not trust: feeds, articles, hubs, webhooks. Follows at most five redirects, each of which must
 * be http(s), without credentials, and to an address and a port that the guard allows; everything is bounded in size, and `signal`
 * bounds the time. One per process, so that a host sees few connections of us.
 */
@Injectable()
export class SafeRequest implements OnModuleDestroy {
  readonly #guard: AddressGuard;
  #opened: Agent | null = null;
  readonly #headers: Headers;
  readonly #bounds: BodyBounds = { mostBytes: MAX_BODY, slots: new LargeBodySlots() };

  constructor(
    feeds: FeedSettings,
    http: HttpSettings,
    @Optional() private readonly resolver: HostResolver = new HostResolver(),
  ) {
    this.#guard = new AddressGuard(feeds.feedAllowedPrivateCidrs, feeds.feedAllowedPorts);
    this.#headers = {
      'user-agent': `PodcastBriefings/0.1 (feed reader; +${http.baseUrl})`,
      'accept-encoding': 'gzip, br, deflate',
    };
  }

  /**
   * Returns answers of any status. `headersFor` gives the headers for each address of a redirect chain, because
   * validators of one address must not be sent to the next. Throws WebProblem, or what the network throws.
   */
  get(url: string, headersFor: (url: string) => Headers, signal: AbortSignal): Promise<Answer> {
    return this.#send(url, { method: 'GET', headersFor, body: null, followed: REDIRECTS, signal });
  }

  /** As `get`. */
  post(url: string, { headers, body, redirects }: Posted, signal: AbortSignal): Promise<Answer> {
    const followed = redirects === 'none' ? NONE : METHOD_KEPT;
    return this.#send(url, { method: 'POST', headersFor: () => headers, body, followed, signal });
  }

  async onModuleDestroy(): Promise<void> {
    await this.#opened?.destroy();
  }

  get #agent(): Agent {
    const { Agent } = httpClient();
    this.#opened ??= new Agent({
      allowH2: false,
      connections: CONNECTIONS_PER_HOST,
      pipelining: 1,
      headersTimeout: 15_000,
      bodyTimeout: 15_000,
      keepAliveTimeout: 2_000,
      maxHeaderSize: 32_768,
      connect: guardedConnect(this.#guard, this.resolver, { timeout: 10_000, autoSelectFamily: true, allowH2: false }),
    });
    return this.#opened;
  }

  #answer(response: Dispatcher.ResponseData, url: URL, moved: boolean, signal: AbortSignal): Answer {
    const header = (name: string): string | null => headersOf(response, name)[0] ?? null;
    return {
      status: response.statusCode,
      url: url.href,
      permanentUrl: moved ? url.href : null,
      header,
      headers: (name) => headersOf(response, name),
      discard: () => discard(response),
      body: async (use) => {
        const packed = {
          bytes: response.body,
          contentLength: header('content-length'),
          contentEncoding: headersOf(response, 'content-encoding').join(),
          site: siteOf(url.href),
        };
        try {
          return await useBody(packed, use, this.#bounds, signal);
        } finally {
          discard(response);
        }
      },
    };
  }

  async #send(url: string, message: Message): Promise<Answer> {
    let at = withoutFragment(new URL(url));
    let permanent = true;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await this.#hop(at, message);
      const target = redirectTarget(response, at, message.followed);
      if (target === null) return this.#answer(response, at, permanent && redirects > 0, message.signal);
      discard(response);
      permanent &&= PERMANENT.has(response.statusCode);
      at = target;
    }
    throw new WebProblem('bad_redirect', `The address redirects more than ${MAX_REDIRECTS} times.`);
  }

  async #hop(url: URL, message: Message): Promise<Dispatcher.ResponseData> {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new WebProblem('forbidden_address', 'The address leads to something that is not http or https.');
    }
    if (url.username !== '' || url.password !== '') {
      throw new WebProblem('forbidden_address', 'The address contains a user name or password, which is not allowed.');
    }
    this.#guard.checkLiteral(url);
    try {
      return await this.#ask(url, message);
    } catch (error) {
      // Its server may have closed a connection that we kept, just when we asked (RFC 9112 §9.3.1).
      if (message.method !== 'GET' || !isHangUp(error)) throw error;
      return this.#ask(url, message);
    }
  }

  /**
   * Neither address nor host is told: feeds have tokens in either, and which of them somebody reads is theirs. Nor are
   * strangers told of the trace.
   */
  #ask(url: URL, message: Message): Promise<Dispatcher.ResponseData> {
    const { method } = message;
    const attributes = { 'http.request.method': method, 'url.scheme': url.protocol.slice(0, -1) };
    return inSpan({ name: method, kind: 'client', attributes }, async (span) => {
      const response = await this.#exchange(url, message);
      span?.describe({ 'http.response.status_code': response.statusCode });
      if (response.statusCode >= 400) span?.fail(response.statusCode);
      return response;
    });
  }

  async #exchange(url: URL, { method, headersFor, body, signal }: Message): Promise<Dispatcher.ResponseData> {
    const headers = { ...this.#headers, ...headersFor(url.href) };
    const flood = new AbortController();
    let interim = 0;
    const response = await httpClient().request(url, {
      dispatcher: this.#agent,
      method,
      headers,
      body,
      signal: AbortSignal.any([signal, flood.signal]),
      onInfo: () => void ((interim += 1) > MAX_INTERIM && flood.abort(stalling())),
    });
    // A discarded body may still emit an error; without a listener that would crash the process.
    response.body.on('error', () => undefined);
    return response;
  }
}

const HANG_UPS: readonly unknown[] = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

const isHangUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && HANG_UPS.includes(error.code);

const stalling = (): WebProblem => new WebProblem('broken', 'The server keeps saying that its answer will come.');

function withoutFragment(url: URL): URL {
  url.hash = '';
  return url;
}

function redirectTarget(response: Dispatcher.ResponseData, from: URL, followed: ReadonlySet<number>): URL | null {
  const [location] = headersOf(response, 'location');
  if (!followed.has(response.statusCode) || location === undefined) return null;
  if (!URL.canParse(location, from.href)) {
    discard(response);
    throw new WebProblem('bad_redirect', 'The address redirects to something that is no address.');
  }
  return withoutFragment(new URL(location, from));
}

/** Why a body ends unread. One for all: undici would make one for each, and streams ask each for its stack. */
const DISCARDED = new Error('Nobody reads this answer to its end.');

const discard = ({ body }: Dispatcher.ResponseData): void =>
  void body.destroy(body.readableEnded ? undefined : DISCARDED);

function headersOf(response: Dispatcher.ResponseData, name: string): readonly string[] {
  const value = response.headers[name] ?? [];
  return (typeof value === 'string' ? [value] : value).map(asWritten);
}

/** undici reads headers as Latin-1; who writes more than ASCII, into Location say, writes UTF-8 nowadays. */
function asWritten(value: string): string {
  const bytes = Buffer.from(value, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : value;
}
