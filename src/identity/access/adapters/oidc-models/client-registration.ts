import { InvalidRequest } from '../../../../shared/kernel/domain-error.js';

const MOST_REDIRECTS = 20;
const LONGEST_URI = 2_000;
/** Of all together: anybody may register, and what they register is kept for a month. */
const LONGEST_URIS = 8_000;
const LONGEST_NAME = 200;
const GRANTS: readonly unknown[] = ['authorization_code', 'refresh_token'];

type Metadata = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Metadata =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHttp = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_URI && /^https?:$/.test(URL.parse(value)?.protocol ?? '');

/** What a client calls itself, as one line of bounded length; null for nothing. */
export function clientNameOf(name: unknown): string | null {
  if (typeof name !== 'string') return null;
  const line = name.replaceAll(/\p{Cc}+/gu, ' ').trim();
  return line === '' ? null : [...line].slice(0, LONGEST_NAME).join('');
}

const nameIn = ({ client_name: given }: Metadata): object => {
  const name = clientNameOf(given);
  return name === null ? {} : { client_name: name };
};

/**
 * Printable ASCII (RFC 3986 §2 knows nothing else), and nobody's name or password before the host, nor the place for one.
 * As it is written: `https:a.example`, `https:///a.example` and `https://@a.example` are the same to a parser.
 */
function isPlain(uri: unknown): boolean {
  if (typeof uri !== 'string' || !/^[\x21-\x5b\x5d-\x7e]+$/.test(uri) || !URL.canParse(uri)) return false;
  const authority = /^[^:]*:\/\/([^/?#]*)/.exec(uri)?.[1] ?? '';
  return !authority.includes('@') && (authority !== '' || !/^https?:/i.test(uri));
}

export const arePlain = (redirects: unknown): boolean => Array.isArray(redirects) && redirects.every(isPlain);

export const NOT_PLAIN =
  'redirect_uris must be addresses without credentials, spaces, backslashes and control characters.';

/**
 * What real clients send, made into what we register (RFC 7591 §2 lets a server replace what it does not support):
 * Cursor calls itself `web` with a scheme of its own, VS Code wants a device flow, some want a secret. What is left out
 * is what would be shown or fetched from strangers, or restrict the scopes that consent is about. Throws InvalidRequest.
 */
export function registrationOf(body: unknown): Metadata {
  if (!isObject(body)) throw new InvalidRequest('The body must be a JSON object of client metadata (RFC 7591).');
  const { redirect_uris: redirects, grant_types: grants, response_types: responses, client_uri: homepage } = body;
  if (!Array.isArray(redirects) || redirects.length === 0 || redirects.length > MOST_REDIRECTS) {
    throw new InvalidRequest(`redirect_uris must be 1 to ${MOST_REDIRECTS} addresses.`);
  }
  if (!redirects.every((uri) => typeof uri === 'string' && uri.length <= LONGEST_URI)) {
    throw new InvalidRequest(`redirect_uris must be strings of at most ${LONGEST_URI} characters.`);
  }
  if (!arePlain(redirects)) throw new InvalidRequest(NOT_PLAIN);
  if (redirects.join('').length > LONGEST_URIS) {
    throw new InvalidRequest(`redirect_uris must have at most ${LONGEST_URIS} characters together.`);
  }
  return {
    ...nameIn(body),
    redirect_uris: redirects,
    application_type: 'native',
    token_endpoint_auth_method: 'none',
    ...(isHttp(homepage) && { client_uri: homepage }),
    ...(responses !== undefined && { response_types: responses }),
    ...(Array.isArray(grants) && { grant_types: grants.filter((grant) => GRANTS.includes(grant)) }),
  };
}
