// Feeds as publishers serve them, each on an address of its own, so that no host is asked twice: 127.0.0.1, 127.0.0.2 …
import { createServer } from 'node:http';
import { randomNumbers, zipfText } from '../../../test/bench/items-list/zipf-texts.mjs';

const TEXTS = 500;
const SUBJECTS = ['harbour', 'library', 'orchard', 'railway', 'museum', 'hospital', 'stadium', 'reservoir', 'theatre'];

/** What a story says, in sentences of which a script can be made; several feeds tell the same one. */
function newsOf(story) {
  const subject = SUBJECTS[story % SUBJECTS.length];
  const place = `Place${story}`;
  const sentences = [
    `The ${subject} of ${place} opens again after ${story + 3} days of repairs, the council said on Monday.`,
    `Engineers replaced ${story + 12} metres of pipe at the ${subject} and renewed the roof above it.`,
    `About ${story * 13 + 900} people use the ${subject} of ${place} every year, more than before the works.`,
    `The mayor of ${place} thanked the workers and said that the costs had stayed within the plan.`,
    `A further stage of the works at the ${subject} begins in spring and will take ${story + 4} weeks.`,
  ];
  return { title: `${place} ${subject} opens again`, text: sentences.join(' ') };
}

export class Publishers {
  validators = true;
  /** Items that have come since the beginning, of each feed. */
  #news;
  #servers = [];
  #texts;
  #began = Date.now();

  constructor(feeds, itemsEach) {
    const random = randomNumbers(7);
    this.feeds = feeds;
    this.itemsEach = itemsEach;
    this.#news = new Int32Array(feeds);
    this.#texts = Array.from({ length: TEXTS }, () => zipfText('en', 120, random));
  }

  async listen() {
    this.urls = await Promise.all(Array.from({ length: this.feeds }, (_, feed) => this.#serve(feed)));
  }

  publish(feed, items) {
    this.#news[feed] += items;
  }

  publishAll(items) {
    for (let feed = 0; feed < this.feeds; feed += 1) this.publish(feed, items);
  }

  close() {
    for (const server of this.#servers) {
      server.close();
      server.closeAllConnections();
    }
  }

  async #serve(feed) {
    const server = createServer((incoming, response) => this.#answer(feed, incoming, response));
    this.#servers.push(server);
    const host = `127.0.${Math.floor(feed / 250)}.${(feed % 250) + 1}`;
    await new Promise((resolve) => server.listen(0, host, resolve));
    return `http://${host}:${server.address().port}/${feed}`;
  }

  #answer(feed, incoming, response) {
    const etag = `"${this.#news[feed]}"`;
    if (this.validators && incoming.headers['if-none-match'] === etag) return response.writeHead(304).end();
    if (this.validators) response.setHeader('etag', etag);
    response.setHeader('content-type', 'application/rss+xml');
    response.end(this.document(feed));
  }

  document(feed) {
    const items = Array.from({ length: this.itemsEach }, (_, index) =>
      this.#item(feed, this.itemsEach + this.#news[feed] - index),
    );
    return `<?xml version="1.0"?><rss version="2.0"><channel><title>Feed ${feed}</title>
      <link>http://feed${feed}.example/</link>${items.join('')}</channel></rss>`;
  }

  #item(feed, number) {
    const { title, text } = newsOf((feed * 31 + number * 17) % Math.ceil(this.feeds * this.itemsEach * 0.7));
    const more = this.#texts[(feed * 31 + number * 7) % TEXTS];
    const at = new Date(this.#began - (this.itemsEach - number) * 600_000).toUTCString();
    return `<item><title>${title}</title><link>http://feed${feed}.example/${number}</link>
      <guid isPermaLink="false">${feed}-${number}</guid><pubDate>${at}</pubDate>
      <description><![CDATA[<p>${text}</p><p>${more}</p>]]></description></item>`;
  }
}
