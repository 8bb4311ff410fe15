import { fold } from '../../../../shared/kernel/fold.js';
import type { Material } from '../material.js';
import { HEADLINE, type Candidate } from '../candidate.js';
import { oncePer } from '../once-per.js';
import { speaksOfDays } from '../text/standing-alone.js';
import { isCjk } from '../text/words.js';
import { weavesOf, withLead, withOpening, withTail } from '../text/weaving.js';
import type { ScriptWriter } from './script-writer.js';
import type { Setting, Wording } from './setting.js';
import { sourceOf, sourceWithin } from './source-names.js';

/** Stories of one source in a row for which it is named once. */
const LONGEST_RUN = 3;
/** Who is named so early in a sentence is whom it is about. */
const OPENING = 20;

/** What follows from a sentence alone, each time it is told until the length of the whole fits. */
const foldedIn = oncePer(({ spoken }: Candidate) => fold(spoken));
const speaksOfDaysIn = oncePer(({ spoken, language }: Candidate) => speaksOfDays(spoken, language));
const weavesIn = oncePer(({ spoken, language, position }: Candidate) =>
  weavesOf(spoken, language, position === HEADLINE),
);

/** How a sentence is told: its words with those of the host, and what the host says before. */
export interface Attributed {
  readonly text: string;
  readonly before: string | null;
}

/** Says whose a story is: once for a run of stories, woven into its first sentence where that is right. */
export class Attribution {
  private readonly setting: Setting;
  private named: { readonly sourceId: string; readonly stories: number } | null = null;

  constructor(setting: Setting) {
    this.setting = setting;
  }

  /** The first sentence of a story. */
  opening(first: Candidate, block: readonly Candidate[]): Attributed {
    const { item } = first;
    const isNamed = this.isNamedAlready(item);
    this.named = { sourceId: item.sourceId, stories: isNamed ? (this.named?.stories ?? 0) + 1 : 1 };
    const isSaid = isNamed || this.namesItself(first);
    if (!this.needsDate(item, block)) return isSaid ? plain(first) : this.reported(first);
    return isSaid ? this.led(first, 'datedAgain') : this.led(first, 'dated');
  }

  /** The first sentence of a further item of the story. */
  addition(first: Candidate, block: readonly Candidate[], previous: Material): Attributed {
    const { item } = first;
    this.named = { sourceId: item.sourceId, stories: 1 };
    if (item.sourceId === previous.sourceId) return this.led(first, 'again');
    const dated = this.needsDate(item, block) && this.pastDay(item) !== this.pastDay(previous);
    return dated ? this.led(first, 'dated') : this.reported(first);
  }

  /** Another source was named: the one before is no longer in the listener's ear. */
  forget(): void {
    this.named = null;
  }

  /** "Yunzhou published its results": a source that speaks of itself need not be named as well. */
  private namesItself(candidate: Candidate): boolean {
    const { item, language } = candidate;
    const { book } = this.setting.wordingIn(language);
    const name = sourceOf(item, book);
    const at = foldedIn(candidate).indexOf(fold(name));
    return at >= 0 && at <= OPENING && name !== book.someSource;
  }

  /** One name is enough for a run of stories, but not for a long one. */
  private isNamedAlready({ sourceId }: Material): boolean {
    return this.named !== null && this.named.sourceId === sourceId && this.named.stories < LONGEST_RUN;
  }

  private needsDate(item: Material, block: readonly Candidate[]): boolean {
    const { days } = this.setting;
    if (days.isOld(item.at)) return true;
    return days.isAnotherDay(item.at) && block.some(speaksOfDaysIn);
  }

  private pastDay({ at }: Material, { book, days }: Wording = this.setting): string {
    return days.past(at, book);
  }

  private led({ spoken, item, language }: Candidate, kind: 'dated' | 'datedAgain' | 'again'): Attributed {
    const wording = this.setting.wordingIn(language);
    const { deck, book } = wording;
    const lead = deck.say(kind, { source: sourceWithin(item, book), date: this.pastDay(item, wording) });
    return { text: withLead(lead, spoken, language), before: null };
  }

  private reported(candidate: Candidate): Attributed {
    const { spoken, item, position, language } = candidate;
    const { deck, book } = this.setting.wordingIn(language);
    const ways = weavesIn(candidate);
    const weave = ways[ways.length > 1 ? deck.below(ways.length) : 0];
    const source = sourceWithin(item, book);
    // A headline is no sentence that "…によると" could begin.
    if (isCjk(language) && position === HEADLINE)
      return { text: withLead(deck.say('from', { source }), spoken, language), before: null };
    if (weave === 'after') return { text: withTail(spoken, deck.say('reportsAfter', { source })), before: null };
    if (weave === 'inline') return { text: withOpening(deck.say('according', { source }), spoken), before: null };
    if (weave === 'before') {
      const lead = deck.say(position === HEADLINE ? 'titled' : 'reports', { source });
      return { text: withLead(lead, spoken, language), before: null };
    }
    return { text: spoken, before: deck.say('from', { source: sourceOf(item, book) }) };
  }
}

const plain = ({ spoken }: Candidate): Attributed => ({ text: spoken, before: null });

/** Tells a sentence as it is attributed. */
export function tellAttributed(
  writer: ScriptWriter,
  host: number,
  { text, before }: Attributed,
  { candidate, story }: { readonly candidate: Candidate; readonly story: number },
): void {
  if (before !== null) writer.before(host, { text: before, language: candidate.language }, story);
  writer.fact(host, text, candidate, story);
}
