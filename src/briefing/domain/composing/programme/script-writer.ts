import type { Language } from '../../../../shared/kernel/language.js';
import type { Chapter, Citation, Line } from '../../script.js';
import type { Fillings } from '../phrase-deck.js';
import type { PhraseKind } from '../phrase-book/phrase-book.js';
import type { SpokenQuote } from '../candidate.js';
import type { Pacing } from './pacing.js';
import type { Setting } from './setting.js';

type Speaking = Pick<Setting, 'hosts' | 'deck' | 'language'>;

/** What is said, and in which language. */
export interface Said {
  readonly text: string;
  readonly language: Language;
}

/** Writes lines: phrases of the hosts, and sentences of the sources with what they are taken from. */
export class ScriptWriter {
  readonly lines: Line[] = [];
  readonly chapters: Chapter[] = [];
  private readonly setting: Speaking;
  private readonly pacing: Pacing;

  constructor(setting: Speaking, pacing: Pacing) {
    this.setting = setting;
    this.pacing = pacing;
  }

  get isDuo(): boolean {
    return this.setting.hosts.length > 1;
  }

  other(host: number): number {
    return this.isDuo ? 1 - host : host;
  }

  nameOf(host: number): string {
    return this.setting.hosts[host]?.name ?? '';
  }

  chapter(title: string): void {
    this.chapters.push({ title, line: this.lines.length });
  }

  phrase(host: number, kind: PhraseKind, fillings: Fillings = {}, story?: number): void {
    const text = this.setting.deck.say(kind, fillings);
    this.lines.push(story === undefined ? { host, text } : { host, text, story });
  }

  /** Words that are no phrase of ours. */
  said(host: number, text: string): void {
    this.lines.push({ host, text });
  }

  /** What a story must have besides its facts. */
  needed(host: number, kind: PhraseKind, fillings: Fillings, story: number): void {
    this.pacing.spend();
    this.phrase(host, kind, fillings, story);
  }

  /** Says it where there is room for a phrase, and one of this kind that was not heard yet. */
  optional(host: number, kind: PhraseKind, fillings: Fillings, story: number): boolean {
    if (!this.pacing.allowsPhrase() || !this.setting.deck.hasFresh(kind)) return false;
    this.needed(host, kind, fillings, story);
    return true;
  }

  /** What has to be said before a fact, in its language. */
  before(host: number, { text, language }: Said, story: number): void {
    this.pacing.spend();
    this.lines.push({ host, text, story, ...this.inOther(language) });
  }

  /** `text`: the spoken words, with what the host weaves around them. */
  fact(host: number, text: string, { item, quote, language }: Omit<SpokenQuote, 'spoken'>, story: number): void {
    this.pacing.tellFact();
    this.lines.push({ host, text, story, citation: { itemId: item.id, quote }, ...this.inOther(language) });
  }

  /** A line that follows from several sentences. */
  joined(host: number, { text, language }: Said, citations: readonly Citation[], story?: number): void {
    const [citation, ...alsoFrom] = citations;
    if (citation === undefined) return;
    this.pacing.tellFact();
    const belongs = story === undefined ? {} : { story };
    const others = alsoFrom.length > 0 && { alsoFrom };
    this.lines.push({ host, text, ...belongs, citation, ...others, ...this.inOther(language) });
  }

  /** A sentence of what is corrected, and what it repeats. */
  correcting(host: number, { text, language }: Said, citation: Citation, correction: number): void {
    this.lines.push({ host, text, citation, correction, ...this.inOther(language) });
  }

  private inOther(language: Language): Pick<Line, 'language'> {
    return language === this.setting.language ? {} : { language };
  }
}
