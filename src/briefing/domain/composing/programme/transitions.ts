import type { Telling } from '../telling.js';
import type { SectionKind } from '../phrase-book/phrase-book.js';
import { areRelated } from '../stories/topics.js';
import { isSayable } from '../text/sayable.js';
import { sharedNameOf } from './shared-name.js';
import type { ScriptWriter } from './script-writer.js';
import type { Setting } from './setting.js';

/** Where a story stands in the briefing. */
export interface Place {
  readonly story: number;
  /** The story before, where both are of one topic. */
  readonly before: Telling | null;
  readonly isLast: boolean;
  /** The opening has said how many sources have it. */
  readonly counted: boolean;
}

/** Stories without a word between them before one host asks the other for the next. */
const HANDOVER_AFTER = 3;

/** What leads from one story to the next: something that both share, the field of the next, or nothing. */
export class Transitions {
  private readonly setting: Setting;
  private readonly writer: ScriptWriter;
  private section: SectionKind | null = null;
  private readonly entered = new Set<SectionKind>();
  private readonly counted = new Set<number>();
  private silent = 0;

  constructor(setting: Setting, writer: ScriptWriter) {
    this.setting = setting;
    this.writer = writer;
  }

  lead(host: number, telling: Telling, place: Place): void {
    if (place.counted) this.counted.add(place.story);
    if (this.toldBefore(host, telling, place.story)) return;
    const section = this.setting.subjects.sectionOf(telling.story);
    const said =
      this.ends(host, place) ||
      this.related(host, telling, place) ||
      this.enters(host, section, place.story) ||
      this.handover(host, place.story);
    this.section = section;
    this.silent = said ? 0 : this.silent + 1;
  }

  hasCounted(story: number): boolean {
    return this.counted.has(story);
  }

  private toldBefore(host: number, { toldBefore }: Telling, story: number): boolean {
    if (toldBefore === undefined) return false;
    const { days, book } = this.setting;
    const { today, weekday, date } = book.earlier;
    const when = days.howLongAgo(toldBefore);
    const day = days.day(toldBefore);
    const spoken = { today, week: weekday(day), older: date(day) }[when];
    this.writer.needed(host, 'toldBefore', { date: spoken }, story);
    return true;
  }

  private ends(host: number, { isLast, story }: Place): boolean {
    if (!isLast || !this.setting.lightEnd) return false;
    this.writer.needed(host, 'finally', {}, story);
    return true;
  }

  /** Only where a rare name is shared. */
  private related(host: number, telling: Telling, { before, story }: Place): boolean {
    if (before === null || !areRelated(before.story, telling.story)) return false;
    const name = sharedNameOf(before.story, telling.story);
    if (
      name !== null &&
      isSayable(name, this.setting.language) &&
      this.writer.optional(host, 'sharedName', { name }, story)
    )
      return true;
    return this.writer.optional(host, 'related', {}, story);
  }

  /** Each field is announced once. */
  private enters(host: number, section: SectionKind | null, story: number): boolean {
    if (section === null || section === this.section || this.entered.has(section) || story === 0) return false;
    this.entered.add(section);
    return this.writer.optional(host, section, {}, story);
  }

  private handover(host: number, story: number): boolean {
    if (!this.writer.isDuo || story === 0 || this.silent < HANDOVER_AFTER) return false;
    return this.writer.optional(this.writer.other(host), 'handover', { other: this.writer.nameOf(host) }, story);
  }
}
