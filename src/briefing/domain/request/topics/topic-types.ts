import { TOPICS, type Topic } from '../understood.js';

export interface TopicWords {
  /** What a listener calls the topic. */
  readonly names: readonly string[];
  /** Words that hardly occur in other news. */
  readonly strong: readonly string[];
  /** Words that also live elsewhere ("match", "race"): they only confirm. */
  readonly weak: readonly string[];
}
export type TopicLexicon = Readonly<Record<Topic, TopicWords>>;

const list = (text: string): readonly string[] =>
  text
    .split(/[|\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** From [names, strong, weak], each with `|` between its words and `*` for any letters. */
export const topics = (source: Readonly<Record<Topic, readonly [string, string, string]>>): TopicLexicon =>
  Object.fromEntries(
    TOPICS.map((topic) => {
      const [names, strong, weak] = source[topic];
      return [topic, { names: list(names), strong: list(strong), weak: list(weak) }];
    }),
  ) as unknown as TopicLexicon;
