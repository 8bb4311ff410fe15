import type { Language } from '../../../../shared/kernel/language.js';
import { simplified } from '../chinese-characters.js';
import { filedUnder, NOT_FILED, type Filed } from './category-topics.js';
import { DOUBTFUL_NAMES, KNOWN_NAMES } from './known-names.js';
import { TOPIC_WORDS } from '../lexicons.js';
import { prepared } from '../patterns.js';
import { NAMES } from './names/names.js';
import { REPORT_WORDS } from './reports/report-words.js';
import { sectionsOf } from './url-sections.js';
import { indexed, WordIndex, type IndexedText } from './word-index.js';
import { FIELDS, isPartOf, type Topic } from '../understood.js';

/** What is looked at to tell what an item is about. */
export interface Evident {
  readonly title: string;
  readonly text: string;
  readonly url: string | null;
  readonly language: Language;
  /** What the publisher files it under. */
  readonly categories?: readonly string[];
  /** Those that its feed puts on nearly everything: they say what the feed is about, not what the item is. */
  readonly common?: ReadonlySet<string>;
}

/** How many different words of a topic stand where. */
export interface Evidence {
  readonly inSection: boolean;
  /** By its categories: surely, perhaps, or they do not say so. */
  readonly filed: 'surely' | 'perhaps' | null;
  readonly title: { readonly strong: number; readonly weak: number };
  readonly lead: { readonly strong: number; readonly weak: number };
  /** Tags that are no name of a subject, and tell of it: clubs, companies, "election campaign". */
  readonly tags: number;
  readonly score: number;
}

/** Where a report says what it is about; later words are often asides. */
const LEAD = 500;
const BODY = 2000;
/** Topics that live in each other's stories do not outrank each other. */
const AKIN: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  sport: ['football'],
  football: ['sport'],
  ai: ['technology'],
  technology: ['ai', 'economy'],
  war: ['politics'],
  weather: ['climate'],
  climate: ['weather', 'science'],
  celebrity: ['culture'],
  culture: ['celebrity'],
  science: ['technology', 'health', 'climate'],
  health: ['science'],
  food: ['culture', 'economy', 'health', 'travel'],
  cars: ['economy', 'technology'],
  education: ['politics', 'science'],
  religion: ['culture', 'politics', 'war'],
  space: ['science', 'technology'],
  crypto: ['economy', 'technology'],
};

const FILED = { surely: 3, perhaps: 1 };

/** What speaks of a subject, in one language. */
interface Vocabulary {
  readonly strong: readonly WordIndex[];
  readonly weak: readonly WordIndex[];
}
const VOCABULARIES = new Map<string, Vocabulary>();

function vocabularyOf(topic: Topic, language: Language): Vocabulary {
  const key = `${topic} ${language}`;
  const known = VOCABULARIES.get(key);
  if (known !== undefined) return known;
  const { strong, weak } = TOPIC_WORDS[language][topic];
  const reports = REPORT_WORDS[language][topic];
  const names = NAMES[topic];
  const made = {
    strong: [
      new WordIndex([...strong, ...(reports?.strong ?? []), ...(KNOWN_NAMES[topic] ?? [])]),
      new WordIndex(names?.sure ?? [], 'capitals'),
    ],
    weak: [
      new WordIndex([...weak, ...(reports?.weak ?? []), ...(DOUBTFUL_NAMES[topic] ?? [])]),
      new WordIndex(names?.doubtful ?? [], 'capitals'),
    ],
  };
  VOCABULARIES.set(key, made);
  return made;
}

/** Different words, not occurrences. */
const distinct = (text: IndexedText, vocabulary: readonly WordIndex[]): number =>
  vocabulary.reduce((sum, words) => sum + words.distinctIn(text), 0);

/** "0-2", "3:1", "6-4, 6-3": never a time, a date or 9-11. */
const RESULT = /(?<![\d.:/-])(?:\d|1\d)\s?[-–:]\s?(?:\d|1\d)(?![\d.:/%-]|\s?(?:uhr|am|pm|h\b))/gu;
const NO_RESULT = /^(?:9\s?[-–]\s?11|1\d:\d|\d:1\d)/u;

/** A score says less than a word: it only confirms. */
function results(text: string, topic: Topic): number {
  if (topic !== 'sport' && topic !== 'football') return 0;
  return (text.match(RESULT) ?? []).some((score) => !NO_RESULT.test(score)) ? 2 : 0;
}

/** Chinese as the lexicons write it, whichever letters it is printed in. */
function readable(text: string, language: Language): IndexedText {
  const { shown, lower } = prepared(text);
  return indexed(shown, language === 'zh' ? simplified(lower) : lower);
}

/** Classifies items, each text prepared once, and each topic looked for only when it is asked about. */
export class TopicEvidence {
  private readonly head: IndexedText;
  private readonly lead: IndexedText;
  private readonly rest: IndexedText;
  private readonly language: Language;
  private readonly sections: ReadonlySet<Topic>;
  private readonly filed: Filed;
  private readonly tags: IndexedText;
  private readonly found = new Map<Topic, Evidence>();

  constructor({ title, text, url, language, categories = [], common }: Evident) {
    this.head = readable(title, language);
    this.lead = readable(text.slice(0, LEAD), language);
    this.rest = readable(text.slice(LEAD, BODY), language);
    this.language = language;
    this.sections = sectionsOf(url);
    this.filed = categories.length === 0 ? NOT_FILED : filedUnder(categories, common ?? new Set());
    this.tags = readable(this.filed.tags, language);
  }

  of(topic: Topic): Evidence {
    const known = this.found.get(topic);
    if (known !== undefined) return known;
    const made = this.lookFor(topic);
    this.found.set(topic, made);
    return made;
  }

  /** For "no X": a missed story hurts most, so one strong word in the title, or little more than one at the start, are enough. */
  touches(topic: Topic): boolean {
    const { inSection, filed, title, lead, tags } = this.of(topic);
    const weak = title.weak + lead.weak;
    const words = title.strong + lead.strong + weak;
    return (
      inSection ||
      filed === 'surely' ||
      (filed === 'perhaps' && words >= 1) ||
      (tags >= 1 && tags + words >= 2) ||
      title.strong >= 1 ||
      lead.strong >= 2 ||
      (lead.strong >= 1 && weak >= 1) ||
      title.weak >= 3 ||
      (title.weak >= 1 && weak >= 3)
    );
  }

  /** Of a single sentence, given as the text: whether it speaks of the subject. */
  mentions(topic: Topic): boolean {
    const { strong, weak } = this.of(topic).lead;
    return strong >= 1 || weak >= 2;
  }

  /** Too little by itself, but not nothing: other items of the story may confirm it. */
  hints(topic: Topic): boolean {
    const { filed, title, lead, tags } = this.of(topic);
    return filed !== null || tags >= 1 || title.weak >= 2 || lead.strong >= 1;
  }

  /** For "only X": it must also be among what the item is most about. */
  isAbout(topic: Topic): boolean {
    if (this.of(topic).inSection) return true;
    const { score } = this.of(topic);
    if (!this.touches(topic) || score < 3) return false;
    const others = FIELDS.filter((one) => one !== topic && !(AKIN[topic] ?? []).includes(one));
    return others.every((other) => score >= 0.6 * this.of(other).score);
  }

  private filedAs(topic: Topic): Evidence['filed'] {
    const { sure, doubtful } = this.filed;
    if (sure.some((one) => isPartOf(one, topic))) return 'surely';
    return doubtful.some((one) => isPartOf(one, topic)) ? 'perhaps' : null;
  }

  private lookFor(topic: Topic): Evidence {
    const { strong, weak } = vocabularyOf(topic, this.language);
    const title = {
      strong: distinct(this.head, strong),
      weak: distinct(this.head, weak) + results(this.head.letters, topic),
    };
    const lead = { strong: distinct(this.lead, strong), weak: distinct(this.lead, weak) };
    const later = title.strong + lead.strong > 0 ? distinct(this.rest, strong) : 0;
    const inSection = [...this.sections].some((section) => isPartOf(section, topic));
    const filed = this.filedAs(topic);
    const tags = distinct(this.tags, strong);
    const words = 3 * title.strong + title.weak + 1.5 * lead.strong + 0.5 * lead.weak + 0.3 * later;
    const labels = (inSection ? 4 : 0) + (filed === null ? 0 : FILED[filed]) + tags;
    return { inSection, filed, title, lead, tags, score: words + labels };
  }
}
