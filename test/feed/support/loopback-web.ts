import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Page = (request: IncomingMessage, response: ServerResponse) => void;

export interface Entry {
  readonly guid?: string;
  readonly title: string;
  readonly summary?: string;
  readonly author?: string;
  readonly content?: string;
  readonly category?: string;
  readonly at?: number;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const element = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${escaped(text)}</${name}>`;

const item = (entry: Entry): string => `<item>
  <guid isPermaLink="false">${escaped(entry.guid ?? entry.title)}</guid>
  ${element('title', entry.title)}${element('description', entry.summary)}${element('dc:creator', entry.author)}
  ${element('content:encoded', entry.content)}${element('category', entry.category)}
  ${element('pubDate', entry.at === undefined ? undefined : new Date(entry.at).toUTCString())}</item>`;

/** An RSS document. */
export const rss = (
  title: string,
  entries: readonly Entry[],
  link = 'https://site.example/',
): string => `<?xml version="1.0"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel><title>${escaped(title)}</title><link>${link}</link>${entries.map(item).join('\n')}</channel></rss>`;

/** Somebody else's web server on loopback, whose pages a test may change at any time. */
export class LoopbackWeb {
  readonly hits = new Map<string, number>();
  private readonly pages = new Map<string, Page>();

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      const path = request.url ?? '';
      this.hits.set(path, (this.hits.get(path) ?? 0) + 1);
      const page = this.pages.get(path);
      if (page === undefined) response.writeHead(404).end('not here');
      else page(request, response);
    });
  }

  static async start(): Promise<LoopbackWeb> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new LoopbackWeb(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Returns the URL. */
  on(path: string, page: Page): string {
    this.pages.set(path, page);
    return `${this.url}${path}`;
  }

  feed(path: string, title: string, entries: readonly Entry[] = []): string {
    return this.on(path, (_, response) => {
      response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(rss(title, entries));
    });
  }

  status(path: string, status: number): string {
    return this.on(path, (_, response) => void response.writeHead(status).end());
  }

  html(path: string, head: string): string {
    return this.on(path, (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><html><head>${head}</head></html>`);
    });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
