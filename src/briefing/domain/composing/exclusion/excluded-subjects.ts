import { keyOf, type NamedTopic } from '../../request/understood.js';
import type { Reading } from '../reading.js';
import type { Member, RankedStory } from '../stories/ranking.js';
import type { Topicality } from '../topicality.js';
import { FeedHabits } from './feed-habits.js';
import { KnownPeople } from './known-people.js';
import { TellingWords } from './telling-words.js';

/** Sport reports say so more often than this. */
const SHARE = 0.25;
const HINT = 0.5;

/** What the caller's own items show of a subject. */
interface Shown {
  /** Items that surely are of it. */
  readonly certain: ReadonlySet<string>;
  readonly words: TellingWords;
  readonly isHabit: (item: Reading['item']) => boolean;
  readonly namesItsPeople: (item: Reading['item']) => boolean;
}

/**
 * Which items are of a subject that a listener turned down. Several weak signs are enough: a story that is left out
 * without need costs little, one that is told breaks a promise.
 */
export class ExcludedSubjects {
  private readonly readings: readonly Reading[];
  private readonly topicality: Topicality;
  private habits: FeedHabits | null = null;
  private people: KnownPeople | null = null;
  private readonly shown = new Map<string, Shown>();

  constructor(readings: readonly Reading[], topicality: Topicality) {
    this.readings = readings;
    this.topicality = topicality;
  }

  /**
   * All items of a story, where a quarter of them vote for the subject, or half of them look like it; else those alone
   * that surely are of it: the account of a strike in a sport section does not silence ten that know nothing of sport.
   */
  of({ members }: RankedStory, topic: NamedTopic): readonly Member[] {
    const touching = members.filter(({ reading }) => this.isOf(reading, topic));
    const hints = members.filter(
      (member) => !touching.includes(member) && this.topicality.hints(member.reading, topic),
    ).length;
    const votes = touching.length + HINT * hints;
    const all = touching.length > 0 ? votes >= SHARE * members.length : hints >= 2 && hints >= members.length / 2;
    return all ? members : touching;
  }

  private isOf(reading: Reading, topic: NamedTopic): boolean {
    const { certain, words, isHabit, namesItsPeople } = this.shownOf(topic);
    const { item } = reading;
    if (certain.has(item.id) || isHabit(item)) return true;
    // A footballer's charity builds a hospital, a minister sits in a concert.
    if (namesItsPeople(item) && !this.topicality.isOfOther(reading, topic)) return true;
    if (this.topicality.isCalled(item.sourceTitle, topic) && this.habitsOfFeeds().bearsOut(item, certain)) return true;
    return words.tellOf(reading, this.topicality.hints(reading, topic));
  }

  private shownOf(topic: NamedTopic): Shown {
    const key = keyOf(topic);
    const known = this.shown.get(key);
    if (known !== undefined) return known;
    const { readings, topicality } = this;
    const certain = new Set(readings.filter((one) => topicality.touches(one, topic)).map(({ item }) => item.id));
    const isHabit = this.habitsOfFeeds().among(certain);
    this.people ??= new KnownPeople(readings);
    const namesItsPeople = this.people.among(certain);
    const made = { certain, isHabit, namesItsPeople, words: new TellingWords(readings, certain) };
    this.shown.set(key, made);
    return made;
  }

  private habitsOfFeeds(): FeedHabits {
    this.habits ??= new FeedHabits(this.readings.map(({ item }) => item));
    return this.habits;
  }
}
