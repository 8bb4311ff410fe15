import type { NamedTopic, Understood } from '../../request/understood.js';
import type { Reading } from '../reading.js';
import type { RankedStory } from '../stories/ranking.js';
import { standsAlone } from '../text/standing-alone.js';
import type { Topicality } from '../topicality.js';

const NONE: ReadonlySet<number> = new Set();

/** The sentences that speak of what a listener turned down, within stories of something else: a paragraph on sport in a political report. */
export class UnsaidPassages {
  private readonly subjects: readonly NamedTopic[];
  private readonly spared: readonly NamedTopic[];
  private readonly topicality: Topicality;
  private readonly known = new WeakMap<Reading, ReadonlySet<number>>();

  constructor({ excluded, spared = [] }: Pick<Understood, 'excluded' | 'spared'>, topicality: Topicality) {
    this.subjects = excluded;
    this.spared = spared;
    this.topicality = topicality;
  }

  /** Their positions in an item; none in stories of what was spared. */
  in(reading: Reading, { members }: RankedStory): ReadonlySet<number> {
    if (this.subjects.length === 0) return NONE;
    const isSpared = (one: NamedTopic): boolean =>
      members.some((member) => this.topicality.isAbout(member.reading, one));
    if (this.spared.some(isSpared)) return NONE;
    const known = this.known.get(reading);
    if (known !== undefined) return known;
    const made = this.lookFor(reading);
    this.known.set(reading, made);
    return made;
  }

  /** With those behind them in their paragraph, until one is understood by itself. */
  private lookFor({ item: { text }, language, passages }: Reading): ReadonlySet<number> {
    const unsaid = new Set<number>();
    let from = 0;
    let isOpen = false;
    for (const { quote, position } of passages) {
      const at = Math.max(from, text.indexOf(quote, from));
      const continues: boolean = isOpen && !text.slice(from, at).includes('\n') && !standsAlone(quote, language);
      from = at + quote.length;
      isOpen = continues || this.subjects.some((subject) => this.topicality.speaks(quote, language, subject));
      if (isOpen) unsaid.add(position);
    }
    return unsaid;
  }
}
