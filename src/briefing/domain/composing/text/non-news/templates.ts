import type { Language } from '../../../../../shared/kernel/language.js';
import { isCjk } from '../words.js';

/** An item as far as it shows what it was filled into. */
export interface Filled {
  readonly sourceId: string;
  readonly title: string;
  readonly sentences: readonly string[];
  readonly language: Language;
}

/** So many sentences of an item say where it was filled in. */
const MOST_READ = 8;
const SHAPE = { latin: 4, cjk: 8 };
/** So much of an item stands in another one of its source as well, with other names and figures. */
const SHARED = 0.4;

/**
 * Which items are forms filled in: adverts for jobs, programmes, lists of films, answers of the day. Much of their text
 * stands in another item of the same source as well, under another headline and with other names and figures.
 */
export function filledIn(items: readonly Filled[]): readonly boolean[] {
  const having = new Map<string, Set<string>>();
  const shapes = items.map(shapesOf);
  items.forEach(({ title }, index) => {
    for (const shape of shapes[index] ?? []) having.set(shape, (having.get(shape) ?? new Set()).add(title));
  });
  const begunAlike = shapes.map((own) => {
    const shared = own.filter((shape) => (having.get(shape)?.size ?? 0) > 1).length;
    return shared > 1 && shared >= own.length * SHARED;
  });
  const alike = siblings(items);
  return begunAlike.map((is, index) => is || alike.has(index));
}

/** How each sentence begins, without what differs from one item to the next. */
function shapesOf({ sourceId, sentences, language }: Filled): readonly string[] {
  return sentences.slice(0, MOST_READ).flatMap((sentence) => {
    const bare = masked(sentence, language);
    return bare === '' ? [] : [`${sourceId}\n${bare}`];
  });
}

function masked(sentence: string, language: Language): string {
  const text = sentence.slice(0, 120).replace(/\d+/gu, '0');
  if (isCjk(language)) return text.length < SHAPE.cjk ? '' : text.slice(0, SHAPE.cjk);
  const small = text
    .split(/\s+/u)
    .slice(1)
    .filter((word) => /^\p{Ll}|^0/u.test(word));
  return small.length < SHAPE.latin ? '' : small.slice(0, SHAPE.latin).join(' ').toLowerCase();
}

/** Items of one source under one label, as "Pet of the week: ", are compared word by word; no more of them than these. */
const MOST_COMPARED = 24;
const ALIKE = 0.5;
/** Two reports of one event share its names and figures as well. */
const OTHER_NAMES = 0.15;
/** Words with a capital, first words of sentences among them: a report has more. */
const FEW_NAMES = 2;

function siblings(items: readonly Filled[]): ReadonlySet<number> {
  const groups = new Map<string, number[]>();
  items.forEach((item, index) => {
    const label = labelOf(item);
    if (label !== '') groups.set(label, [...(groups.get(label) ?? []), index]);
  });
  const alike = new Set<number>();
  for (const group of groups.values()) {
    const bags = group.slice(0, MOST_COMPARED).map((index) => ({ index, bag: bagOf(items[index]) }));
    for (const [at, one] of bags.entries()) {
      for (const other of bags.slice(at + 1)) {
        if (isSameForm(one.bag, other.bag)) alike.add(one.index).add(other.index);
      }
    }
  }
  return alike;
}

/** What stands in front of a colon or a bar, with the source that has it there; empty: nothing does. */
export function labelOf({ sourceId, title }: Pick<Filled, 'sourceId' | 'title'>): string {
  const end = title.slice(0, 60).search(/[:：|｜]/u);
  return end < 2 ? '' : `${sourceId}\n${title.slice(0, end)}`;
}

interface Bag {
  readonly words: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

function bagOf(item: Filled | undefined): Bag {
  const all =
    item?.sentences
      .slice(0, MOST_READ)
      .join(' ')
      .slice(0, 900)
      .match(/[\p{L}\d]+/gu) ?? [];
  return {
    words: new Set(all.filter((word) => !/^[\p{Lu}\d]/u.test(word))),
    names: new Set(all.filter((word) => /^[\p{Lu}\d]/u.test(word))),
  };
}

function isSameForm(one: Bag, other: Bag): boolean {
  const share = shareOf(one.words, other.words);
  if (one.words.size < SHAPE.latin || share < ALIKE) return false;
  const isNameless = Math.min(one.names.size, other.names.size) <= FEW_NAMES;
  return isNameless || shareOf(one.names, other.names) < share - OTHER_NAMES;
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / Math.max(1, one.size + other.size - both);
}
