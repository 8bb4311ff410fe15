import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { ParsedFeed } from '../../application/ports/feed-fetcher.js';
import { readAtom } from './atom.js';
import { decodeText } from '../text/character-encoding.js';
import { readElements } from './element-tree.js';
import { advertisedFeeds, feedsInHeaders, usualFeeds } from './feed-discovery.js';
import type { FeedDraft } from './feed-draft.js';
import { hubInHeaders } from './hub-advertisement.js';
import { readJsonFeed } from './json-feed.js';
import { wallOf, wordsFor } from './not-a-feed.js';
import { readableFeed } from './readable-feed.js';
import { readRss } from './rss.js';

/** The one error of this parser; the message is for people. */
export class NotAFeedDocument extends Error {
  override readonly name = 'NotAFeedDocument';
}

export interface DocumentContext {
  /** Where it was read, after redirects: relative addresses are relative to it. */
  readonly url: string;
  readonly now: EpochMs;
}

/** What a document turned out to be. */
export type FeedReading =
  | { readonly kind: 'feed'; readonly feed: ParsedFeed }
  /** What it advertises, best first; none in its markup: also where the feed of such a page usually is. */
  | { readonly kind: 'page'; readonly feedUrls: readonly string[]; readonly usualUrls?: readonly string[] }
  | { readonly kind: 'not_a_feed'; readonly message: string };

// Allowed nowhere in XML or JSON, and yet in the middle of tags; what is allowed stands for space.
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\ufeff]/g;

/**
 * Reads RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, and JSON Feed. Forgiving: whatever can be understood is, the rest is
 * left out. Throws NotAFeedDocument and nothing else; time and memory are linear in the length of the document.
 */
export function parseFeedDocument(document: string, context: DocumentContext): ParsedFeed {
  const source = document.replace(CONTROLS, '');
  const draft = /^\s*\{/.test(source) ? jsonDraft(source, context.url) : xmlDraft(source, context.url);
  if (draft === null) throw new NotAFeedDocument(wordsFor(source));
  return readableFeed(draft, context.now);
}

/** What the headers of an answer say of its document. */
export interface AnswerContext extends DocumentContext {
  readonly contentType: string | null;
  /** Link headers (RFC 8288), whose hub and feeds count before those in the document. */
  readonly links?: readonly string[];
}

/** Decodes and reads an answer: the feed, or the feeds that a web page advertises. Never throws for its content. */
export async function readDocument(body: Uint8Array, context: AnswerContext): Promise<FeedReading> {
  const { contentType, url, links = [] } = context;
  const source = await decodeText(body, contentType);
  try {
    const feed = parseFeedDocument(source, context);
    return { kind: 'feed', feed: { ...feed, hub: hubInHeaders(links, url) ?? feed.hub } };
  } catch (error) {
    if (!(error instanceof NotAFeedDocument)) throw error;
    return pageReading(source, url, links) ?? { kind: 'not_a_feed', message: error.message };
  }
}

function pageReading(source: string, url: string, links: readonly string[]): FeedReading | null {
  const opening = source.slice(0, 10_000);
  if (!/<(?:!doctype\s+html|html|head|body|meta|link)\b/i.test(opening) || /<opml\b/i.test(opening)) return null;
  const inHeaders = feedsInHeaders(links, url);
  const inMarkup = advertisedFeeds(source, url);
  if (inMarkup.length > 0) return { kind: 'page', feedUrls: [...new Set([...inHeaders, ...inMarkup])] };
  const wall = wallOf(source);
  if (wall !== null) return { kind: 'not_a_feed', message: wall };
  return { kind: 'page', feedUrls: inHeaders, usualUrls: usualFeeds(url) };
}

function xmlDraft(source: string, url: string): FeedDraft | null {
  const root = readElements(source);
  if (root === null) return null;
  return root.name.startsWith('atom:') ? readAtom(root, url) : readRss(root, url);
}

function jsonDraft(source: string, url: string): FeedDraft | null {
  try {
    return readJsonFeed(source, url);
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new NotAFeedDocument('The address answers with broken JSON instead of a feed.');
    }
    throw error;
  }
}
