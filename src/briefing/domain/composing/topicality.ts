import type { Language } from '../../../shared/kernel/language.js';
import { simplified } from '../request/chinese-characters.js';
import { commonCategories } from '../request/topics/category-topics.js';
import { isFiner, opening as openingOf, speaksOf } from '../request/topics/finer/finer-subjects.js';
import { subjectsOfFeed } from '../request/topics/feed-names.js';
import { TopicEvidence } from '../request/topics/topic-evidence.js';
import { topicCalled } from '../request/topics/topic-names.js';
import type { IndexedText } from '../request/topics/word-index.js';
import { TOPICS, type NamedTopic, type Topic } from '../request/understood.js';
import { isSameWord } from './text/inflection.js';
import type { Reading } from './reading.js';
import { isCjk, terms, wholeWords, words } from './text/words.js';

const LEAD = 500;
/** Later an everyday word of one subject stands in news of another. */
const FIRST_SENTENCES = 240;
/** A phrase of three words or more is met when so much of it is there. */
const ENOUGH = 2 / 3;

interface Opening {
  readonly text: string;
  readonly words: readonly string[];
  readonly indexed: IndexedText;
}

/** Says what items are about, as far as a request asks. Each item is looked at once for each topic. */
export class Topicality {
  private readonly evidence = new Map<Reading, TopicEvidence>();
  private readonly opening = new Map<Reading, Opening>();
  private readonly readings: readonly Reading[];
  private common: ReadonlyMap<string, ReadonlySet<string>> | null = null;
  private readonly broad = new Map<string, Topic | null>();

  constructor(readings: readonly Reading[]) {
    this.readings = readings;
  }

  /** Touches the subject at all: enough to keep it out of a briefing that must not have it. */
  touches(reading: Reading, topic: NamedTopic): boolean {
    const broad = this.broadly(topic);
    return broad === null ? this.names(reading, topic.text) : this.evidenceOf(reading).touches(broad);
  }

  /** A single sentence speaks of it. */
  speaks(said: string, language: Language, topic: NamedTopic): boolean {
    const broad = this.broadly(topic);
    if (broad === null) return isNamedIn(openedBy('', said, language), topic.text, language);
    return new TopicEvidence({ title: '', text: said, url: null, language }).mentions(broad);
  }

  /** The name of a feed says that it is of nothing else: "BBC Sport", "El País: Deportes". */
  isCalled(feed: string, topic: NamedTopic): boolean {
    const broad = this.broadly(topic);
    return broad !== null && subjectsOfFeed(feed).has(broad);
  }

  /** Less than that: worth something beside other items of the same story. */
  hints(reading: Reading, topic: NamedTopic): boolean {
    const broad = this.broadly(topic);
    return broad !== null && this.evidenceOf(reading).hints(broad);
  }

  /** The subject is among what the item is most about. */
  isAbout(reading: Reading, topic: NamedTopic): boolean {
    if (topic.topic !== null && !topic.narrowed) return this.evidenceOf(reading).isAbout(topic.topic);
    return this.names(reading, topic.text) || (topic.topic !== null && this.isNarrowly(reading, topic, topic.topic));
  }

  /** More than one word says so, or the publisher does: a tram that stops at the hospital is no health. */
  isPlainlyAbout(reading: Reading, topic: Topic): boolean {
    const { inSection, filed, title, lead } = this.evidenceOf(reading).of(topic);
    return inSection || filed === 'surely' || title.strong > 1 || lead.strong > 1;
  }

  /** Another broad subject is plainly what it is about. */
  isOfOther(reading: Reading, topic: NamedTopic): boolean {
    const broad = this.broadly(topic);
    return TOPICS.some((other) => other !== broad && this.isPlainlyAbout(reading, other));
  }

  /** How much of an item speaks of a broad subject. */
  strength(reading: Reading, topic: Topic): number {
    return this.evidenceOf(reading).of(topic).score;
  }

  /** "local sport" where nothing is called local means sport. */
  private broadly(topic: NamedTopic): Topic | null {
    if (topic.topic === null || !topic.narrowed) return topic.topic;
    if (isFiner(topic.text)) return null;
    const known = this.broad.get(topic.text);
    if (known !== undefined) return known;
    const met = this.readings.some((reading) => this.hasQualifier(reading, topic.text));
    const broad = met ? null : topic.topic;
    this.broad.set(topic.text, broad);
    return broad;
  }

  private isNarrowly(reading: Reading, { text }: NamedTopic, topic: Topic): boolean {
    return this.hasQualifier(reading, text) && this.evidenceOf(reading).touches(topic);
  }

  /** The words of a phrase besides the name of its subject: "French" of "French politics". */
  private hasQualifier({ language, terms: all }: Reading, text: string): boolean {
    const rest = text.split(/[\s的の]+/u).filter((word) => topicCalled(word.toLowerCase(), language) === null);
    const wanted = rest.flatMap((word) => terms(word, language));
    return wanted.length > 0 && wanted.every((term) => all.includes(term));
  }

  /** The title or the first lines say it, or what only news of it says. */
  private names(reading: Reading, phrase: string): boolean {
    return isNamedIn(this.openingOf(reading), phrase, reading.language);
  }

  private openingOf(reading: Reading): Opening {
    const known = this.opening.get(reading);
    if (known !== undefined) return known;
    const made = openedBy(reading.item.title, reading.item.text, reading.language);
    this.opening.set(reading, made);
    return made;
  }

  private evidenceOf(reading: Reading): TopicEvidence {
    const known = this.evidence.get(reading);
    if (known !== undefined) return known;
    const { title, text, url, sourceId, categories = [] } = reading.item;
    this.common ??= commonCategories(this.readings.map(({ item }) => item));
    const common = this.common.get(sourceId) ?? new Set();
    const made = new TopicEvidence({ title, text, url, language: reading.language, categories, common });
    this.evidence.set(reading, made);
    return made;
  }
}

function openedBy(title: string, text: string, language: Language): Opening {
  const both = `${title}\n${text.slice(0, LEAD)}`;
  return {
    text: inLetters(both, language),
    words: [...new Set(wholeWords(both, language))],
    indexed: openingOf(title, text.slice(0, FIRST_SENTENCES)),
  };
}

const isNamedIn = (opening: Opening, phrase: string, language: Language): boolean =>
  saysPhrase(opening, phrase, language) || speaksOf(phrase, opening.indexed);

function saysPhrase({ text, words: said }: Opening, phrase: string, language: Language): boolean {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(phrase)) return text.includes(inLetters(phrase, language));
  if (isCjk(language)) return withinCjk(text, phrase, language);
  const asked = [...new Set(wholeWords(phrase, language))];
  if (asked.length === 0) return spaced(text).includes(spaced(phrase));
  const met = asked.filter((word) => said.some((one) => isSameWord(one, word, language))).length;
  return asked.length < 3 ? met === asked.length : met >= asked.length * ENOUGH;
}

/** In one case, and Chinese in the letters of the mainland. */
function inLetters(text: string, language: Language): string {
  const lower = text.normalize('NFKC').toLowerCase();
  return language === 'zh' ? simplified(lower) : lower;
}

/** Nothing but stop words: they are looked for as they stand. */
const spaced = (text: string): string => ` ${words(text).join(' ')} `;

function withinCjk(text: string, phrase: string, language: Language): boolean {
  const asked = terms(phrase, language);
  return asked.length === 0 ? text.includes(phrase.toLowerCase()) : asked.every((term) => text.includes(term));
}
