/** Why a request failed. The first three are permanent. */
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

  /** A retry cannot succeed. */
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

type Known = readonly [codes: RegExp, WebTrouble, words: string];

const LATER = 'It is tried again later.';
const ITS_OPERATOR = 'Only who runs the server can mend that.';

const UNKNOWN: Known = [/^/, 'broken', `The connection to the server broke off. ${LATER}`];

// The first that fits.
const KNOWN: readonly Known[] = [
  [/^FORBIDDEN_ADDRESS$/, 'forbidden_address', 'The address leads into a private network, which is not allowed.'],
  [/^ENOTFOUND$/, 'no_such_host', 'There is no host of this name. Check the address.'],
  [/^EAI_|^ENODATA$|^ESERVFAIL$/, 'unreachable', `The name of the host cannot be looked up just now. ${LATER}`],
  [/^ETIMEDOUT$|^UND_ERR_CONNECT_TIMEOUT$/, 'unreachable', `The server cannot be reached. ${LATER}`],
  [
    // Who asks is not told which ports answer, so a refused one is told in the same words.
    /^E(?:CONNREFUSED|HOSTUNREACH|NETUNREACH|HOSTDOWN|ADDRNOTAVAIL)$|^FORBIDDEN_PORT$/,
    'unreachable',
    `The server cannot be reached. ${LATER}`,
  ],
  [/^TIMEOUT$|^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/, 'too_late', `The server takes too long to answer. ${LATER}`],
  [/^CERT_HAS_EXPIRED$/, 'broken', `The certificate of the server has expired. ${ITS_OPERATOR}`],
  [/^CERT_NOT_YET_VALID$/, 'broken', `The certificate of the server is not valid yet. ${ITS_OPERATOR}`],
  [/^ERR_TLS_CERT_ALTNAME/, 'broken', 'The certificate of the server is for another name. Check the address.'],
  [
    /SELF_SIGNED|^UNABLE_TO|CERT/,
    'broken',
    `The certificate of the server is vouched for by nobody known. ${ITS_OPERATOR}`,
  ],
  [/^ERR_SSL|^ERR_TLS|^EPROTO$/, 'broken', 'The server speaks no https at this address. Try it with http:// instead.'],
  [/HEADERS?_OVERFLOW$/, 'broken', `The answer of the server has too many headers. ${ITS_OPERATOR}`],
  [
    /^Z_|^ERR_(?:_?ZLIB|BROTLI|PADDING)|^ERR__ERROR/,
    'broken',
    `The compressed answer of the server is damaged. ${LATER}`,
  ],
  [
    /^HPE|^UND_ERR_RES_CONTENT_LENGTH_MISMATCH$/,
    'broken',
    'The server does not speak proper HTTP at this address. Check the address.',
  ],
];

/** The code of an error, else of the first one that it wraps. */
function codeOf(error: unknown): string {
  if (!isWrapper(error)) return '';
  if (error.name === 'TimeoutError') return 'TIMEOUT';
  if (error.name === 'HTTPParserError') return 'HPE';
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
