import { parseSetCookie, type SetCookie } from 'cookie';

/** Where the browser was when the request began: a typed address, a page of ours, or one of somebody else. */
export type From = 'address bar' | 'our page' | 'other site';

/** What the browser got, redirects not followed. */
export interface Seen {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  /** Absolute. */
  readonly location: string | null;
  readonly text: string;
  /** The values of all hidden fields, by name. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly setCookies: readonly SetCookie[];
}

export interface BrowserOptions {
  readonly language?: string;
  /** A browser of before 2023, that says nothing of where a request comes from but Origin. */
  readonly old?: boolean;
  /** As Safari on plain http: what is Secure is not kept. */
  readonly keepsNoSecure?: boolean;
}

const SITE = { 'address bar': 'none', 'our page': 'same-origin', 'other site': 'cross-site' } as const;

const HIDDEN = /<input type="hidden" name="([^"]*)" value="([^"]*)"/g;

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Paths match by segments (RFC 6265 §5.1.4). */
const covers = (cookiePath: string, path: string): boolean =>
  path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`);

/** As much of a browser as forms and redirects need: cookies with their rules, and what it says of where it comes from. */
export class BrowserClient {
  private readonly jar = new Map<string, SetCookie>();
  private page: Seen | null = null;

  constructor(
    private readonly origin: string,
    private readonly options: BrowserOptions = {},
  ) {}

  /** The value of a cookie that it holds. */
  cookie(name: string): string | null {
    return [...this.jar.values()].find((cookie) => cookie.name === name)?.value ?? null;
  }

  /** Also as it is named on plain http. */
  forget(name: string): void {
    const names = [name, name.replace('__Secure-', '')];
    for (const [key, cookie] of this.jar) if (names.includes(cookie.name)) this.jar.delete(key);
  }

  keep(cookie: SetCookie): void {
    if (cookie.secure === true && this.options.keepsNoSecure === true) return;
    const key = `${cookie.name} ${cookie.path ?? '/'}`;
    const isOver =
      (cookie.maxAge ?? 1) <= 0 || (cookie.expires !== undefined && cookie.expires.getTime() <= Date.now());
    if (isOver) this.jar.delete(key);
    else this.jar.set(key, cookie);
  }

  open(path: string, from: From = 'address bar'): Promise<Seen> {
    return this.send('GET', path, from);
  }

  /** The `Cookie` header of a request of ours, for clients that are no browser. */
  cookieHeader(path = '/'): string {
    return this.cookiesFor('GET', path, 'our page');
  }

  /** Sends a form from the page that was opened last, with the hidden fields of that page. */
  submit(path: string, fields: Readonly<Record<string, string>> = {}, from: From = 'our page'): Promise<Seen> {
    const all = { ...(from === 'our page' && this.page?.hidden), ...fields };
    return this.send('POST', path, from, new URLSearchParams(all).toString());
  }

  /** Sends a form with a file, with the hidden fields of the page that was opened last. */
  upload(
    path: string,
    file: { readonly name: string; readonly content: string | Uint8Array<ArrayBuffer> } | null,
  ): Promise<Seen> {
    const form = new FormData();
    for (const [name, value] of Object.entries(this.page?.hidden ?? {})) form.set(name, value);
    form.set('file', new Blob(file === null ? [] : [file.content]), file?.name ?? '');
    return this.send('POST', path, 'our page', form);
  }

  /** A form whose body is as given. */
  submitRaw(path: string, body: string, from: From = 'our page'): Promise<Seen> {
    return this.send('POST', path, from, body);
  }

  /** Follows redirects on our own site until there is a page; throws when they never end. */
  async settle(seen: Seen): Promise<Seen> {
    let at = seen;
    for (let hops = 0; at.location !== null; hops += 1) {
      if (!at.location.startsWith(`${this.origin}/`)) return at;
      if (hops > 10) throw new Error(`redirected for ever: ${at.location}`);
      at = await this.open(at.location.slice(this.origin.length), 'our page');
    }
    return at;
  }

  private async send(method: 'GET' | 'POST', path: string, from: From, body?: string | FormData): Promise<Seen> {
    const url = new URL(path, this.origin);
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        ...this.headersFor(method, url.pathname, from),
        ...(typeof body === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { body }),
    });
    const setCookies = answer.headers.getSetCookie().map((header) => parseSetCookie(header));
    for (const cookie of setCookies) this.keep(cookie);
    const seen = await seenOf(answer, url, setCookies);
    if (seen.location === null) this.page = seen;
    return seen;
  }

  private headersFor(method: 'GET' | 'POST', path: string, from: From): Record<string, string> {
    const cookies = this.cookiesFor(method, path, from);
    const origin = from === 'other site' ? 'https://evil.example' : this.origin;
    return {
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'accept-language': this.options.language ?? 'en',
      ...(cookies !== '' && { cookie: cookies }),
      ...(this.options.old !== true && { 'sec-fetch-site': SITE[from] }),
      ...(method === 'POST' && { origin }),
    };
  }

  private cookiesFor(method: 'GET' | 'POST', path: string, from: From): string {
    const isAllowed = ({ sameSite }: SetCookie): boolean => {
      if (from !== 'other site') return true;
      return sameSite === 'none' || (sameSite === 'lax' && method === 'GET');
    };
    return [...this.jar.values()]
      .filter((cookie) => covers(cookie.path ?? '/', path) && isAllowed(cookie))
      .map(({ name, value }) => `${name}=${value ?? ''}`)
      .join('; ');
  }
}

async function seenOf(answer: Response, url: URL, setCookies: readonly SetCookie[]): Promise<Seen> {
  const text = await answer.text();
  const location = answer.headers.get('location');
  const pairs = [...text.matchAll(HIDDEN)].map(([, name = '', value = '']) => [unescaped(name), unescaped(value)]);
  return {
    url: url.href,
    status: answer.status,
    headers: answer.headers,
    location: location === null ? null : new URL(location, url).href,
    text,
    hidden: Object.fromEntries(pairs) as Record<string, string>,
    setCookies,
  };
}
