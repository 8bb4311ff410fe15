import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';

import { Agent, request, type Dispatcher } from 'undici';

import { ForbiddenAddress, HostResolver, type AddressGuard } from '../../../shared/network/address-guard.js';
import { decompressed, readAll } from './answer-body.js';
import { refused } from './fetch-problem.js';

const MAX_REDIRECTS = 5;
const CONNECTIONS_PER_HOST = 2;
const PERMANENT = new Set([301, 308]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export type Headers = Readonly<Record<string, string>>;

export interface Answer {
  readonly status: number;
  /** After redirects. */
  readonly url: string;
  /** Where every redirect was permanent, the new address. */
  readonly permanentUrl: string | null;
  header(name: string): string | null;
  /** Decompressed; read at most once, and read or discarded always. Throws FetchProblem. */
  body(): Promise<Buffer>;
  discard(): void;
}

/**
 * GET requests to addresses that strangers choose. Follows at most five redirects, each of which must be http(s),
 * without credentials, and to an address that the guard allows; everything is bounded in size.
 */
export class SafeRequest {
  readonly #guard: AddressGuard;
  readonly #agent: Agent;

  constructor(guard: AddressGuard, resolver: HostResolver = new HostResolver()) {
    this.#guard = guard;
    this.#agent = new Agent({
      allowH2: false,
      connections: CONNECTIONS_PER_HOST,
      pipelining: 1,
      headersTimeout: 15_000,
      bodyTimeout: 15_000,
      keepAliveTimeout: 2_000,
      maxHeaderSize: 32_768,
      connect: { timeout: 10_000, autoSelectFamily: true, lookup: guardedLookup(guard, resolver) },
    });
  }

  /** Throws FetchProblem, or what the network throws. */
  async get(url: string, headers: Headers, signal: AbortSignal): Promise<Answer> {
    let at = new URL(url);
    let permanent = true;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await this.#hop(at, headers, signal);
      const target = redirectTarget(response, at);
      if (target === null) return answer(response, at, permanent && redirects > 0);
      discard(response);
      permanent &&= PERMANENT.has(response.statusCode);
      at = target;
    }
    throw refused('not_a_feed', `The address redirects more than ${MAX_REDIRECTS} times.`);
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }

  async #hop(url: URL, headers: Headers, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw refused('forbidden_address', 'The address leads to something that is not http or https.');
    }
    if (url.username !== '' || url.password !== '') {
      throw refused('forbidden_address', 'The address contains a user name or password, which is not allowed.');
    }
    this.#guard.checkLiteral(url.hostname);
    const response = await request(url, { dispatcher: this.#agent, method: 'GET', headers, signal });
    // A body that is dropped may still report an error; without a listener that ends the program.
    response.body.on('error', () => undefined);
    return response;
  }
}

/** Looks a host up and refuses to connect unless the guard allows what was found. */
function guardedLookup(guard: AddressGuard, resolver: HostResolver): LookupFunction {
  const allowedAddresses = callbackify(async (host: string) => {
    const addresses = await resolver.resolve(host);
    guard.check(addresses);
    return addresses;
  });
  return (host, options, callback) => {
    allowedAddresses(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) callback(error ?? new ForbiddenAddress(), '', 0);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function redirectTarget(response: Dispatcher.ResponseData, from: URL): URL | null {
  const location = headerOf(response, 'location');
  if (!REDIRECTS.has(response.statusCode) || location === null) return null;
  if (!URL.canParse(location, from.href)) {
    discard(response);
    throw refused('not_a_feed', 'The address redirects to something that is no address.');
  }
  return new URL(location, from);
}

function answer(response: Dispatcher.ResponseData, url: URL, moved: boolean): Answer {
  return {
    status: response.statusCode,
    url: url.href,
    permanentUrl: moved ? url.href : null,
    header: (name) => headerOf(response, name),
    discard: () => discard(response),
    body: async () => {
      try {
        const bytes = await readAll(response.body, headerOf(response, 'content-length'));
        return await decompressed(bytes, headerOf(response, 'content-encoding'));
      } finally {
        discard(response);
      }
    },
  };
}

const discard = (response: Dispatcher.ResponseData): void => void response.body.destroy();

function headerOf(response: Dispatcher.ResponseData, name: string): string | null {
  const value = response.headers[name];
  return Array.isArray(value) ? (value[0] ?? null) : (value ?? null);
}
