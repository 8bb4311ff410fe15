import type { Language } from '../../../../shared/kernel/language.js';

/** Grows with every change of a phrase: the same seed and another version give another script. */
export const PHRASE_BOOK_VERSION = '2';

/** "one story", "5 stories"; `{n}` is the number. None of our languages needs more forms below a million. */
export interface Counted {
  readonly one: string;
  readonly other: string;
}

/** A calendar day where the listener is. */
export interface SpokenDay {
  readonly weekday: string;
  readonly day: number;
  readonly month: string;
  readonly monthNumber: number;
  /** Only when it is not the current year. */
  readonly year: number | null;
}

/**
 * What the hosts say between the sentences of the sources. Every phrase is complete in itself and is never glued to
 * an extract, so that extracts stay as they were written. Questions are neutral: they claim nothing.
 * Words in braces are filled in; which ones a phrase may use is said at its kind.
 */
export interface Phrases {
  /** {host} {date} */
  readonly welcome: readonly string[];
  /** The second host: {host} {stories} {sources} */
  readonly agenda: readonly string[];
  /** A host alone: {stories} {sources} */
  readonly agendaAlone: readonly string[];
  /** There is less to tell than was asked for. */
  readonly shorter: readonly string[];
  /** Only some subjects were asked for, and little was found: {topics} {items} {stories} */
  readonly onlyLittle: readonly string[];
  /** Little is left without what was not wanted: {topics} {items} {stories} */
  readonly withoutLittle: readonly string[];
  /** Everything in scope is written in another language. */
  readonly foreign: readonly string[];
  /** Announces a few headlines. */
  readonly headlines: readonly string[];
  /** Leads over to the first story, where the phrase that names its source does not. */
  readonly begin: readonly string[];
  /** The first story of all: {source} */
  readonly first: readonly string[];
  /** A story of the subject just heard: {source} */
  readonly sameTopic: readonly string[];
  /** A story of another subject: {source} */
  readonly otherTopic: readonly string[];
  /** Turns to another story without naming its source. */
  readonly turn: readonly string[];
  /** A story that is not of today: {source} {date} */
  readonly dated: readonly string[];
  /** Passes the word: {other} */
  readonly handover: readonly string[];
  /** Asks for more, claiming nothing. */
  readonly question: readonly string[];
  /** Exactly one more source has the story: {source} */
  readonly twoSources: readonly string[];
  /** Three or more sources have it: {n} */
  readonly manySources: readonly string[];
  /** Another source follows: {source} */
  readonly adds: readonly string[];
  /** Another source follows, from an earlier day: {source} {date} */
  readonly addsDated: readonly string[];
  /** Another item of the same source follows: {source} */
  readonly again: readonly string[];
  readonly closing: readonly string[];
  readonly goodbye: readonly string[];
}

export type PhraseKind = keyof Phrases;

export interface PhraseBook {
  readonly language: Language;
  readonly phrases: Phrases;
  /** Two, three, … as they are said before a noun; digits beyond. */
  readonly numbers: readonly string[];
  readonly stories: Counted;
  /** "from {sources}": in the case that the phrases need. */
  readonly sources: Counted;
  /** What was looked at, as `onlyLittle` and `withoutLittle` need it. */
  readonly items: Counted;
  /** Stands for a source without a speakable name. */
  readonly someSource: string;
  /** The date of the briefing, as `welcome` needs it. */
  readonly today: (day: SpokenDay) => string;
  /** A date in the past, as `dated` and `addsDated` need it. */
  readonly past: (day: SpokenDay) => string;
  readonly chapters: { readonly intro: string; readonly closing: string };
}
