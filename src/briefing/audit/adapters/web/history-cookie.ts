const NAME = 'history_pass';
const SECRET = /^[\w-]{43}$/;
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);
const SECONDS = 3600;

/** The key of a link, when the query could hold one. */
export const keyFrom = (value: unknown): string | null =>
  typeof value === 'string' && SECRET.test(value) ? value : null;

/** The pass that the browser shows; null when there is none. */
export const passFrom = (header: string | undefined): string | null => VALUE.exec(header ?? '')?.[1] ?? null;

/** Sent to this history only, by no script and from no other site (RFC 6265bis). */
export const passCookie = (pass: string, path: string, https: boolean): string =>
  `${NAME}=${pass}; Path=${path}; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;
