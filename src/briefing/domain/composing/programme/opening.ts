import type { Disclosure } from '../../disclosure.js';
import type { Telling } from '../telling.js';
import { counted, numberWord } from '../phrase-deck.js';
import type { PhraseKind } from '../phrase-book/phrase-book.js';
import type { SpokenQuote } from '../candidate.js';
import { hasLargeFigure } from '../text/figures.js';
import { withLead } from '../text/weaving.js';
import type { ScriptWriter } from './script-writer.js';
import type { Setting } from './setting.js';

/** A headline that opens the briefing. */
export interface Announced {
  readonly headline: SpokenQuote;
  readonly telling: Telling;
  readonly story: number;
}

/** Of so many of the first stories a headline may be missing. */
const SPARE = 2;
const FRESH_MS = 2 * 60 * 60 * 1000;
/** Two sources are soon found: they are a reason where there is no better one. */
const MANY_SOURCES = 3;

/** The first stories that can be announced; fewer than two are none: a lone headline is heard again right away. */
export function announcedIn(
  tellings: readonly Telling[],
  { headlines }: Pick<Setting, 'headlines'>,
): readonly Announced[] {
  if (headlines === 0) return [];
  const announced = tellings
    .slice(0, headlines + SPARE)
    .flatMap((telling, story) => (telling.headline === null ? [] : [{ headline: telling.headline, telling, story }]));
  return announced.length < 2 ? [] : announced.slice(0, headlines);
}

/** The news first, with what it matters for; then who speaks, and when. */
export class Opening {
  private readonly setting: Setting;
  private readonly writer: ScriptWriter;
  private readonly given = new Set<PhraseKind>();
  /** Stories of which it was said how many sources have them. */
  readonly counted = new Set<number>();

  constructor(setting: Setting, writer: ScriptWriter) {
    this.setting = setting;
    this.writer = writer;
  }

  open(tellings: readonly Telling[], announced: readonly Announced[]): void {
    this.writer.chapter(this.setting.book.chapters.intro);
    announced.forEach((one, index) => this.announce(one, index % 2 === 0 ? 0 : this.writer.other(0)));
    this.welcome(tellings);
  }

  private announce({ headline, telling, story }: Announced, host: number): void {
    const isForeign = headline.language !== this.setting.language;
    const lead = isForeign || headline.spoken.includes(':') ? null : this.reason(telling, story);
    const text = lead === null ? headline.spoken : withLead(lead, headline.spoken, this.setting.language);
    this.writer.fact(host, text, headline, story);
  }

  /** The first that holds, each once: it was asked for, several sources have it, it is new, it is about much. */
  private reason(telling: Telling, story: number): string | null {
    const { deck, subjects, book } = this.setting;
    const topic = subjects.askedFor(telling.story, book);
    if (topic !== null && this.first('openAsked')) return deck.say('openAsked', { topic });
    const { sources } = telling.story;
    if (sources >= MANY_SOURCES && this.first('openSources')) return this.sources(sources, story);
    if (this.isFresh(telling) && this.first('openFresh')) return deck.say('openFresh');
    if (this.isLarge(telling) && this.first('openFigure')) return deck.say('openFigure');
    return sources > 1 && this.first('openSources') ? this.sources(sources, story) : null;
  }

  private sources(sources: number, story: number): string {
    this.counted.add(story);
    return this.setting.deck.say('openSources', { n: numberWord(this.setting.book, sources) });
  }

  /** Nothing of the story is older. */
  private isFresh({ story: { members } }: Telling): boolean {
    const ages = members.map(({ reading }) => this.setting.now - reading.item.at);
    return ages.every((age) => age >= 0 && age <= FRESH_MS);
  }

  private isLarge({ headline }: Telling): boolean {
    return headline !== null && hasLargeFigure(headline.spoken, this.setting.language);
  }

  private first(kind: PhraseKind): boolean {
    if (this.given.has(kind)) return false;
    this.given.add(kind);
    return true;
  }

  private welcome(tellings: readonly Telling[]): void {
    const { book, days, now, foreign, disclosure } = this.setting;
    const items = tellings.flatMap(({ story }) => story.members.map(({ reading }) => reading.item));
    const counts = {
      stories: counted(book, book.stories, tellings.length),
      sources: counted(book, book.sources, new Set(items.map((item) => item.sourceId)).size),
    };
    this.writer.phrase(0, 'welcome', { host: this.writer.nameOf(0), date: book.today(days.day(now)) });
    if (this.writer.isDuo) this.writer.phrase(1, 'agenda', { host: this.writer.nameOf(1), ...counts });
    else this.writer.phrase(0, 'agendaAlone', counts);
    if (disclosure !== null) this.disclose(disclosure);
    this.sparse(counts.stories);
    if (foreign) this.writer.phrase(this.writer.other(0), 'foreign');
  }

  private disclose({ words }: Disclosure): void {
    if (words === null) this.writer.phrase(0, 'disclosure');
    else this.writer.said(0, words);
  }

  private sparse(stories: string): void {
    const { sparse, book } = this.setting;
    if (sparse === null) return;
    if (sparse.kind === 'shorter' || sparse.kind === 'nothingNew') this.writer.phrase(0, sparse.kind);
    else {
      const { kind, topics, items } = sparse;
      this.writer.phrase(0, kind, { topics, items: counted(book, book.items, items), stories });
    }
  }
}
