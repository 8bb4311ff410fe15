import { collapsed, visible } from './readable-text.js';

type Quote = 'not begun' | 'ours' | 'their own';

/** Collects what a reader would see, with a line per list entry or row and an empty line between paragraphs. */
export class TextCollector {
  readonly #pieces: string[] = [];
  readonly #quotes: Quote[] = [];
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

  /** The next words begin an entry of a list. */
  bullet(mark: string): void {
    this.#before = `${mark} `;
  }

  /** The entry ends, perhaps without a word. */
  endEntry(): void {
    this.#before = '';
  }

  /** The next words are a cell of a table: set off from the cell before. */
  cell(): void {
    if (this.#breaks === 0 && this.#length > 0) this.#before = ', ';
  }

  openQuote(): void {
    this.#quotes.push('not begun');
  }

  closeQuote(): void {
    if (this.#quotes.pop() === 'ours') this.#pieces.push('”');
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
    this.#pieces.push(this.#before, this.#quoteMark(words), words);
    this.#length += words.length + 1;
    this.#before = '';
    this.#breaks = 0;
    this.#space = false;
  }

  /** Quotations are marked where they begin, unless their author did it; of quotations within each other, the inner one. */
  #quoteMark(words: string): string {
    const innermost = this.#quotes.at(-1) === 'not begun';
    for (let at = this.#quotes.length - 1; this.#quotes[at] === 'not begun'; at -= 1) this.#quotes[at] = 'their own';
    if (!innermost || /^["'“„«‘「『]/.test(words)) return '';
    this.#quotes[this.#quotes.length - 1] = 'ours';
    return '“';
  }
}
