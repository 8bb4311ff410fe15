import type { Attributes } from './markup-reader.js';

// Sharing bars, lists of other articles, words for screen readers alone: what common publishing programs call them.
const FURNITURE = new RegExp(
  '(?:^|[\\s_-])(?:' +
    [
      'sharedaddy',
      'sd-(?:sharing|block|social)[\\w-]*',
      'addtoany[\\w-]*',
      'addthis[\\w-]*',
      'feedflare',
      'sociable',
      '(?:social|post)-?shar(?:e|ing)[\\w-]*',
      'share-?(?:bar|buttons?|links?|this)',
      'jp-relatedposts',
      'related-?(?:posts|articles|content)',
      'yarpp[\\w-]*',
      'more-link',
      'read-?more(?:-link)?',
      'continue-reading',
      'screen-reader-text',
      'sr-only',
      'visually-hidden',
      'wp-block-button',
      'mw-editsection',
      'noprint',
    ].join('|') +
    ')(?:\\s|$)',
  'i',
);

const NOTE = /^#(?:_?ftn|_?edn|fn|note|footnote|cite_note|easy-footnote|sdfootnote)/i;
const NOTE_BACK = /^#(?:_?ftnref|fnref|_?ednref|cite_ref|note-?ref|footnote-?ref)/i;

// No honest name is longer, and the patterns would read a hostile one many times.
const LONGEST = 500;

const short = (attributes: Attributes, name: string): string => (attributes.get(name) ?? '').slice(0, LONGEST);

/** Whether an element belongs to the page around an article rather than to what it says. */
export const isFurniture = (attributes: Attributes): boolean =>
  attributes.size > 0 &&
  (attributes.has('hidden') ||
    attributes.get('aria-hidden') === 'true' ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(short(attributes, 'style')) ||
    FURNITURE.test(short(attributes, 'class')));

/** Whether a link is the mark of a footnote, or leads back from one. */
export function isFootnoteMark(attributes: Attributes, raised: boolean): boolean {
  const href = short(attributes, 'href');
  const fragment = href.includes('#') ? href.slice(href.indexOf('#')) : '';
  if (/^doc-(?:noteref|backlink)$/.test(attributes.get('role') ?? '') || NOTE_BACK.test(fragment)) return true;
  return fragment !== '' && (raised || NOTE.test(fragment));
}
