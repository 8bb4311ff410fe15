import type { Language } from '../../../shared/kernel/language.js';
import type { Chapter, Line } from '../script.js';
import { shortened } from './text/cleaning.js';
import type { Telling } from './length-fitting.js';
import type { Material } from './material.js';
import { counted, numberWord, type Fillings, type PhraseDeck } from './phrase-deck.js';
import type { PhraseBook, PhraseKind } from './phrase-book/phrase-book.js';
import type { Candidate, SpokenQuote } from './sentence-choice.js';
import { sourceName } from './source-name.js';
import { speaksOfDays, standsAlone } from './text/standing-alone.js';
import type { SpokenDays } from './spoken-days.js';
import { areRelated } from './stories/topics.js';

/** Why there is little to tell. */
export type Sparse =
  | { readonly kind: 'shorter' }
  /** What was asked for or left out, as the hosts name it, and how many items were looked at. */
  | { readonly kind: 'onlyLittle' | 'withoutLittle'; readonly topics: string; readonly items: number };

/** Everything the hosts need to know to speak. */
export interface Setting {
  readonly language: Language;
  readonly hosts: readonly { readonly name: string }[];
  readonly book: PhraseBook;
  readonly deck: PhraseDeck;
  readonly days: SpokenDays;
  readonly now: number;
  /** What is said of a request that leaves little; null: nothing. */
  readonly sparse: Sparse | null;
  readonly foreign: boolean;
  /** How many headlines open the briefing. */
  readonly headlines: number;
}

export interface Dialogue {
  readonly lines: readonly Line[];
  readonly chapters: readonly Chapter[];
  /** In the order in which they are told; `Line.story` counts in it. */
  readonly tellings: readonly Telling[];
}

/** Writes what the hosts say, topic by topic. */
export function dialogueOf(topics: readonly (readonly Telling[])[], setting: Setting): Dialogue {
  const writer = new DialogueWriter(setting, topics.flat());
  writer.open();
  for (const topic of topics) writer.tellTopic(topic);
  writer.close();
  return { lines: writer.lines, chapters: writer.chapters, tellings: topics.flat() };
}

const CHAPTER_TITLE = 80;
/** A new topic is passed from host to host about so often. */
const HANDOVER_EVERY = 3;
/** Sentences that a host says in a row before the other one asks for more. */
const UNTIL_QUESTION = 3;
/** Stories of one source in a row for which it is named once. */
const LONGEST_RUN = 3;

class DialogueWriter {
  readonly lines: Line[] = [];
  readonly chapters: Chapter[] = [];
  private readonly setting: Setting;
  private readonly tellings: readonly Telling[];
  /** Who tells the current story. */
  private leader = 0;
  private told = 0;
  private handedOver = true;
  /** The number of sources said of the story before, so that not every story ends in a number. */
  private justCounted = 0;
  /** The source that was named last, as far as the listener still knows it, and for how many stories. */
  private named: { readonly sourceId: string | null; readonly stories: number } = { sourceId: null, stories: 0 };

  constructor(setting: Setting, tellings: readonly Telling[]) {
    this.setting = setting;
    this.tellings = tellings;
  }

  open(): void {
    const { hosts, book, days, now } = this.setting;
    const items = this.tellings.flatMap(({ story }) => story.members.map(({ reading }) => reading.item));
    const counts = {
      stories: counted(book, book.stories, this.tellings.length),
      sources: counted(book, book.sources, new Set(items.map((item) => item.sourceId)).size),
    };
    this.chapter(book.chapters.intro);
    this.phrase(0, 'welcome', { host: nameOf(hosts, 0), date: book.today(days.day(now)) });
    if (this.isDuo()) this.phrase(1, 'agenda', { host: nameOf(hosts, 1), ...counts });
    else this.phrase(0, 'agendaAlone', counts);
    this.sparse(counts.stories);
    if (this.setting.foreign) this.phrase(this.other(0), 'foreign');
    this.headlines();
  }

  private sparse(stories: string): void {
    const { sparse, book } = this.setting;
    if (sparse === null) return;
    if (sparse.kind === 'shorter') this.phrase(0, 'shorter');
    else {
      const { kind, topics, items } = sparse;
      this.phrase(0, kind, { topics, items: counted(book, book.items, items), stories });
    }
  }

  /** The hosts take turns with the headlines of the best stories. */
  private headlines(): void {
    const announced = this.tellings.flatMap(({ headline }, story) => (headline === null ? [] : [{ headline, story }]));
    if (this.setting.headlines === 0 || announced.length < this.setting.headlines) return;
    this.phrase(0, 'headlines');
    announced.slice(0, this.setting.headlines).forEach(({ headline, story }, index) => {
      this.extract(index % 2 === 0 ? 0 : this.other(0), headline, story);
    });
  }

  tellTopic(topic: readonly Telling[]): void {
    topic.forEach((telling, index) => {
      if (this.told > 0) this.leader = this.other(this.leader);
      if (index === 0) this.beginTopic(telling);
      else this.handedOver = false;
      const before = topic[index - 1];
      const related = before !== undefined && areRelated(before.story, telling.story);
      this.tell(telling, related ? 'sameTopic' : 'otherTopic');
      this.told++;
    });
  }

  private beginTopic(telling: Telling): void {
    this.chapter(shortened(titleOf(telling), CHAPTER_TITLE));
    const passes = this.isDuo() && this.told > 0 && !this.handedOver && this.setting.deck.once(HANDOVER_EVERY);
    if (passes) this.phrase(this.other(this.leader), 'handover', { other: nameOf(this.setting.hosts, this.leader) });
    this.handedOver = passes;
  }

  private tell(telling: Telling, transition: PhraseKind): void {
    const story = this.told;
    const [lead, ...others] = blocksOf(telling.chosen);
    if (lead === undefined) return;
    this.announce(lead, transition, story);
    this.leadBlock(lead, story);
    this.spread(telling, [lead, ...others], story);
    let voice = this.other(this.leader);
    let before = lead;
    for (const block of others) {
      this.additionalBlock(voice, block, { story, before });
      voice = this.other(voice);
      before = block;
    }
    if (before !== lead) this.named = { sourceId: before[0]?.item.sourceId ?? null, stories: 1 };
  }

  private announce(block: readonly Candidate[], transition: PhraseKind, story: number): void {
    const item = block[0]?.item;
    if (item === undefined) return;
    const source = this.sourceOf(item);
    const dated = this.needsDate(item, block);
    const isRun = this.isNamedAlready(item) && transition === 'otherTopic' && !dated;
    this.named = { sourceId: item.sourceId, stories: isRun ? this.named.stories + 1 : 1 };
    if (isRun) {
      if (!this.handedOver) this.phrase(this.leader, 'turn', {}, story);
    } else if (dated) {
      if (story === 0) this.phrase(this.leader, 'begin', {}, story);
      else if (!this.handedOver) this.phrase(this.leader, 'turn', {}, story);
      this.phrase(this.leader, 'dated', { source, date: this.pastDay(item) }, story);
    } else {
      this.phrase(this.leader, story === 0 ? 'first' : transition, { source }, story);
    }
  }

  /** One name is enough for a run of stories, but not for a long one. */
  private isNamedAlready({ sourceId }: Material): boolean {
    return this.named.sourceId === sourceId && this.named.stories < LONGEST_RUN;
  }

  /** In a longer block the other host asks, but never between a sentence and the one that points back at it. */
  private leadBlock(block: readonly Candidate[], story: number): void {
    let sinceQuestion = 0;
    block.forEach((candidate, index) => {
      const dependent = candidate.needs === block[index - 1] && !standsAlone(candidate.spoken, this.setting.language);
      if (this.isDuo() && sinceQuestion >= UNTIL_QUESTION && !dependent) {
        this.phrase(this.other(this.leader), 'question', {}, story);
        sinceQuestion = 0;
      }
      this.extract(this.leader, candidate, story);
      sinceQuestion++;
    });
  }

  /** How many sources have the story: true, from the data. */
  private spread({ story: { members, sources } }: Telling, blocks: Blocks, story: number): void {
    const host = this.other(this.leader);
    if (sources > 2 && sources > this.justCounted) {
      this.phrase(host, 'manySources', { n: numberWord(this.setting.book, sources) }, story);
      this.justCounted = sources;
    } else this.justCounted = 0;
    const heard = new Set(blocks.map((block) => block[0]?.item.sourceId));
    const silent = members.find(({ reading }) => !heard.has(reading.item.sourceId));
    if (sources === 2 && silent !== undefined) {
      this.phrase(host, 'twoSources', { source: this.sourceOf(silent.reading.item) }, story);
      this.named = { sourceId: null, stories: 0 };
    }
  }

  private additionalBlock(
    host: number,
    block: readonly Candidate[],
    { story, before }: { story: number; before: readonly Candidate[] },
  ): void {
    const [item, previous] = [block[0]?.item, before[0]?.item];
    if (item === undefined || previous === undefined) return;
    const source = this.sourceOf(item);
    if (item.sourceId === previous.sourceId) this.phrase(host, 'again', { source }, story);
    else if (this.needsDate(item, block) && !this.isSameDay(item, previous))
      this.phrase(host, 'addsDated', { source, date: this.pastDay(item) }, story);
    else this.phrase(host, 'adds', { source }, story);
    for (const candidate of block) this.extract(host, candidate, story);
  }

  close(): void {
    this.chapter(this.setting.book.chapters.closing);
    this.phrase(0, 'closing');
    this.phrase(this.other(0), 'goodbye');
  }

  private needsDate(item: Material, block: readonly Candidate[]): boolean {
    const { days, language } = this.setting;
    if (days.isOld(item.at)) return true;
    return days.isAnotherDay(item.at) && block.some((candidate) => speaksOfDays(candidate.spoken, language));
  }

  private isSameDay(a: Material, b: Material): boolean {
    const { days, book } = this.setting;
    return book.past(days.day(a.at)) === book.past(days.day(b.at));
  }

  private pastDay(item: Material): string {
    return this.setting.book.past(this.setting.days.day(item.at));
  }

  private sourceOf(item: Material): string {
    return sourceName(item.sourceTitle, item.url) || this.setting.book.someSource;
  }

  private isDuo(): boolean {
    return this.setting.hosts.length > 1;
  }

  private other(host: number): number {
    return this.isDuo() ? 1 - host : host;
  }

  private chapter(title: string): void {
    this.chapters.push({ title, line: this.lines.length });
  }

  private phrase(host: number, kind: PhraseKind, fillings: Fillings = {}, story?: number): void {
    const text = this.setting.deck.say(kind, fillings);
    this.lines.push(story === undefined ? { host, text } : { host, text, story });
  }

  private extract(host: number, { spoken, item, quote }: SpokenQuote, story: number): void {
    this.lines.push({ host, text: spoken, story, citation: { itemId: item.id, quote } });
  }
}

type Blocks = readonly (readonly Candidate[])[];

/** The chosen sentences item by item, the leading item first, each as its author ordered them. */
function blocksOf(chosen: readonly Candidate[]): Blocks {
  const inOrder = chosen.toSorted((a, b) => a.member - b.member || a.position - b.position);
  const blocks: Candidate[][] = [];
  for (const candidate of inOrder) {
    const block = blocks.at(-1);
    if (block?.[0]?.member === candidate.member) block.push(candidate);
    else blocks.push([candidate]);
  }
  return blocks;
}

export const titleOf = (telling: Telling): string =>
  telling.story.members.find(({ reading }) => reading.item.id === telling.chosen[0]?.item.id)?.reading.title ||
  (telling.chosen[0]?.spoken ?? '');

const nameOf = (hosts: Setting['hosts'], index: number): string => hosts[index]?.name ?? '';
