import { MAX_CATEGORIES } from './categories.js';
import { languageTag } from './declared-language.js';
import { enclosures, type EnclosureWords } from './enclosures.js';
import type { EntryDraft, FeedDraft } from './feed-draft.js';
import { hubOfJson } from './hub-advertisement.js';
import { isJsonBomb } from './json-bomb.js';
import { oneLine } from '../text/readable-text.js';
import type { Prose } from '../text/plain-text.js';
import { upToLastEntry } from './truncated-json.js';
import { resolveAddress } from '../text/web-address.js';

const MAX_ENTRIES = 500;

type Fields = Readonly<Record<string, unknown>>;

/** JSON Feed 1.0 and 1.1 (jsonfeed.org). null: it is JSON, but no feed. Throws SyntaxError when it is no JSON. */
export function readJsonFeed(source: string, documentUrl: string): FeedDraft | null {
  if (isJsonBomb(source)) return null;
  const document = parsed(source);
  if (!isFields(document) || !Array.isArray(document['items']) || !isFeed(document)) return null;
  const entries = document['items'].slice(0, MAX_ENTRIES).filter(isFields);
  return {
    title: prose(document['title'], false),
    link: resolveAddress(text(document['home_page_url']), documentUrl),
    language: languageTag(text(document['language'])),
    minIntervalMs: null,
    quietTimes: null,
    hub: hubOfJson(document['hubs'], text(document['feed_url']), documentUrl),
    entries: entries.map((entry) => readEntry(entry, document, documentUrl)),
    withdrawn: [],
  };
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    const whole = upToLastEntry(source);
    if (whole === null) throw error;
    return JSON.parse(whole);
  }
}

/** Any JSON may have items: a feed also says that it is one, or at least its title and whence it comes. */
function isFeed(document: Fields): boolean {
  if (/^https?:\/\/(?:www\.)?jsonfeed\.org\/version\//.test(text(document['version']) ?? '')) return true;
  return text(document['title']) !== null && text(document['home_page_url'] ?? document['feed_url']) !== null;
}

function readEntry(entry: Fields, document: Fields, documentUrl: string): EntryDraft {
  const id = entry['id'];
  const link = resolveAddress(text(entry['url']) ?? text(entry['external_url']), documentUrl);
  return {
    guid: typeof id === 'number' ? String(id) : text(id),
    title: prose(entry['title'], false),
    link: link ?? attachments(entry, documentUrl)[0]?.url ?? null,
    authors: names(entry).length > 0 ? names(entry) : names(document),
    dates: [text(entry['date_published']), text(entry['date_modified'])].filter((date) => date !== null),
    content: prose(entry['content_html'], true) ?? prose(entry['content_text'], false),
    summary: prose(entry['summary'], false),
    enclosures: enclosures(attachments(entry, documentUrl)),
    categories: tagsOf(entry),
    language: languageTag(text(entry['language'])),
  };
}

/** `authors` of version 1.1, or the `author` of 1.0. */
function names(of: Fields): readonly string[] {
  const authors: unknown = of['authors'];
  const people: readonly unknown[] = Array.isArray(authors) ? authors.slice(0, 5) : [of['author']];
  return people
    .map((person) => (isFields(person) ? text(person['name']) : text(person)))
    .filter((name) => name !== null)
    .map(oneLine);
}

function tagsOf(entry: Fields): readonly string[] {
  const tags: unknown = entry['tags'];
  const all: readonly unknown[] = Array.isArray(tags) ? tags.slice(0, MAX_CATEGORIES) : [];
  return all.map(text).filter((tag) => tag !== null);
}

function attachments(entry: Fields, documentUrl: string): readonly EnclosureWords[] {
  const written: unknown = entry['attachments'];
  const all: readonly unknown[] = Array.isArray(written) ? written : [];
  return all.filter(isFields).map((attachment) => ({
    url: resolveAddress(text(attachment['url']), documentUrl),
    type: text(attachment['mime_type']),
    bytes: JSON.stringify(attachment['size_in_bytes']) ?? null,
  }));
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

function prose(value: unknown, markup: boolean): Prose | null {
  const words = text(value);
  return words === null ? null : { value: words, markup };
}
