type Kind = readonly [RegExp, words: string];

const FEEDS = 'RSS, Atom or JSON Feed';

/** Patterns for the beginning of a document; the first that matches counts. */
const KINDS: readonly Kind[] = [
  [/^\s*$/, 'The address answers with nothing at all. Check it, or try again later.'],
  [/^\s*[[{"]/, `The address answers with JSON that is no feed (${FEEDS}).`],
  [/<opml[\s/>]/i, 'The address leads to a list of feeds (OPML). Import that list instead.'],
  [/<(?:\w+:)?(?:urlset|sitemapindex)[\s/>]/i, `The address leads to a sitemap, and not to a feed (${FEEDS}).`],
  [/^\s*<(?:\?xml|rss|feed|rdf:)/i, `The address answers with XML that is no feed (${FEEDS}), or a damaged one.`],
];

const OTHER = `The address does not answer with a feed (${FEEDS}).`;

const OPENING = 10_000;

/** What a document is that is neither a feed nor a web page, and what one can do. */
export function wordsFor(source: string): string {
  const opening = source.slice(0, OPENING);
  return KINDS.find(([pattern]) => pattern.test(opening))?.[1] ?? OTHER;
}

const HEAD = 100_000;

/** The message for a bot challenge or a login page; null: an ordinary page without a feed. */
export function wallOf(page: string): string | null {
  const head = page.slice(0, HEAD);
  if (
    /<title>\s*(?:just a moment|attention required|are you a (?:robot|human)|ddos-guard)|(?:cf-chl-|g-recaptcha|h-captcha)/i.test(
      head,
    )
  ) {
    return 'The address leads to a page that asks whether we are a robot. Its publisher can let feed readers through.';
  }
  if (/<input\b[^>]{0,500}\btype\s*=\s*["']?password/i.test(head)) {
    return 'The address leads to a page that asks for a password. Look for an address that is open to everybody.';
  }
  return null;
}
