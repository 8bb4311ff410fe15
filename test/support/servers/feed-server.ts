import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServedItem {
  readonly title: string;
  readonly text: string;
  /** Epoch ms. */
  readonly at: number;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const rss = (title: string, url: string, items: readonly ServedItem[]): string => `<?xml version="1.0"?>
<rss version="2.0"><channel><title>${escaped(title)}</title><link>${url}</link>${items
  .map(
    (item, index) => `<item><title>${escaped(item.title)}</title><link>${url}/${index}</link>
<guid isPermaLink="false">${escaped(item.title)}</guid><pubDate>${new Date(item.at).toUTCString()}</pubDate>
<description>${escaped(item.text)}</description></item>`,
  )
  .join('\n')}</channel></rss>`;

/** Somebody else's web server, with as many feeds as a test needs. */
export class FeedServer {
  /** Of each request that came. */
  readonly headers: IncomingHttpHeaders[] = [];
  private readonly feeds = new Map<string, string>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<FeedServer> {
    const server = createServer((request, response) => {
      feeds.headers.push(request.headers);
      const feed = feeds.feeds.get((request.url ?? '').split('?', 1)[0] ?? '');
      if (feed === undefined) response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(feed);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const feeds: FeedServer = new FeedServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return feeds;
  }

  /** Returns the URL of the feed. */
  serve(name: string, items: readonly ServedItem[]): string {
    this.feeds.set(`/${name}`, rss(`The ${name}`, `${this.url}/${name}`, items));
    return `${this.url}/${name}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const SUBJECTS = [
  'harbour',
  'library',
  'orchard',
  'railway',
  'museum',
  'hospital',
  'stadium',
  'reservoir',
  'observatory',
  'theatre',
];
const DEEDS = [
  'reopens after repairs',
  'wins an award',
  'plans a new wing',
  'cuts its water use',
  'hires forty people',
];

/** Plausible English news, each a story of its own. */
export const newsItems = (count: number, now: number): ServedItem[] =>
  Array.from({ length: count }, (_, index) => {
    const subject = SUBJECTS[index % SUBJECTS.length] ?? '';
    const deed = DEEDS[Math.floor(index / SUBJECTS.length) % DEEDS.length] ?? '';
    const town = `Town${String.fromCharCode(65 + (index % 26))}${index}`;
    return {
      title: `${town} ${subject} ${deed}`,
      at: now - (index + 1) * 600_000,
      text: [
        `The ${subject} of ${town} ${deed}, the town council said on its website.`,
        `Work at the ${subject} took ${index + 3} months and cost ${(index + 2) * 110},000 crowns.`,
        `About ${(index + 1) * 1200} residents of ${town} used the ${subject} last year, a record for the district.`,
        `The mayor called the result a good day for everybody who had waited for it.`,
        `A second phase at the ${subject} is planned for the coming spring, with ${index + 5} new jobs.`,
      ].join(' '),
    };
  });
