import { MarkupReader, type Attributes, type Tag } from '../text/markup-reader.js';
import { canonicalName, NO_NAMESPACES, scopeWithin, type NamespaceScope } from './namespaces.js';
import { endsBefore } from './unclosed-elements.js';

/** An element of a feed, under our canonical name (`title`, `atom:title`, `dc:creator`). */
export interface FeedElement {
  readonly name: string;
  /** Keys in lower case, values decoded. */
  readonly attributes: Attributes;
  /** Empty for elements that hold words rather than structure. */
  readonly children: readonly FeedElement[];
  /** Character data, decoded once. */
  readonly text: string;
  /** The source between the tags, when there are elements in it: XHTML, or HTML that nobody escaped. */
  readonly markup: string | null;
  /** The xml:base in force, not yet resolved against the address of the document; null: none. */
  readonly base: string | null;
}

const MAX_ENTRIES = 500;
const MAX_CHILDREN = 1_500;
const MAX_ELEMENTS = 100_000;

/** Elements whose children we look at; within all others, child elements are markup. */
const CONTAINERS = new Set(
  'rss channel rdf:rdf rdf item author atom:feed atom:entry atom:author atom:source media:group media:content itunes:owner skiphours skipdays'.split(
    ' ',
  ),
);
const ENTRIES = new Set(['item', 'atom:entry']);
const ENTRY_TAG = /(?:^|:)(?:item|entry)$/i;

// A root may stand inside something else by mistake, but not deep; a web page is never searched for one.
const MAX_ROOT_LEVEL = 3;
// An unclosed entry is recognised as long as no more than this is open inside it.
const MAX_UNCLOSED = 4;
// `<author><author><author>…`: the structure of real feeds has five levels.
const MAX_RANK = 8;

interface OpenElement {
  readonly element: { -readonly [K in keyof FeedElement]: FeedElement[K] } & { readonly children: FeedElement[] };
  readonly parent: OpenElement | null;
  readonly scope: NamespaceScope;
  readonly container: boolean;
  /** How many containers it stands in. */
  readonly rank: number;
  /** How many elements it stands in. */
  readonly level: number;
  readonly contentStart: number;
  hasMarkup: boolean;
}

/**
 * Reads the elements of a feed document in one pass: what is malformed is mended where any reader would, and whatever
 * the input, time and memory are linear in its length. null: there is no feed in it.
 */
export function readElements(source: string): FeedElement | null {
  return new ElementReader(source).read();
}

class ElementReader {
  readonly #source: string;
  readonly #reader: MarkupReader;
  #root: OpenElement | null = null;
  #current: OpenElement | null = null;
  /** The level of an element that is read past with all it contains, because there are too many like it. */
  #skipped: number | null = null;
  #entries = 0;
  #elements = 0;
  #seenElement = false;

  constructor(source: string) {
    this.#source = source;
    this.#reader = new MarkupReader(source, 'xml', {
      open: (tag) => this.#onOpen(tag),
      text: (data) => this.#onText(data),
      close: (_name, at) => this.#onClose(at),
    });
  }

  read(): FeedElement | null {
    this.#reader.read();
    return this.#root?.element ?? null;
  }

  #onOpen(tag: Tag): void {
    if (ENTRY_TAG.test(tag.name)) this.#closeUnclosedEntry(tag);
    if (this.#skipped !== null) return;
    this.#closeUnclosedWords(tag);
    const parent = this.#current;
    if (parent === null) this.#openRoot(tag);
    else if (parent.container) this.#openChild(tag, parent);
    else parent.hasMarkup = true;
  }

  #openRoot(tag: Tag): void {
    const first = !this.#seenElement;
    this.#seenElement = true;
    if (first && /^(?:\w+:)?html$/i.test(tag.name)) return this.#reader.stop();
    if (this.#root !== null || this.#reader.depth > MAX_ROOT_LEVEL) return;
    const scope = scopeWithin(NO_NAMESPACES, tag.attributes);
    const root = asRoot(canonicalName(tag.name, scope));
    if (root === null) return;
    this.#root = this.#begin(root.name, tag, { ...scope, unprefixed: root.unprefixed ?? scope.unprefixed });
  }

  #openChild(tag: Tag, parent: OpenElement): void {
    const scope = scopeWithin(parent.scope, tag.attributes);
    const name = canonicalName(tag.name, scope);
    if (this.#isTooMany(name, parent)) this.#skipped = this.#reader.depth;
    else parent.element.children.push(this.#begin(name, tag, scope).element);
  }

  #begin(name: string, { attributes, end }: Tag, scope: NamespaceScope): OpenElement {
    const parent = this.#current;
    const rank = (parent?.rank ?? 0) + 1;
    const opened: OpenElement = {
      element: { name, attributes, children: [], text: '', markup: null, base: baseOf(attributes, parent) },
      parent,
      scope,
      container: CONTAINERS.has(name) && rank <= MAX_RANK,
      rank,
      level: this.#reader.depth,
      contentStart: end,
      hasMarkup: false,
    };
    this.#current = opened;
    return opened;
  }

  #isTooMany(name: string, parent: OpenElement): boolean {
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS) return true;
    if (!ENTRIES.has(name)) return parent.element.children.length >= MAX_CHILDREN;
    this.#entries += 1;
    return this.#entries > MAX_ENTRIES;
  }

  /** `<item>` in an open `<item>`: somebody forgot to close the first one. */
  #closeUnclosedEntry(tag: Tag): void {
    const nearest = this.#reader.depth - MAX_UNCLOSED;
    if (this.#skipped !== null && this.#skipped >= nearest) return this.#reader.closeDownTo(this.#skipped, tag.start);
    for (let at = this.#current; at !== null && at.level >= nearest; at = at.parent) {
      if (ENTRIES.has(at.element.name) && canonicalName(tag.name, at.scope) === at.element.name) {
        return this.#reader.closeDownTo(at.level, tag.start);
      }
    }
  }

  /** `<title>One<link>`: the title ends where the link begins. */
  #closeUnclosedWords(tag: Tag): void {
    const at = this.#current;
    if (at === null || at.container || !endsBefore(at.element.name, canonicalName(tag.name, at.scope))) return;
    this.#reader.closeDownTo(at.level, tag.start);
  }

  #onText(data: string): void {
    const at = this.#current;
    if (at !== null && !at.hasMarkup && this.#skipped === null) at.element.text += data;
  }

  #onClose(at: number): void {
    const level = this.#reader.depth;
    const current = this.#current;
    if (this.#skipped === level) this.#skipped = null;
    else if (current !== null && current.level === level) {
      if (current.hasMarkup) {
        current.element.markup = withoutCdataMarks(this.#source.slice(current.contentStart, at));
      }
      this.#current = current.parent;
    }
  }
}

/** The root that this name means, and what names without a prefix mean within it; null: as declared. */
function asRoot(name: string): { name: string; unprefixed: string | null } | null {
  switch (name) {
    // Some declare Atom as the default namespace of an RSS document …
    case 'rss':
    case 'atom:rss':
      return { name: 'rss', unprefixed: '' };
    case 'channel':
    case 'atom:channel':
      return { name: 'channel', unprefixed: '' };
    // … and some Atom feeds declare none.
    case 'feed':
      return { name: 'atom:feed', unprefixed: 'atom' };
    case 'atom:feed':
    case 'atom:entry':
    case 'rdf:rdf':
    case 'rdf':
      return { name, unprefixed: null };
    default:
      return null;
  }
}

function baseOf(attributes: Attributes, parent: OpenElement | null): string | null {
  const outer = parent?.element.base ?? null;
  const own = attributes.get('xml:base')?.trim() ?? '';
  if (own === '') return outer;
  return outer !== null && URL.canParse(own, outer) ? new URL(own, outer).href : own;
}

function withoutCdataMarks(source: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (;;) {
    const start = source.indexOf('<![CDATA[', from);
    const end = start < 0 ? -1 : source.indexOf(']]>', start);
    if (end < 0) return pieces.join('') + source.slice(from);
    pieces.push(source.slice(from, start), source.slice(start + 9, end));
    from = end + 3;
  }
}
