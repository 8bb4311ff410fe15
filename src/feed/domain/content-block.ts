/** Words within a block. Links are http or https. Everything is text of strangers: to be escaped and never obeyed. */
export type Span =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis' | 'code'; readonly spans: readonly Span[] }
  | { readonly kind: 'link'; readonly url: string; readonly spans: readonly Span[] };

/** A picture that a publisher shows, by its address at theirs: nobody has asked for it yet. */
export interface Picture {
  readonly kind: 'picture';
  /** https. */
  readonly url: string;
  /** What it shows, as its publisher says; may be empty. */
  readonly words: string;
  /** In CSS pixels, where they say it. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** One part of what an item says, as its author arranged it. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly spans: readonly Span[] }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'preformatted'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly entries: readonly (readonly Block[])[] }
  | { readonly kind: 'rule' }
  | Picture;

const textOf = (spans: readonly Span[]): number =>
  spans.reduce(
    (sum, span) => sum + (span.kind === 'text' ? span.text.length : 'spans' in span ? textOf(span.spans) : 0),
    0,
  );

/** Code units of the words in it. */
export function lengthOf(block: Block): number {
  if ('spans' in block) return textOf(block.spans);
  if (block.kind === 'preformatted') return block.text.length;
  if (block.kind === 'quote') return lengthOfAll(block.blocks);
  if (block.kind === 'list') return block.entries.reduce((sum, entry) => sum + lengthOfAll(entry), 0);
  return block.kind === 'picture' ? block.words.length : 0;
}

export const lengthOfAll = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + lengthOf(block), 0);

/** The pictures in them, in order. */
export const picturesIn = (blocks: readonly Block[]): readonly Picture[] =>
  blocks.flatMap((block): readonly Picture[] => {
    if (block.kind === 'picture') return [block];
    if (block.kind === 'quote') return picturesIn(block.blocks);
    return block.kind === 'list' ? block.entries.flatMap((entry) => picturesIn(entry)) : [];
  });

/** What a block takes on a page at least, in characters. */
const LEAST = 60;

/** Cuts what is very long into parts of about `length`, between blocks. At least one part. */
export function partsOf(blocks: readonly Block[], length: number): readonly (readonly Block[])[] {
  const parts: Block[][] = [[]];
  let size = 0;
  for (const block of blocks) {
    const more = Math.max(LEAST * countOf(block), lengthOf(block));
    if (size > 0 && size + more > length) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(block);
    size += more;
  }
  return parts;
}

const countOf = (block: Block): number => (block.kind === 'list' ? block.entries.length : 1);

const LIST_ENTRY = /^(?:- |(\d{1,6})\. )/;

/** Nothing of ours shows a longer paragraph in one piece. */
export const LONGEST_PARAGRAPH = 8_000;

/** Text of ours (`plainText`): an empty line ends a paragraph, and entries of lists begin with `- ` or `1. `. */
export function blocksOfText(text: string): readonly Block[] {
  return text.split(/\n\n+/).flatMap((paragraph): Block[] => {
    const lines = paragraph.split('\n').filter((line) => line !== '');
    if (lines.length === 0) return [];
    if (lines.every((line) => LIST_ENTRY.test(line))) return [listOf(lines)];
    return cutText(lines.join('\n')).map((piece) => ({ kind: 'paragraph', spans: spansOf(piece) }));
  });
}

function listOf(lines: readonly string[]): Block {
  const number = LIST_ENTRY.exec(lines[0] ?? '')?.[1];
  return {
    kind: 'list',
    start: number === undefined ? null : Number(number),
    entries: lines.map((line) => [{ kind: 'paragraph', spans: spansOf(line.replace(LIST_ENTRY, '')) }]),
  };
}

const spansOf = (text: string): readonly Span[] =>
  text
    .split('\n')
    .flatMap((line, index): Span[] => [
      ...(index === 0 ? [] : [{ kind: 'break' } as const]),
      { kind: 'text', text: line },
    ]);

/** Pieces of at most LONGEST_PARAGRAPH, cut between words where there are any. */
export function cutText(text: string): readonly string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > LONGEST_PARAGRAPH) {
    const to = from + LONGEST_PARAGRAPH;
    const space = from + text.slice(from, to).lastIndexOf(' ');
    const end = space > from + LONGEST_PARAGRAPH / 2 ? space : to - (isHighSurrogate(text.charCodeAt(to - 1)) ? 1 : 0);
    pieces.push(text.slice(from, end));
    from = end;
  }
  return [...pieces, text.slice(from)];
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
