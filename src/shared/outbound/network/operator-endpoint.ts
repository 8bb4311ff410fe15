import type { Agent, Dispatcher } from 'undici';

import { inSpan, type SpanStart, traceHeaders } from '../../kernel/tracing.js';
import { MAX_BODY, useBody, type BodyBounds } from './answer-body.js';
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

/** What is sent to an address that the operator set as a whole: its path and query may be a secret. */
export interface SecretMessage extends EndpointMessage {
  /** What traces tell in its place. */
  readonly template: string;
}

export interface BytesMessage extends EndpointMessage {
  readonly mostBytes: number;
}

export interface EndpointBytes {
  readonly status: number;
  /** The first of this name. */
  header(name: string): string | null;
  /** Decompressed. */
  readonly bytes: Buffer;
}

export interface EndpointAnswer extends Omit<EndpointBytes, 'bytes'> {
  /** Decompressed, as UTF-8. */
  readonly text: string;
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** null: the answer is not read beyond its headers. */
  readonly bounds: BodyBounds | null;
  /** By default the path. */
  readonly template?: string;
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
    connections = CONNECTIONS,
  ) {
    const { Agent } = httpClient();
    this.#agent = new Agent({
      allowH2: false,
      connections,
      pipelining: 1,
      headersTimeout: firstByteMs,
      bodyTimeout: idleMs,
      keepAliveTimeout: 4_000,
      maxHeaderSize: 32_768,
      connect: { timeout: connectMs, autoSelectFamily: true },
    });
  }

  /** Answers of any status, in text. Throws WebProblem, or the reason of the signal. */
  async post(path: string, message: EndpointMessage, signal: AbortSignal): Promise<EndpointAnswer> {
    const bounds = { mostBytes: MAX_BODY, slots: this.#slots };
    const { bytes, ...answer } = await this.#ask({ method: 'POST', path, bounds, ...message }, signal);
    return { ...answer, text: bytes.toString('utf8') };
  }

  /** As `post`, for bytes: at most so many, and the caller bounds how many answers there are at once. */
  async postForBytes(path: string, message: BytesMessage, signal: AbortSignal): Promise<EndpointBytes> {
    const { mostBytes, ...content } = message;
    return this.#ask({ method: 'POST', path, bounds: { mostBytes, slots: null }, ...content }, signal);
  }

  /** The status alone; what else is answered, and whether it ever ends, does not matter. */
  async postForStatus(path: string, message: SecretMessage, signal: AbortSignal): Promise<number> {
    return (await this.#ask({ method: 'POST', path, bounds: null, ...message }, signal)).status;
  }

  /** As `postForBytes`, where there is nothing to say. */
  async get(path: string, message: Omit<BytesMessage, 'body'>, signal: AbortSignal): Promise<EndpointBytes> {
    const { mostBytes, headers } = message;
    return this.#ask({ method: 'GET', path, headers, body: null, bounds: { mostBytes, slots: null } }, signal);
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  async #ask(asked: Asked, signal: AbortSignal): Promise<EndpointBytes> {
    try {
      return await inSpan(this.#spanOf(asked), async (span) => {
        const answer = await this.#exchange(asked, signal);
        span?.describe({ 'http.response.status_code': answer.status });
        if (answer.status >= 400) span?.fail(answer.status);
        return answer;
      });
    } catch (error) {
      signal.throwIfAborted();
      throw webProblemOf(error);
    }
  }

  /** Paths are ours, or have a template; a query is never told, and the host is the operator's. */
  #spanOf({ method, path, template = path.split('?', 1)[0] ?? '' }: Asked): SpanStart {
    const { hostname, port, protocol } = new URL(this.base);
    return {
      name: `${method} ${template}`,
      kind: 'client',
      attributes: {
        'http.request.method': method,
        'url.template': template,
        'server.address': hostname,
        'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
      },
    };
  }

  async #exchange({ method, path, headers, body, bounds }: Asked, signal: AbortSignal): Promise<EndpointBytes> {
    const flood = new AbortController();
    let interim = 0;
    const response = await httpClient().request(`${this.base}${path}`, {
      dispatcher: this.#agent,
      method,
      // The trace goes on in a service of the operator, and in no other.
      headers: { 'accept-encoding': 'gzip, br, deflate', ...traceHeaders(), ...headers },
      body,
      signal: AbortSignal.any([signal, flood.signal]),
      onInfo: () => void ((interim += 1) > MAX_INTERIM && flood.abort(stalling())),
    });
    // A discarded body may still emit an error; without a listener that would crash the process.
    response.body.on('error', () => undefined);
    try {
      const bytes = bounds === null ? Buffer.alloc(0) : await this.#bytes(response, bounds, signal);
      return { status: response.statusCode, header: (name) => firstOf(response, name), bytes };
    } finally {
      response.body.destroy();
    }
  }

  #bytes(response: Dispatcher.ResponseData, bounds: BodyBounds, signal: AbortSignal): Promise<Buffer> {
    const packed = {
      bytes: response.body,
      contentLength: firstOf(response, 'content-length'),
      contentEncoding: firstOf(response, 'content-encoding') ?? '',
      site: this.base,
    };
    return useBody(packed, (bytes) => bytes, bounds, signal);
  }
}

const stalling = (): WebProblem => new WebProblem('broken', 'The server keeps saying that its answer will come.');

function firstOf(response: Dispatcher.ResponseData, name: string): string | null {
  const value = response.headers[name];
  return (typeof value === 'string' ? value : value?.[0]) ?? null;
}
