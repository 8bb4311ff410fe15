import type { CustomFetch } from 'openid-client';
import { OperatorEndpoint } from '../../../../shared/outbound/network/operator-endpoint.js';
import { IssuerAway } from '../../domain/sign-on.js';

const LIMITS = { connectMs: 5_000, firstByteMs: 10_000, idleMs: 5_000 };
const LONGEST_MS = 15_000;
const MOST_BYTES = 1_024 * 1_024;

const TOLD = ['content-type', 'www-authenticate'];

/**
 * How issuers are asked: at the address that the operator set and at those that its metadata names. No redirect is followed;
 * time and size are bounded. What fails, and what the issuer itself calls its failure, is IssuerAway.
 */
export class IssuerFetch {
  /** By origin: of an issuer one or two. */
  readonly #endpoints = new Map<string, OperatorEndpoint>();

  readonly fetch: CustomFetch = async (address, { method, headers, body, signal }) => {
    const url = new URL(address);
    const timeout = AbortSignal.timeout(LONGEST_MS);
    const within = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
    const path = url.pathname + url.search;
    try {
      const answer =
        method === 'GET'
          ? await this.#at(url).get(path, { headers, mostBytes: MOST_BYTES }, within)
          : await this.#at(url).postForBytes(path, { headers, body: textOf(body), mostBytes: MOST_BYTES }, within);
      if (answer.status >= 500) throw new IssuerAway(`${url.origin} answers ${answer.status}`);
      return responseOf(answer);
    } catch (error) {
      if (error instanceof IssuerAway) throw error;
      throw new IssuerAway(`${url.origin}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  async close(): Promise<void> {
    await Promise.all([...this.#endpoints.values()].map((endpoint) => endpoint.close()));
  }

  #at({ origin }: URL): OperatorEndpoint {
    const known = this.#endpoints.get(origin) ?? new OperatorEndpoint(origin, LIMITS);
    this.#endpoints.set(origin, known);
    return known;
  }
}

/** Forms are all that the protocol posts. */
const textOf = (body: unknown): string =>
  body instanceof URLSearchParams || typeof body === 'string' ? body.toString() : '';

type Bytes = Awaited<ReturnType<OperatorEndpoint['get']>>;

function responseOf({ status, header, bytes }: Bytes): Response {
  const headers = TOLD.flatMap((name): [string, string][] => {
    const value = header(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(bytes.length === 0 ? null : new Uint8Array(bytes), { status, headers });
}
