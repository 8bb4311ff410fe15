import { cutText, LONGEST_PARAGRAPH, type Block } from '../../domain/content-block.js';
import { spansOf, type InlineMark, type Run } from './inline-spans.js';
import { collapsed, visible } from './readable-text.js';

/** Quotations and lists within each other; what is deeper stands on the level above. */
const DEEPEST = 6;
const MOST_MARKS = 4;
/** A list goes on in another one. */
const MOST_ENTRIES = 200;
/** What a run takes besides its characters: thousands of marks of one letter each are long, too. */
const RUN = 10;
const BETWEEN_CELLS = ' · ';

const isNoWord = (run: Run | undefined): boolean => run?.text === null || run?.text === BETWEEN_CELLS;

interface Frame {
  readonly kind: 'document' | 'quote' | 'list' | 'entry';
  readonly blocks: Block[];
  readonly entries: (readonly Block[])[];
  /** Of a list: the number of its next entry; null: not numbered. */
  start: number | null;
}

const frameOf = (kind: Frame['kind'], start: number | null = null): Frame => ({ kind, blocks: [], entries: [], start });

/** Collects blocks. Every `begin` has its `end`; ends that come too early or too late do no harm. */
export class BlockCollector {
  readonly #document = frameOf('document');
  readonly #frames: Frame[] = [this.#document];
  readonly #marks: InlineMark[] = [];
  /** Frames and marks that were not opened, because there were enough. */
  readonly #passedOver: string[] = [];
  #runs: Run[] = [];
  #size = 0;
  #space = false;
  #heading: number | null = null;
  #preformatted: string[] | null = null;
  #length = 0;

  /** Characters so far. */
  get length(): number {
    return this.#length;
  }

  blocks(): readonly Block[] {
    this.endPreformatted();
    while (this.#frames.length > 1) this.#closeFrame();
    this.endParagraph();
    return this.#document.blocks;
  }

  text(data: string): void {
    this.#length += data.length;
    if (this.#preformatted !== null) return void this.#preformatted.push(visible(data));
    const words = collapsed(visible(data));
    if (words.startsWith(' ')) this.#space = true;
    const trimmed = words.trim();
    if (trimmed === '') return;
    for (let from = 0; from < trimmed.length; from += LONGEST_PARAGRAPH) {
      this.#put(trimmed.slice(from, from + LONGEST_PARAGRAPH).toWellFormed());
    }
    this.#space = words.endsWith(' ');
  }

  lineBreak(): void {
    if (this.#preformatted !== null) return void this.#preformatted.push('\n');
    this.#space = false;
    // Two of them are how paragraphs were made when markup was young.
    if (this.#runs.at(-1)?.text === null) this.endParagraph();
    else if (this.#runs.length > 0) this.#runs.push({ text: null, marks: [] });
  }

  cell(): void {
    if (this.#runs.length > 0) this.#runs.push({ text: BETWEEN_CELLS, marks: [] });
    this.#space = false;
  }

  /** A block of its own, between two paragraphs. */
  add(block: Block): void {
    this.endParagraph();
    this.#push(block);
  }

  beginHeading(level: number): void {
    this.#heading = level;
  }

  endHeading(): void {
    this.endParagraph();
    this.#heading = null;
  }

  beginPreformatted(): void {
    this.#preformatted ??= [];
  }

  endPreformatted(): void {
    const text = (this.#preformatted ?? []).join('').replace(/^\n/, '').trimEnd();
    this.#preformatted = null;
    if (text !== '') for (const piece of cutText(text)) this.#push({ kind: 'preformatted', text: piece });
  }

  beginQuote(): void {
    this.#openFrame(frameOf('quote'));
  }

  endQuote(): void {
    this.#endFrame('quote');
  }

  /** `start`: its first number; null: it is not numbered. */
  beginList(start: number | null): void {
    this.#openFrame(frameOf('list', start));
  }

  endList(): void {
    this.#endFrame('list');
  }

  beginEntry(): void {
    this.endParagraph();
    if (this.#frames.at(-1)?.kind === 'list') this.#frames.push(frameOf('entry'));
  }

  endEntry(): void {
    this.endParagraph();
    if (this.#frames.at(-1)?.kind === 'entry') this.#closeFrame();
  }

  beginMark(mark: InlineMark): void {
    if (this.#marks.length < MOST_MARKS) this.#marks.push(mark);
    else this.#passedOver.push(mark.name);
  }

  endMark(name: string): void {
    if (this.#passedOver.at(-1) === name) this.#passedOver.pop();
    else if (this.#marks.at(-1)?.name === name) this.#marks.pop();
  }

  endParagraph(): void {
    while (isNoWord(this.#runs.at(-1))) this.#runs.pop();
    const spans = spansOf(this.#runs);
    this.#runs = [];
    this.#size = 0;
    this.#space = false;
    if (spans.length === 0) return;
    this.#push(
      this.#heading === null ? { kind: 'paragraph', spans } : { kind: 'heading', level: this.#heading, spans },
    );
  }

  #put(words: string): void {
    if (this.#size > 0 && this.#size + words.length > LONGEST_PARAGRAPH) this.endParagraph();
    const before = this.#runs.at(-1);
    const marks = [...this.#marks];
    // The space between two runs is in the marks that both are in.
    if (this.#space && before !== undefined && before.text !== null) {
      this.#runs.push({ text: ' ', marks: marks.filter((mark, level) => before.marks[level] === mark) });
    }
    this.#runs.push({ text: words, marks });
    this.#size += words.length + RUN;
  }

  #push(block: Block): void {
    const frame = this.#frames.at(-1) ?? this.#document;
    if (frame.kind !== 'list') frame.blocks.push(block);
    else this.#addEntry(frame, [block]);
  }

  #addEntry(list: Frame, entry: readonly Block[]): void {
    if (entry.length === 0) return;
    list.entries.push(entry);
    if (list.entries.length < MOST_ENTRIES) return;
    const full = { kind: 'list', start: list.start, entries: list.entries.splice(0) } as const;
    if (list.start !== null) list.start += full.entries.length;
    const around = this.#frames.at(this.#frames.indexOf(list) - 1);
    if (around?.kind === 'list') around.entries.push([full]);
    else around?.blocks.push(full);
  }

  #openFrame(frame: Frame): void {
    this.endParagraph();
    if (this.#frames.length <= DEEPEST * 2) this.#frames.push(frame);
    else this.#passedOver.push(frame.kind);
  }

  #endFrame(kind: 'quote' | 'list'): void {
    this.endParagraph();
    if (this.#passedOver.at(-1) === kind) return void this.#passedOver.pop();
    const at = this.#frames.findLastIndex((frame) => frame.kind === kind);
    if (at < 1) return;
    while (this.#frames.length > at) this.#closeFrame();
  }

  #closeFrame(): void {
    this.endParagraph();
    const frame = this.#frames.pop();
    const around = this.#frames.at(-1);
    if (frame === undefined || around === undefined) return;
    if (frame.kind === 'entry') this.#addEntry(around, frame.blocks);
    else if (frame.kind === 'list' && frame.entries.length > 0) {
      this.#push({ kind: 'list', start: frame.start, entries: frame.entries });
    } else if (frame.kind === 'quote' && frame.blocks.length > 0) this.#push({ kind: 'quote', blocks: frame.blocks });
  }
}
