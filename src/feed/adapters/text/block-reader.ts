import type { Block, Picture } from '../../domain/content-block.js';
import { BlockCollector } from './block-collector.js';
import type { InlineMark } from './inline-spans.js';
import { MarkupReader, type Attributes, type Tag } from './markup-reader.js';
import { isFootnoteMark, isFurniture } from './page-furniture.js';
import { PARAGRAPHS, UNSPOKEN } from './plain-text.js';
import { oneLine } from './readable-text.js';
import { resolveAddress, webAddress } from './web-address.js';

/** No item of ours has more text. */
const MOST_CHARACTERS = 200_000;
const LONGEST_WORDS = 500;
/** Smaller pictures count who reads. */
const SMALLEST_PICTURE = 3;

const MARKS: ReadonlyMap<string, 'strong' | 'emphasis' | 'code'> = new Map<string, 'strong' | 'emphasis' | 'code'>([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'emphasis'],
  ['em', 'emphasis'],
  ['cite', 'emphasis'],
  ['dfn', 'emphasis'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
  ['tt', 'code'],
]);

const HEADING = /^h([1-6])$/;

type Begin = (out: BlockCollector, attributes: Attributes) => void;
type End = (out: BlockCollector) => void;

const isApart = (name: string): boolean => PARAGRAPHS.has(name) || name === 'tr' || name === 'dt' || name === 'dd';

const BEGIN: ReadonlyMap<string, Begin> = new Map<string, Begin>([
  ['br', (out) => out.lineBreak()],
  ['hr', (out) => out.add({ kind: 'rule' })],
  ['pre', (out) => out.beginPreformatted()],
  ['blockquote', (out) => out.beginQuote()],
  ['ul', (out) => out.beginList(null)],
  ['ol', (out, attributes) => out.beginList(firstNumber(attributes))],
  ['li', (out) => out.beginEntry()],
  ['td', (out) => out.cell()],
  ['th', (out) => out.cell()],
  ['q', (out) => out.text('“')],
]);

const END: ReadonlyMap<string, End> = new Map<string, End>([
  ['pre', (out) => out.endPreformatted()],
  ['blockquote', (out) => out.endQuote()],
  ['ul', (out) => out.endList()],
  ['ol', (out) => out.endList()],
  ['li', (out) => out.endEntry()],
  ['q', (out) => out.text('”')],
]);

/** Reads HTML into blocks, and stops when it has enough. */
class BlockReader {
  readonly #out = new BlockCollector();
  readonly #reader: MarkupReader;
  readonly #base: string | null;
  /** The level of the element that is left out with all it contains. */
  #unspoken: number | null = null;
  #raised = 0;

  constructor(html: string, base: string | null) {
    this.#base = base;
    this.#reader = new MarkupReader(html, 'html', {
      open: (tag) => this.#open(tag),
      text: (data) => this.#text(data),
      close: (name) => this.#close(name),
    });
  }

  read(): readonly Block[] {
    this.#reader.read();
    return this.#out.blocks();
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
    if (isApart(name)) this.#out.endParagraph();
    const [, level] = HEADING.exec(name) ?? [];
    const begin = BEGIN.get(name);
    if (level !== undefined) this.#out.beginHeading(Number(level));
    else if (begin !== undefined) begin(this.#out, attributes);
    else if (name === 'sup') this.#raised += 1;
    else this.#mark(name, attributes);
  }

  #mark(name: string, attributes: Attributes): void {
    const kind = MARKS.get(name);
    if (kind !== undefined) this.#out.beginMark({ name, kind });
    else if (name === 'a') this.#out.beginMark(this.#link(attributes));
  }

  #link(attributes: Attributes): InlineMark {
    const url = webAddress(resolveAddress(attributes.get('href'), this.#base));
    return url === null ? { name: 'a', kind: 'plain' } : { name: 'a', kind: 'link', url };
  }

  #end(name: string): void {
    if (HEADING.test(name)) this.#out.endHeading();
    else if (name === 'sup') this.#raised -= 1;
    else if (name === 'a' || MARKS.has(name)) this.#out.endMark(name);
    else END.get(name)?.(this.#out);
    if (isApart(name)) this.#out.endParagraph();
  }

  #picture(attributes: Attributes): void {
    const words = oneLine((attributes.get('alt') ?? '').slice(0, LONGEST_WORDS));
    // Some publish an emoji as a picture of it.
    if (/emoji|smiley/i.test((attributes.get('class') ?? '').slice(0, LONGEST_WORDS))) return this.#out.text(words);
    const size = sizeOf(attributes);
    const address = attributes.get('src') ?? attributes.get('data-src');
    const url = webAddress(resolveAddress(address, this.#base))?.replace(/^http:/, 'https:');
    if (url === undefined || (size !== null && Math.min(size.width, size.height) < SMALLEST_PICTURE)) return;
    this.#out.add({ kind: 'picture', url, words, size });
  }

  #text(data: string): void {
    if (this.#unspoken !== null) return;
    this.#out.text(data);
    if (this.#out.length >= MOST_CHARACTERS) this.#reader.stop();
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

function sizeOf(attributes: Attributes): Picture['size'] {
  const [width, height] = ['width', 'height'].map((name) => /^(\d{1,4})(?:px)?$/.exec(attributes.get(name) ?? '')?.[1]);
  return width === undefined || height === undefined ? null : { width: Number(width), height: Number(height) };
}

export const readBlocks = (html: string, base: string | null): readonly Block[] => new BlockReader(html, base).read();
