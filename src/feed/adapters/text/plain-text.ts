import { decodeInHtml } from './character-references.js';
import { MarkupReader, type Attributes, type Tag } from './markup-reader.js';
import { isFootnoteMark, isFurniture } from './page-furniture.js';
import { cut, oneLine, paragraphs } from './readable-text.js';
import { TextCollector } from './text-collector.js';

/** Words of a feed, and whether they are HTML or meant literally. */
export interface Prose {
  readonly value: string;
  readonly markup: boolean;
}

// Twenty times the longest text we keep: what is mostly attributes and scripts need not be read to its end.
const MAX_MARKUP = 4_000_000;

/** Elements that are left out with all they contain. */
export const UNSPOKEN: ReadonlySet<string> = new Set(
  'script style noscript template svg math iframe object embed head title form button select textarea input audio video canvas rt rp del s strike'.split(
    ' ',
  ),
);

/** Elements that words before and after do not share a paragraph with. */
export const PARAGRAPHS: ReadonlySet<string> = new Set(
  'p div section article header footer aside main nav ul ol dl table blockquote pre h1 h2 h3 h4 h5 h6 hr figure figcaption address details summary center caption'.split(
    ' ',
  ),
);

const LINES = new Set(['li', 'tr', 'dt', 'dd']);
const LISTS = new Set(['ul', 'ol']);

const MAX_PICTURES = 20;

/** Reads HTML as a reader would see it, and stops when it has enough. */
class HtmlReader {
  readonly #out = new TextCollector();
  readonly #reader: MarkupReader;
  readonly #maxLength: number;
  /** The level of the element that is left out with all it contains. */
  #unspoken: number | null = null;
  #preformatted = 0;
  #raised = 0;
  /** Of the lists around, the number of the last entry; null: not numbered. */
  readonly #lists: (number | null)[] = [];
  readonly #pictures: string[] = [];

  constructor(html: string, maxLength: number) {
    this.#maxLength = maxLength;
    this.#reader = new MarkupReader(html, 'html', {
      open: (tag) => this.#open(tag),
      text: (data) => this.#text(data),
      close: (name) => this.#close(name),
    });
  }

  /** What pictures say of themselves counts where there are no words. */
  read(): string {
    this.#reader.read();
    return this.#out.toString() || this.#pictures.join('\n');
  }

  #open({ name, attributes }: Tag): void {
    if (this.#unspoken !== null) return;
    if (this.#isUnspoken(name, attributes)) this.#unspoken = this.#reader.depth;
    else if (name === 'img') this.#picture(attributes);
    else this.#begin(name, attributes);
  }

  #isUnspoken(name: string, attributes: Attributes): boolean {
    if (UNSPOKEN.has(name) || isFurniture(attributes)) return true;
    return name === 'a' && isFootnoteMark(attributes, this.#raised > 0);
  }

  #begin(name: string, attributes: Attributes): void {
    this.#boundary(name);
    if (name === 'br') this.#out.lineBreak();
    else if (name === 'td' || name === 'th') this.#out.cell();
    else if (name === 'li') this.#out.bullet(this.#nextMark());
    else if (name === 'pre') this.#preformatted += 1;
    else if (name === 'sup') this.#raised += 1;
    else if (name === 'q' || name === 'blockquote') this.#out.openQuote();
    else if (name === 'ul') this.#lists.push(null);
    else if (name === 'ol') this.#lists.push(firstNumber(attributes) - 1);
  }

  #end(name: string): void {
    if (name === 'pre') this.#preformatted -= 1;
    else if (name === 'sup') this.#raised -= 1;
    else if (name === 'q' || name === 'blockquote') this.#out.closeQuote();
    else if (name === 'li') this.#out.endEntry();
    else if (name === 'ul' || name === 'ol') this.#lists.pop();
    this.#boundary(name);
  }

  #nextMark(): string {
    const last = this.#lists.pop() ?? null;
    this.#lists.push(last === null ? null : last + 1);
    return last === null ? '-' : `${last + 1}.`;
  }

  #picture(attributes: Attributes): void {
    const words = (attributes.get('alt') ?? '').trim() || (attributes.get('title') ?? '').trim();
    if (words === '') return;
    // Some publish an emoji as a picture of it.
    if (/emoji|smiley/i.test(attributes.get('class') ?? '')) this.#out.text(words);
    else if (this.#pictures.length < MAX_PICTURES) this.#pictures.push(oneLine(words).slice(0, this.#maxLength));
  }

  #boundary(name: string): void {
    if (LISTS.has(name) && this.#lists.length > 0) this.#out.separate(1);
    else if (PARAGRAPHS.has(name)) this.#out.separate(2);
    else if (LINES.has(name)) this.#out.separate(1);
  }

  #text(data: string): void {
    if (this.#unspoken !== null) return;
    if (this.#preformatted > 0) this.#out.preformatted(data);
    else this.#out.text(this.#raised > 0 ? raisedDigits(data) : data);
    if (this.#out.length >= this.#maxLength) this.#reader.stop();
  }

  #close(name: string): void {
    if (this.#unspoken === null) this.#end(name);
    else if (this.#unspoken === this.#reader.depth) this.#unspoken = null;
  }
}

function firstNumber(attributes: Attributes): number {
  const start = attributes.get('start') ?? '';
  return /^\d{1,6}$/.test(start) ? Number(start) : 1;
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** 10 to the power of 6 is not 106. */
const raisedDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => RAISED[Number(digit)] ?? digit).replace(/[-−](?=[⁰¹²³⁴-⁹])/g, '⁻');

const ANY_TAG = /<[a-z/!][^<>]*>/i;

// In text that claims to be literal, only what can hardly be anything else is taken for markup.
const HTML_TAG =
  /<\/?(?:a|abbr|b|blockquote|br|code|div|em|font|h[1-6]|i|iframe|img|li|ol|p|pre|script|small|span|strong|style|sub|sup|svg|table|td|tr|u|ul)(?:\s[^<>]*)?\/?>/i;

const isHtml = (prose: Prose): boolean => (prose.markup ? ANY_TAG : HTML_TAG).test(prose.value);

/** Some escape HTML twice: then all of it is escaped, and it begins with an element. */
function htmlOf(prose: Prose): string | null {
  const html = prose.value.replace(/<!\[CDATA\[|\]\]>/g, '');
  if (isHtml({ ...prose, value: html })) return html;
  const once = prose.markup && /^\s*&lt;[a-z]/i.test(html) ? decodeInHtml(html).trim() : '';
  return HTML_TAG.exec(once)?.index === 0 && once.endsWith('>') ? once : null;
}

/** The HTML in words that are kept without saying whether they are HTML; null: it is none. */
export const htmlIn = (words: string): string | null =>
  htmlOf({ value: words, markup: false }) ??
  htmlOf({ value: words.trimStart().startsWith('&lt;') ? words : '', markup: true });

/** What a reader would see, in paragraphs; at most `max` code units. Linear in the length of the markup. */
export function plainText(prose: Prose, max: number): string {
  const html = htmlOf({ ...prose, value: prose.value.slice(0, MAX_MARKUP) });
  if (html !== null) return cut(new HtmlReader(html, max).read(), max);
  const text = prose.value.slice(0, max * 4);
  return cut(paragraphs(prose.markup ? decodeInHtml(text) : text), max);
}

/** The same on one line: for titles and names. */
export const plainLine = (prose: Prose, max: number): string => oneLine(plainText(prose, max));
