import type { Language } from '../../../../../shared/kernel/language.js';
import { contentOf, sharedStems } from '../echo.js';
import { words } from '../words.js';

interface Piece {
  readonly title: string;
  readonly sourceId: string;
  readonly sourceTitle: string;
}

interface Written {
  readonly item: Piece;
  readonly language: Language;
  readonly sentences: readonly string[];
}

/** A sentence in so many items of one source is furniture. */
const ANYWHERE = 3;
const LONGEST = 700;

/** What a publisher sets around its items: the same sentence in several of them. */
export interface Furniture {
  has(item: Piece, sentence: string): boolean;
}

/**
 * Two items are enough where the sentence ends both, and it names their publisher, or has no figure and their headlines
 * have nothing in common.
 */
export function furnitureIn(items: readonly Written[]): Furniture {
  const places = placesOf(items);
  const repeated = new Set<string>();
  for (const [key, having] of places) {
    const [one, other] = having;
    if (having.length >= ANYWHERE || (one !== undefined && other !== undefined && areClosedAlike(one, other, key))) {
      repeated.add(key);
    }
  }
  return { has: (item, sentence) => repeated.has(keyOf(item, sentence)) };
}

/** In which differently titled items of its source each sentence stands. */
function placesOf(items: readonly Written[]): ReadonlyMap<string, readonly Written[]> {
  const places = new Map<string, Written[]>();
  const seen = new Set<string>();
  for (const written of items) {
    const { item } = written;
    const sentences = written.sentences.map((sentence) => sentence.slice(0, LONGEST));
    const titled = `${item.sourceId}\n${item.title}\n${sentences[0] ?? ''}`;
    if (seen.has(titled)) continue;
    seen.add(titled);
    for (const key of new Set(sentences.map((sentence) => keyOf(item, sentence)))) {
      places.set(key, [...(places.get(key) ?? []), written]);
    }
  }
  return places;
}

function areClosedAlike(one: Written, other: Written, key: string): boolean {
  const closes = ({ item, sentences }: Written): boolean =>
    sentences.length > 1 && keyOf(item, (sentences.at(-1) ?? '').slice(0, LONGEST)) === key;
  if (!closes(one) || !closes(other)) return false;
  const sentence = key.slice(key.indexOf('\n') + 1);
  if (sentence.includes(one.item.sourceTitle)) return true;
  if (/\d/u.test(sentence)) return false;
  const [title, otherTitle] = [one, other].map(({ item, language }) => contentOf(item.title, language));
  return title !== undefined && otherTitle !== undefined && sharedStems(title, otherTitle) === 0;
}

/** "We reported on this on 17 November at 20:00": furniture says it of every day and hour. */
const WHEN =
  /\d{1,2}(?:[:.h]\d{2}|(?:\.|st|nd|rd|th|er|º)? (?:de )?\p{L}{3,10}\.?,?(?: (?:de )?\d{4})?|[/.-]\d{1,2}[/.-]\d{2,4})|\d{4}年\d{1,2}月\d{1,2}日/gu;

/** Of a headline so much, said word for word, is the headline: "The post … appeared first on …". */
const SAID = 0.6;
const SHORTEST_SAID = 12;

/** A sentence without the headline of its item. */
function withoutTitle(sentence: string, title: string): string {
  const bare = title.trim();
  for (
    let end = bare.length;
    end >= Math.max(SHORTEST_SAID, bare.length * SAID);
    end = bare.lastIndexOf(' ', end - 1)
  ) {
    const at = sentence.indexOf(bare.slice(0, end));
    if (at >= 0) return `${sentence.slice(0, at)}#${sentence.slice(at + end)}`;
  }
  return sentence;
}

/** Only a publication that speaks of itself: trials go on at ten o'clock, too. */
function keyOf({ title, sourceId, sourceTitle }: Piece, spoken: string): string {
  const sentence = withoutTitle(spoken, title);
  const names = sentence.match(WHEN) === null ? [] : words(sourceTitle).filter(({ length }) => length > 2);
  const small = sentence.toLowerCase();
  const isOfItself = names.some((name) => small.includes(name.toLowerCase()));
  return `${sourceId}\n${isOfItself ? sentence.replace(WHEN, '#') : sentence}`;
}
