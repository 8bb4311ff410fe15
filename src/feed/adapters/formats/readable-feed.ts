import { createHash } from 'node:crypto';

import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { ParsedFeed, ParsedItem } from '../../application/ports/feed-fetcher.js';
import { parseFeedDate } from '../text/feed-date.js';
import { readableCategories } from './categories.js';
import type { EntryDraft, FeedDraft } from './feed-draft.js';
import { plainLine, plainText, type Prose } from '../text/plain-text.js';
import { collapsed, cut, cutAtWord, oneLine, storable } from '../text/readable-text.js';
import { withoutTails } from '../text/text-tails.js';
import { webAddress } from '../text/web-address.js';

const MAX_TITLE = 500;
const MAX_AUTHOR = 200;
const MAX_SUMMARY = 1_000;
const MAX_TEXT = 200_000;
const MAX_RAW = 400_000;
const MAX_GUID = 1_000;
const MADE_UP_TITLE = 100;
const MOST_WITHDRAWN = 500;

/** Makes what a feed says readable: text without markup, addresses that can be followed, bounded lengths. */
export function readableFeed(draft: FeedDraft, now: EpochMs): ParsedFeed {
  const items = draft.entries.map((entry) => readableItem(entry, draft.language, now)).filter((item) => item !== null);
  const present = new Set(items.map(({ guid }) => guid));
  const withdrawn = new Set(draft.withdrawn.slice(0, MOST_WITHDRAWN).flatMap((guid) => identity(guid) ?? []));
  return {
    title: title(draft.title),
    siteUrl: webAddress(draft.link),
    items,
    withdrawn: [...withdrawn].filter((guid) => !present.has(guid)),
    minIntervalMs: draft.minIntervalMs,
    quietTimes: draft.quietTimes,
    hub: draft.hub,
  };
}

/** null: the entry has nothing that a title could be made of. */
function readableItem(draft: EntryDraft, feedLanguage: string | null, now: EpochMs): ParsedItem | null {
  const url = webAddress(draft.link);
  const publishedAt = publication(draft.dates, now);
  const words = wordsOf(draft);
  const itemTitle = title(draft.title) ?? madeUpTitle(words.text, url, publishedAt);
  if (itemTitle === null) return null;
  return {
    guid: identity(draft.guid),
    title: itemTitle,
    url,
    author: cut(oneLine(draft.authors.map((name) => cut(name, MAX_AUTHOR)).join(', ')), MAX_AUTHOR).trim() || null,
    publishedAt,
    summary: words.summary,
    contentText: words.text,
    contentRaw: words.raw,
    enclosures: draft.enclosures,
    categories: readableCategories(draft.categories),
    language: draft.language ?? feedLanguage,
  };
}

const title = (prose: Prose | null): string | null => (prose === null ? null : plainLine(prose, MAX_TITLE) || null);

const bodyText = (prose: Prose | null): string => (prose === null ? '' : withoutTails(plainText(prose, MAX_TEXT)));

interface Words {
  readonly summary: string | null;
  readonly text: string | null;
  readonly raw: string | null;
}

/** Publishers put the article into the content, the summary, or by mistake the longer one into the wrong place. */
function wordsOf(draft: EntryDraft): Words {
  const content = bodyText(draft.content);
  const summary = bodyText(draft.summary);
  const summaryIsLonger = summary.length > content.length;
  const chosen = summaryIsLonger ? draft.summary : (draft.content ?? draft.summary);
  const short = summaryIsLonger ? content || summary : summary || content;
  return {
    // Of plain text already: nothing in it is invisible.
    summary: cutAtWord(collapsed(short).trim(), MAX_SUMMARY) || null,
    text: (summaryIsLonger ? summary : content) || null,
    raw: chosen === null ? null : cut(storable(chosen.value), MAX_RAW) || null,
  };
}

function madeUpTitle(text: string | null, url: string | null, publishedAt: EpochMs | null): string | null {
  if (text !== null) return cutAtWord(oneLine(text.slice(0, 2 * MAX_TITLE)), MADE_UP_TITLE);
  if (url !== null) return cut(url, MAX_TITLE);
  return publishedAt === null ? null : new Date(publishedAt).toISOString().slice(0, 16).replace('T', ' ');
}

/** The first date that can be understood; nothing is published in the future. */
function publication(dates: readonly string[], now: EpochMs): EpochMs | null {
  for (const written of dates) {
    const date = parseFeedDate(written, now);
    if (date !== null) return Math.min(date, now);
  }
  return null;
}

/** A long guid is replaced by its digest, so that two long ones stay different. */
function identity(guid: string | null): string | null {
  const clean = guid === null ? '' : oneLine(guid);
  if (clean === '') return null;
  return clean.length <= MAX_GUID ? clean : `sha256:${createHash('sha256').update(clean).digest('hex')}`;
}
