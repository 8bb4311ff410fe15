import type { Language } from '../../../../shared/kernel/language.js';
import type { Asked } from '../../request/asked.js';
import { labelOf } from '../../request/topics/topic-labels.js';
import type { NamedTopic, Topic } from '../../request/understood.js';
import type { PhraseBook, SectionKind } from '../phrase-book/phrase-book.js';
import type { Member, RankedStory } from '../stories/ranking.js';
import { shortened, visible } from '../text/cleaning.js';
import { hasAnimal, isGrave } from '../text/grave-words.js';
import type { Topicality } from '../topicality.js';

/** What a host can announce with one word. */
const SECTIONS: readonly (readonly [Topic, SectionKind])[] = [
  ['sport', 'toSport'],
  ['economy', 'toEconomy'],
  ['technology', 'toTechnology'],
  ['health', 'toHealth'],
  ['climate', 'toClimate'],
  ['science', 'toScience'],
  ['culture', 'toCulture'],
  ['politics', 'toPolitics'],
];
const SERENE: readonly Topic[] = ['sport', 'health', 'culture', 'science'];
const LIGHT: readonly Topic[] = ['culture', 'science', 'sport', 'games'];
const HEAVY: readonly Topic[] = ['politics', 'war', 'crime'];
const LONGEST_LABEL = 60;
const READ = 1200;

const broad = (topic: Topic): NamedTopic => ({ text: topic, topic, narrowed: false });

/** What stories are about, as far as the hosts say it. */
export class Subjects {
  private readonly wanted: readonly NamedTopic[];
  private readonly topicality: Topicality;
  private readonly language: Language;
  private readonly sections = new Map<RankedStory, SectionKind | null>();
  private readonly light = new Map<RankedStory, boolean>();

  /** Only what the request itself says is spoken of, never the preferences. */
  constructor({ request }: Pick<Asked, 'request'>, topicality: Topicality, language: Language) {
    this.wanted = request.wanted;
    this.topicality = topicality;
    this.language = language;
  }

  /** What the listener asked for and the story is about, as the listener called it; null: nothing. */
  askedFor({ members }: RankedStory, { script }: Pick<PhraseBook, 'script'>): string | null {
    const lead = members[0]?.reading;
    const topic = this.wanted.find((one) => lead !== undefined && this.topicality.isAbout(lead, one));
    return topic === undefined ? null : shortened(visible(labelOf(topic, this.language, script)), LONGEST_LABEL);
  }

  /** The field that every item of the story is plainly of, and most of all. */
  sectionOf(story: RankedStory): SectionKind | null {
    const known = this.sections.get(story);
    if (known !== undefined) return known;
    const fields = SECTIONS.filter(([topic]) => this.isAllAbout(story, topic) && this.fits(story, topic));
    const most = Math.max(...fields.map(([topic]) => this.strength(story, topic)));
    const section = fields.find(([topic]) => this.strength(story, topic) === most)?.[1] ?? null;
    this.sections.set(story, section);
    return section;
  }

  /** A cyclist run over is no sport, a nurse before the court no health: headlines of a grave or criminal kind open no such field. */
  private fits(story: RankedStory, topic: Topic): boolean {
    if (!SERENE.includes(topic)) return true;
    if (topic === 'health' && !story.members.every(({ reading }) => this.topicality.isPlainlyAbout(reading, topic)))
      return false;
    const isGraveStory = story.members.some(({ reading: { item, language } }) => isGrave(item.title, language));
    return !this.touches(story, 'crime') && (topic === 'health' || !isGraveStory);
  }

  /** Culture, science, sport, an animal: never a death. */
  isLight(story: RankedStory): boolean {
    const known = this.light.get(story);
    if (known !== undefined) return known;
    const isGraveItem = ({ reading: { item, language } }: Member): boolean =>
      isGrave(`${item.title}\n${item.text.slice(0, READ)}`, language);
    const isLight =
      !story.members.some(isGraveItem) &&
      !HEAVY.some((topic) => this.touches(story, topic)) &&
      (LIGHT.some((topic) => this.isAllAbout(story, topic)) ||
        story.members.every(({ reading: { item, language } }) => hasAnimal(item.title, language)));
    this.light.set(story, isLight);
    return isLight;
  }

  private strength({ members }: RankedStory, topic: Topic): number {
    return members.reduce((sum, { reading }) => sum + this.topicality.strength(reading, topic), 0);
  }

  private isAllAbout({ members }: RankedStory, topic: Topic): boolean {
    return members.every(({ reading }) => this.topicality.isAbout(reading, broad(topic)));
  }

  private touches({ members }: RankedStory, topic: Topic): boolean {
    return members.some(({ reading }) => this.topicality.isAbout(reading, broad(topic)));
  }
}
