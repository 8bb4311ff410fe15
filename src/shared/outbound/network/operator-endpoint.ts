import type { Agent, Dispatcher } from 'undici';

import { useBody } from './answer-body.js';
import { httpClient } from './http-client.js';
import { LargeBodySlots } from './large-body-slots.js';
import { webProblemOf, WebProblem } from './web-problem.js';

/** Limits on time, in milliseconds; the caller's signal limits the whole. */
export interface EndpointLimits {
  readonly connectMs: number;
  /** Until the answer begins. */
  readonly firstByteMs: number;
  /** Without any byte of the body. */
  readonly idleMs: number;
}

export interface EndpointMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface EndpointAnswer {
  readonly status: number;
  /** The first of this name. */
  header(name: string): string | null;
  /** Decompressed, as UTF-8. */
  readonly text: string;
}

// Interim answers before the final one; more of them are treated as an attack.
const MAX_INTERIM = 20;
const CONNECTIONS = 4;

/**
 * A service at an address that the operator set. The address may be private, for it alone is asked: whatever it answers,
 * no redirect is followed, so what is sent, a secret in a header too, goes nowhere else. What comes back is not trusted:
 * it is bounded in size, packed or not, and in time.
 */
export class OperatorEndpoint {
  readonly #agent: Agent;
  readonly #slots = new LargeBodySlots();

  constructor(
    private readonly base: string,
    { connectMs, firstByteMs, idleMs }: EndpointLimits,
  ) {
    const { Agent } = httpClient();
    this.#agent = new Agent({
      allowH2: false,
      connections: CONNECTIONS,
      pipelining: 1,
      headersTimeout: firstByteMs,
      bodyTimeout: idleMs,
      keepAliveTimeout: 4_000,
      maxHeaderSize: 32_768,
      connect: { timeout: connectMs, autoSelectFamily: true },
    });
  }

  /** Answers of any status. Throws WebProblem, or the reason of the signal. */
  async post(path: string, message: EndpointMessage, signal: AbortSignal): Promise<EndpointAnswer> {
    try {
      return await this.#post(path, message, signal);
    } catch (error) {
      signal.throwIfAborted();
      throw webProblemOf(error);
    }
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  async #post(path: string, { headers, body }: EndpointMessage, signal: AbortSignal): Promise<EndpointAnswer> {
    const flood = new AbortController();
    let interim = 0;
    const response = await httpClient().request(`${this.base}${path}`, {
      dispatcher: this.#agent,
      method: 'POST',
      headers: { 'accept-encoding': 'gzip, br, deflate', ...headers },
      body,
      signal: AbortSignal.any([signal, flood.signal]),
      onInfo: () => void ((interim += 1) > MAX_INTERIM && flood.abort(stalling())),
    });
    // A discarded body may still emit an error; without a listener that would crash the process.
    response.body.on('error', () => undefined);
    try {
      const text = await this.#text(response, signal);
      return { status: response.statusCode, header: (name) => firstOf(response, name), text };
    } finally {
      response.body.destroy();
    }
  }

  #text(response: Dispatcher.ResponseData, signal: AbortSignal): Promise<string> {
    const packed = {
      bytes: response.body,
      contentLength: firstOf(response, 'content-length'),
      contentEncoding: firstOf(response, 'content-encoding') ?? '',
      site: this.base,
    };
    return useBody(packed, (bytes) => bytes.toString('utf8'), this.#slots, signal);
  }
}

const stalling = (): WebProblem => new WebProblem('broken', 'The server keeps saying that its answer will come.');

function firstOf(response: Dispatcher.ResponseData, name: string): string | null {
  const value = response.headers[name];
  return (typeof value === 'string' ? value : value?.[0]) ?? null;
}
