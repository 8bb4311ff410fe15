import type { FetchOutcome } from '../../application/ports/feed-fetcher.js';

type Refused = Extract<FetchOutcome, { outcome: 'refused' }>;
type Failed = Extract<FetchOutcome, { outcome: 'failed' }>;

/** Why there is no feed today, or never; becomes the outcome. */
export class FetchProblem extends Error {
  override readonly name = 'FetchProblem';

  constructor(readonly outcome: Refused | Failed) {
    super(outcome.message);
  }
}

export const refused = (reason: Refused['reason'], message: string): FetchProblem =>
  new FetchProblem({ outcome: 'refused', reason, message });

export const failed = (message: string, retryAfterMs: number | null = null): FetchProblem =>
  new FetchProblem({ outcome: 'failed', message, retryAfterMs });

export const forbiddenAddress = (): FetchProblem =>
  refused('forbidden_address', 'The address points into a private network, which is not allowed.');

/** What went wrong on the way, by the codes of Node, OpenSSL, zlib and undici. Anything else is told in general words. */
export function problemOf(error: unknown): FetchProblem {
  if (error instanceof FetchProblem) return error;
  const code = codeOf(error);
  if (code === 'FORBIDDEN_ADDRESS') return forbiddenAddress();
  if (code === 'ENOTFOUND') return refused('no_such_host', 'There is no host of this name.');
  const words = MESSAGES.find(([pattern]) => pattern.test(code))?.[1];
  return failed(words ?? 'The server could not be read.');
}

const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^TIMEOUT$|^UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT$|^ETIMEDOUT$/, 'The server did not answer in time.'],
  [/^EAI_|^ENODATA$|^ESERVFAIL$/, 'The name of the host could not be looked up just now.'],
  [/^ECONNREFUSED$|^EHOSTUNREACH$|^ENETUNREACH$|^EADDRNOTAVAIL$/, 'The server cannot be reached.'],
  [/CERT|^ERR_TLS|^UNABLE_TO|^ERR_SSL|^EPROTO$|SELF_SIGNED/, 'The secure connection to the server failed.'],
  [/^UND_ERR_HEADERS_OVERFLOW$|^HPE_HEADER_OVERFLOW$/, 'The answer of the server has too many headers.'],
  [/^ERR_BUFFER_TOO_LARGE$/, 'The answer of the server is too large.'],
  [/^Z_|^ERR_(?:_?ZLIB|BROTLI|PADDING)|^ERR__ERROR/, 'The compressed answer of the server is damaged.'],
  [/^HPE_/, 'The server does not speak proper HTTP.'],
];

/** The code of an error, else of the first one that it wraps. */
function codeOf(error: unknown): string {
  if (!isWrapper(error)) return '';
  if (error.name === 'TimeoutError') return 'TIMEOUT';
  if (typeof error.code === 'string') return error.code;
  return codeOf(error.errors?.[0] ?? error.cause);
}

interface Wrapper {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

const isWrapper = (error: unknown): error is Wrapper => typeof error === 'object' && error !== null;
