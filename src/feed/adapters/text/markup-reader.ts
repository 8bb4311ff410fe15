import { decodeHTMLAttribute } from 'entities';
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

import { decodeInHtml, decodeInXml } from './character-references.js';

export type Attributes = ReadonlyMap<string, string>;

export interface Tag {
  /** As written in XML, in lower case in HTML. */
  readonly name: string;
  /** Keys in lower case, values decoded; the first so many. */
  readonly attributes: Attributes;
  /** Where the tag starts and where its content starts in the source. */
  readonly start: number;
  readonly end: number;
}

export interface MarkupHandler {
  /** Before it counts as open itself: the reader's `depth` is how many elements it stands in. */
  open(tag: Tag): void;
  text(data: string): void;
  /** Once for every element that was opened, innermost first. `at`: where its content ended in the source. */
  close(name: string, at: number): void;
}

// Of what is nested deeper, only the text is seen.
const MAX_DEPTH = 512;
const MAX_ATTRIBUTES = 64;

const NO_ATTRIBUTES: Attributes = new Map();

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const CLOSED_BY_ITS_LIKE = new Set('p li dt dd tr td th option'.split(' '));

/**
 * Walks XML or HTML once and tells of the elements in it, mending what was not closed. The tokenizer is htmlparser2's;
 * its parser searches a stack at every closing tag, which a hostile document makes quadratic, so the stack is ours:
 * whatever the input, time is linear and memory is bounded.
 */
export class MarkupReader implements TokenizerCallbacks {
  readonly #source: string;
  readonly #handler: MarkupHandler;
  readonly #html: boolean;
  readonly #tokenizer: Tokenizer;
  readonly #open: string[] = [];
  readonly #openByName = new Map<string, number>();
  #tooDeep = 0;
  #tagName = '';
  #tagStart = 0;
  /** Where the token that is being read started. */
  #at = 0;
  #attributes: Map<string, string> | null = null;
  /** Text that was seen and not told yet: the tokenizer cuts it at every `<` that begins no tag. */
  #textStart = 0;
  #textEnd = 0;
  #attributeName = '';
  #attributeValue = '';

  constructor(source: string, mode: 'xml' | 'html', handler: MarkupHandler) {
    this.#source = source;
    this.#handler = handler;
    this.#html = mode === 'html';
    this.#tokenizer = new Tokenizer({ xmlMode: !this.#html, decodeEntities: false }, this);
  }

  read(): void {
    this.#tokenizer.write(this.#source);
    this.#tokenizer.end();
    this.#tellText();
    this.closeDownTo(0, this.#tokenizer.running ? this.#source.length : this.#at);
  }

  get depth(): number {
    return this.#open.length;
  }

  /** Reads no further. */
  stop(): void {
    this.#tokenizer.pause();
  }

  /** Closes elements, innermost first, until so many are open. */
  closeDownTo(level: number, at: number): void {
    while (this.#open.length > level) {
      const name = this.#open.pop() ?? '';
      this.#openByName.set(name, (this.#openByName.get(name) ?? 1) - 1);
      this.#handler.close(name, at);
    }
  }

  onopentagname(start: number, end: number): void {
    this.#tagName = this.#name(start, end);
    this.#tagStart = start - 1;
    this.#attributes = null;
  }

  onattribname(start: number, end: number): void {
    this.#attributeName = this.#source.slice(start, end).toLowerCase();
    this.#attributeValue = '';
  }

  onattribdata(start: number, end: number): void {
    this.#attributeValue += this.#source.slice(start, end);
  }

  onattribend(): void {
    this.#attributes ??= new Map();
    if (this.#attributes.size >= MAX_ATTRIBUTES || this.#attributes.has(this.#attributeName)) return;
    const value = this.#attributeValue;
    this.#attributes.set(this.#attributeName, value.includes('&') ? decodeHTMLAttribute(value) : value);
  }

  onopentagend(end: number): void {
    this.#openTag(end + 1, this.#html && VOID.has(this.#tagName));
  }

  onselfclosingtag(end: number): void {
    this.#openTag(end + 1, !this.#html || VOID.has(this.#tagName));
  }

  onclosetag(start: number, end: number): void {
    const name = this.#name(start, end);
    const at = this.#source.lastIndexOf('</', start);
    this.#tellText();
    this.#at = end + 1;
    if (this.#tooDeep > 0) this.#tooDeep -= 1;
    else if (this.#isOpen(name)) this.closeDownTo(this.#open.lastIndexOf(name), at);
  }

  ontext(start: number, end: number): void {
    this.#at = end;
    if (start !== this.#textEnd) {
      this.#tellText();
      this.#textStart = start;
    }
    this.#textEnd = end;
  }

  oncdata(start: number, end: number, endOffset: number): void {
    this.#tellText();
    this.#at = end + 1;
    if (!this.#html) this.#handler.text(this.#source.slice(start, end - endOffset));
  }

  // Nothing of these is content, and entities are decoded above.
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}
  onattribentity(): void {}
  ontextentity(): void {}

  #openTag(end: number, empty: boolean): void {
    this.#tellText();
    this.#at = end;
    const name = this.#tagName;
    if (!this.#tokenizer.running) return;
    if (this.#html && CLOSED_BY_ITS_LIKE.has(name) && this.#open.at(-1) === name) {
      this.closeDownTo(this.#open.length - 1, this.#tagStart);
    }
    if (this.#open.length >= MAX_DEPTH) {
      if (!empty) this.#tooDeep += 1;
      return;
    }
    this.#handler.open({ name, attributes: this.#attributes ?? NO_ATTRIBUTES, start: this.#tagStart, end });
    if (!this.#tokenizer.running) return;
    this.#open.push(name);
    this.#openByName.set(name, (this.#openByName.get(name) ?? 0) + 1);
    if (empty) this.closeDownTo(this.#open.length - 1, end);
  }

  #tellText(): void {
    if (this.#textEnd === this.#textStart) return;
    const data = this.#source.slice(this.#textStart, this.#textEnd);
    this.#textStart = this.#textEnd;
    if (this.#tokenizer.running) this.#handler.text(this.#html ? decodeInHtml(data) : decodeInXml(data));
  }

  #isOpen(name: string): boolean {
    return (this.#openByName.get(name) ?? 0) > 0;
  }

  #name(start: number, end: number): string {
    const name = this.#source.slice(start, end);
    return this.#html ? name.toLowerCase() : name;
  }
}
