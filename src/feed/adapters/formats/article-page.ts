import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';

import type { FoundArticle } from '../../domain/article.js';
import { decodeText } from '../text/character-encoding.js';
import { plainLine, plainText } from '../text/plain-text.js';
import { withoutTails } from '../text/text-tails.js';

/** No article needs more markup than this; the rest is comments, scripts and images in data URLs. */
const MAX_PAGE = 3_000_000;
const MOST_ELEMENTS = 50_000;
const MAX_TEXT = 200_000;
const MAX_TITLE = 500;

/** Elements that Readability would take for parts of the article. */
const AROUND = [
  'amp-ad, amp-embed, amp-sidebar',
  'dialog, [role="dialog"], [class*="popup" i], [id*="popup" i]',
  '[class*="newsletter" i], [id*="newsletter" i]',
].join(', ');
/** An element with more text than this holds the article, whatever its name says. */
const LONGEST_AROUND = 1_000;

const NOTHING: FoundArticle = { title: null, text: '' };

/**
 * The article of a web page as the reader views of browsers find it, without menus, comments and advertisements.
 * Scripts are never run. Time and memory depend on the page: call it in a thread with limits.
 */
export async function readArticlePage(body: Uint8Array, contentType: string | null): Promise<FoundArticle> {
  const source = await decodeText(body, contentType);
  const { document } = parseHTML(wholePage(source.slice(0, MAX_PAGE)));
  for (const element of document.querySelectorAll(AROUND)) {
    if ((element.textContent ?? '').length <= LONGEST_AROUND) element.remove();
  }
  const article = new Readability(document, {
    // plainText leaves out more elements, by their class names (page-furniture.ts).
    keepClasses: true,
    disableJSONLD: true,
    maxElemsToParse: MOST_ELEMENTS,
  }).parse();
  if (article === null) return NOTHING;
  return {
    title: plainLine({ value: article.title ?? '', markup: false }, MAX_TITLE) || null,
    text: withoutTails(plainText({ value: article.content ?? '', markup: true }, MAX_TEXT)),
  };
}

/** The tags of html, head and body may be left out (HTML §13.1.2.4), and this parser does not add them. */
function wholePage(source: string): string {
  if (/<body[\s>]/i.test(source)) return source;
  const [title = ''] = /<title[^<>]*>[^<]*<\/title>/i.exec(source.slice(0, 20_000)) ?? [];
  return `<!doctype html><html><head>${title}</head><body>${source}</body></html>`;
}
