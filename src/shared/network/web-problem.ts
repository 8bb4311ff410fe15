/** Why an address gave nothing. The first three will not mend themselves. */
export type WebTrouble =
  | 'forbidden_address'
  | 'no_such_host'
  | 'bad_redirect'
  /** The name could not be looked up, or nobody could be connected to. */
  | 'unreachable'
  | 'too_late'
  | 'too_large'
  /** Connected, and then something that is no proper answer. */
  | 'broken';

const LASTING: ReadonlySet<WebTrouble> = new Set(['forbidden_address', 'no_such_host', 'bad_redirect']);

/** A request that failed, in words for people: `message` never quotes an internal error. */
export class WebProblem extends Error {
  override readonly name = 'WebProblem';

  constructor(
    readonly trouble: WebTrouble,
    message: string,
  ) {
    super(message);
  }

  /** Trying again tomorrow is no use. */
  get lasting(): boolean {
    return LASTING.has(this.trouble);
  }
}

/** What went wrong on the way, by the codes of Node, OpenSSL, zlib and undici. Anything else is told in general words. */
export function webProblemOf(error: unknown): WebProblem {
  if (error instanceof WebProblem) return error;
  const code = codeOf(error);
  const [, trouble, words] = KNOWN.find(([pattern]) => pattern.test(code)) ?? UNKNOWN;
  return new WebProblem(trouble, words);
}

type Known = readonly [RegExp, WebTrouble, string];

const UNKNOWN: Known = [/^/, 'broken', 'The server could not be read.'];

const KNOWN: readonly Known[] = [
  [/^FORBIDDEN_ADDRESS$/, 'forbidden_address', 'The address points into a private network, which is not allowed.'],
  [/^ENOTFOUND$/, 'no_such_host', 'There is no host of this name.'],
  [
    /^TIMEOUT$|^UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT$|^ETIMEDOUT$/,
    'too_late',
    'The server did not answer in time.',
  ],
  [/^EAI_|^ENODATA$|^ESERVFAIL$/, 'unreachable', 'The name of the host could not be looked up just now.'],
  [/^ECONNREFUSED$|^EHOSTUNREACH$|^ENETUNREACH$|^EADDRNOTAVAIL$/, 'unreachable', 'The server cannot be reached.'],
  [/CERT|^ERR_TLS|^UNABLE_TO|^ERR_SSL|^EPROTO$|SELF_SIGNED/, 'broken', 'The secure connection to the server failed.'],
  [/^UND_ERR_HEADERS_OVERFLOW$|^HPE_HEADER_OVERFLOW$/, 'broken', 'The answer of the server has too many headers.'],
  [/^ERR_BUFFER_TOO_LARGE$/, 'too_large', 'The answer of the server is too large.'],
  [/^Z_|^ERR_(?:_?ZLIB|BROTLI|PADDING)|^ERR__ERROR/, 'broken', 'The compressed answer of the server is damaged.'],
  [/^HPE_/, 'broken', 'The server does not speak proper HTTP.'],
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
