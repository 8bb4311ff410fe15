import { decodeInHtml } from './character-references.js';
import { MarkupReader, type Attributes, type Tag } from './markup-reader.js';
import { collapsed, cut, oneLine, paragraphs, visible } from './readable-text.js';

/** Words of a feed, and whether they are HTML or meant literally. */
export interface Prose {
  readonly value: string;
  readonly markup: boolean;
}

// Twenty times the longest text we keep: what is mostly attributes and scripts need not be read to its end.
const MAX_MARKUP = 4_000_000;

const UNSPOKEN = new Set(
  'script style noscript template svg math iframe object embed head title form button select textarea input audio video canvas'.split(
    ' ',
  ),
);

const PARAGRAPHS = new Set(
  'p div section article header footer aside main nav ul ol dl table blockquote pre h1 h2 h3 h4 h5 h6 hr figure figcaption address details summary center caption'.split(
    ' ',
  ),
);

const LINES = new Set(['li', 'tr', 'dt', 'dd']);

/** Collects what a reader would see, with a line per list entry or row and an empty line between paragraphs. */
class TextCollector {
  readonly #pieces: string[] = [];
  #length = 0;
  #breaks = 0;
  #space = false;
  #before = '';

  get length(): number {
    return this.#length;
  }

  text(data: string): void {
    const words = collapsed(visible(data));
    if (words.startsWith(' ')) this.#space = true;
    const trimmed = words.trim();
    if (trimmed === '') return;
    this.#put(trimmed);
    this.#space = words.endsWith(' ');
  }

  preformatted(data: string): void {
    for (const [index, line] of data.split('\n').entries()) {
      if (index > 0) this.lineBreak();
      this.text(line);
    }
  }

  /** The next words are an entry of a list. */
  bullet(): void {
    this.#before = '- ';
  }

  /** The next words are a cell of a table: set off from the cell before. */
  cell(): void {
    if (this.#breaks === 0 && this.#length > 0) this.#before = ', ';
  }

  /** At least so many line feeds before the next word. */
  separate(breaks: number): void {
    this.#breaks = Math.max(this.#breaks, breaks);
  }

  lineBreak(): void {
    this.#breaks = Math.min(2, this.#breaks + 1);
  }

  toString(): string {
    return this.#pieces.join('');
  }

  #put(words: string): void {
    if (this.#length > 0) {
      if (this.#breaks > 0) this.#pieces.push('\n'.repeat(this.#breaks));
      else if (this.#space && this.#before === '') this.#pieces.push(' ');
    }
    this.#pieces.push(this.#before, words);
    this.#length += words.length + 1;
    this.#before = '';
    this.#breaks = 0;
    this.#space = false;
  }
}

/** Reads HTML as a reader would see it, and stops when it has enough. */
class HtmlReader {
  readonly #out = new TextCollector();
  readonly #reader: MarkupReader;
  readonly #maxLength: number;
  /** The level of the element that is left out with all it contains. */
  #unspoken: number | null = null;
  #preformatted = 0;

  constructor(html: string, maxLength: number) {
    this.#maxLength = maxLength;
    this.#reader = new MarkupReader(html, 'html', {
      open: (tag) => this.#open(tag),
      text: (data) => this.#text(data),
      close: (name) => this.#close(name),
    });
  }

  read(): string {
    this.#reader.read();
    return this.#out.toString();
  }

  #open({ name, attributes }: Tag): void {
    if (this.#unspoken !== null) return;
    if (UNSPOKEN.has(name) || isHidden(attributes)) this.#unspoken = this.#reader.depth;
    else this.#begin(name);
  }

  #begin(name: string): void {
    if (name === 'br') this.#out.lineBreak();
    else if (name === 'td' || name === 'th') this.#out.cell();
    else this.#boundary(name);
    if (name === 'li') this.#out.bullet();
    else if (name === 'pre') this.#preformatted += 1;
  }

  #boundary(name: string): void {
    if (PARAGRAPHS.has(name)) this.#out.separate(2);
    else if (LINES.has(name)) this.#out.separate(1);
  }

  #text(data: string): void {
    if (this.#unspoken !== null) return;
    if (this.#preformatted > 0) this.#out.preformatted(data);
    else this.#out.text(data);
    if (this.#out.length >= this.#maxLength) this.#reader.stop();
  }

  #close(name: string): void {
    if (this.#unspoken === null) {
      this.#boundary(name);
      if (name === 'pre') this.#preformatted -= 1;
    } else if (this.#unspoken === this.#reader.depth) this.#unspoken = null;
  }
}

const isHidden = (attributes: Attributes): boolean =>
  attributes.has('hidden') || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.get('style') ?? '');

const ANY_TAG = /<[a-z/!][^<>]*>/i;

// In text that claims to be literal, only what can hardly be anything else is taken for markup.
const HTML_TAG =
  /<\/?(?:a|abbr|b|blockquote|br|code|div|em|font|h[1-6]|i|iframe|img|li|ol|p|pre|script|small|span|strong|style|sub|sup|svg|table|td|tr|u|ul)(?:\s[^<>]*)?\/?>/i;

const isHtml = (prose: Prose): boolean => (prose.markup ? ANY_TAG : HTML_TAG).test(prose.value);

/** What a reader would see, in paragraphs; at most `max` code units. Linear in the length of the markup. */
export function plainText(prose: Prose, max: number): string {
  if (isHtml(prose)) {
    const html = prose.value.slice(0, MAX_MARKUP);
    return cut(new HtmlReader(html, max).read(), max);
  }
  const text = prose.value.slice(0, max * 4);
  return cut(paragraphs(prose.markup ? decodeInHtml(text) : text), max);
}

/** The same on one line: for titles and names. */
export const plainLine = (prose: Prose, max: number): string => oneLine(plainText(prose, max));
