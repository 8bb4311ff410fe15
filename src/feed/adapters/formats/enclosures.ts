import type { Enclosure } from '../../application/ports/feed-fetcher.js';
import { child, childrenNamed } from './element-prose.js';
import type { FeedElement } from './element-tree.js';
import { resolveAddress, webAddress } from '../text/web-address.js';

const MAX_ENCLOSURES = 10;

// RFC 6838 §4.2; publishers also write "audio" or "mp3", which say nothing that a player could use.
const MEDIA_TYPE = /^[\w.+-]{1,80}\/[\w.+-]{1,80}$/;
const KINDS = new Set(['audio', 'video', 'image']);

/** What an attachment says of itself, in any of the formats. */
export interface EnclosureWords {
  readonly url: string | null;
  readonly type: string | null;
  readonly bytes: string | null;
}

/** The sound, film or picture that belongs to an entry: `enclosure`, Media RSS, Atom links. */
export function enclosuresOf(entry: FeedElement, documentUrl: string): readonly Enclosure[] {
  const links = childrenNamed(entry, 'atom:link').filter(({ attributes }) => attributes.get('rel') === 'enclosure');
  const group = child(entry, 'media:group');
  const media = [entry, ...(group === null ? [] : [group])].flatMap((place) => childrenNamed(place, 'media:content'));
  const elements = [...childrenNamed(entry, 'enclosure'), ...links, ...media.filter(isMedia)];
  return enclosures(elements.map((element) => wordsOf(element, documentUrl)));
}

/** Attachments whose address can be fetched, each address once. */
export function enclosures(written: readonly EnclosureWords[]): readonly Enclosure[] {
  const byUrl = new Map<string, Enclosure>();
  for (const { url: address, type, bytes } of written) {
    const url = webAddress(address);
    if (url === null || byUrl.has(url)) continue;
    byUrl.set(url, { url, type: mediaType(type), bytes: size(bytes) });
    if (byUrl.size === MAX_ENCLOSURES) break;
  }
  return [...byUrl.values()];
}

/** Media RSS also describes pages and players. */
const isMedia = ({ attributes }: FeedElement): boolean =>
  KINDS.has(attributes.get('medium')?.trim().toLowerCase() ?? '') ||
  KINDS.has(attributes.get('type')?.trim().toLowerCase().split('/')[0] ?? '');

const wordsOf = ({ attributes, base }: FeedElement, documentUrl: string): EnclosureWords => ({
  url: resolveAddress(attributes.get('url') ?? attributes.get('href'), base, documentUrl),
  type: attributes.get('type') ?? attributes.get('medium') ?? null,
  bytes: attributes.get('length') ?? attributes.get('filesize') ?? null,
});

function mediaType(written: string | null): string | null {
  const [type = ''] = (written ?? '').trim().toLowerCase().split(/\s*;/);
  return MEDIA_TYPE.test(type) ? type : null;
}

/** Publishers that do not know the size write 0, 1 or nothing. */
function size(written: string | null): number | null {
  const bytes = /^\d{1,15}$/.test(written?.trim() ?? '') ? Number(written) : 0;
  return bytes > 1 ? bytes : null;
}
