import { LANGUAGES } from '../../../../shared/kernel/language.js';
import type { Mode } from '../parsing/parsed-request.js';
import { labelOf } from './topic-labels.js';
import type { NamedTopic, Topic } from '../understood.js';

/** Subjects whose names are of parts that a listener tells apart: films and music, recipes and restaurants. */
const WITH_PARTS: ReadonlySet<Topic> = new Set(['culture', 'food', 'science', 'education', 'religion']);
const SAME_BEGINNING = 4;

const isBroad = ({ topic, narrowed }: NamedTopic): boolean => topic !== null && !narrowed && WITH_PARTS.has(topic);

const beginning = (text: string): string => text.toLowerCase().slice(0, SAME_BEGINNING);

/** By the name of all of it: "politics", and not "elections". */
const isWhole = (named: NamedTopic): boolean =>
  named.topic !== null &&
  LANGUAGES.some((language) => named.text.toLowerCase().startsWith(beginning(labelOf(named, language))));

/** "Politics is fine, but no elections" refuses these.  "Movies but no music" refuses music, and not all of culture: that would be the movies too. */
export function toldApart<One extends { readonly item: { readonly mode: Mode }; readonly topic: NamedTopic }>(
  named: readonly One[],
): readonly One[] {
  const wanted = named.filter(({ item, topic }) => (item.mode === 'want' || item.mode === 'only') && isBroad(topic));
  const whole = named.filter(({ item, topic }) => item.mode === 'want' && !topic.narrowed && isWhole(topic));
  return named.map((one) => {
    const { topic, item } = one;
    if (item.mode !== 'exclude' || topic.topic === null || topic.narrowed || isWhole(topic)) return one;
    if (whole.some((other) => other.topic.topic === topic.topic))
      return { ...one, topic: { ...topic, narrowed: true } };
    if (!isBroad(topic)) return one;
    const besides = wanted.filter((other) => other.topic.topic === topic.topic);
    const isPart =
      besides.length > 0 && besides.every((other) => beginning(other.topic.text) !== beginning(topic.text));
    return isPart ? { ...one, topic: { text: topic.text, topic: null, narrowed: false } } : one;
  });
}
