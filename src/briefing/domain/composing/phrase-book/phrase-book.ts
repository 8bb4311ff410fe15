import type { Language } from '../../../../shared/kernel/language.js';

/** Grows with every change of a phrase: the same seed and another version give another script. */
export const PHRASE_BOOK_VERSION = '8';

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

/** Sentences that open and close a briefing. Words in braces are filled in. */
export interface FramePhrases {
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
  /** All that follows was told in an earlier briefing. */
  readonly nothingNew: readonly string[];
  /** Everything in scope is written in another language. */
  readonly foreign: readonly string[];
  /** Software wrote and speaks the briefing. */
  readonly disclosure: readonly string[];
  readonly closing: readonly string[];
  readonly goodbye: readonly string[];
}

/** Sentences between stories and inside them. */
export interface StoryPhrases {
  /** A story that speaks of the same people, places or companies as the one before. */
  readonly related: readonly string[];
  /** The same, where both headlines write the name alike: {name} */
  readonly sharedName: readonly string[];
  /** Passes the word: {other} */
  readonly handover: readonly string[];
  /** Names the source of what follows, where it cannot be woven in: {source} */
  readonly from: readonly string[];
  /** Exactly one more source has the story: {source} */
  readonly twoSources: readonly string[];
  /** Three or more sources have it: {n} */
  readonly manySources: readonly string[];
  /** An earlier briefing told the story: {date}, as `earlier` says it */
  readonly toldBefore: readonly string[];
  /** Sources give different figures: {claims} */
  readonly differ: readonly string[];
  /** Before a light story at the end. */
  readonly finally: readonly string[];
  /** A source has withdrawn what was repeated just now: {source} */
  readonly takenBack: readonly string[];
  /** A source has changed what an earlier briefing cited, and neither version can be said: {source} {date}, as `earlier` */
  readonly changedReport: readonly string[];
  /** The same, where the source says itself that it was wrong. */
  readonly correctedReport: readonly string[];
  /** The same, where nothing stands in its place. */
  readonly withdrawnReport: readonly string[];
}

/** Said before the first story of a field, where it is plain which field that is. */
export interface SectionPhrases {
  readonly toPolitics: readonly string[];
  readonly toEconomy: readonly string[];
  readonly toTechnology: readonly string[];
  readonly toScience: readonly string[];
  readonly toHealth: readonly string[];
  readonly toClimate: readonly string[];
  readonly toCulture: readonly string[];
  readonly toSport: readonly string[];
}

/** Questions of the other host. Each is asked only where the next sentence holds an answer of its kind. */
export interface QuestionPhrases {
  readonly askWhy: readonly string[];
  readonly askToll: readonly string[];
  readonly askMoney: readonly string[];
  readonly askPrice: readonly string[];
  readonly askNext: readonly string[];
  readonly askWho: readonly string[];
  readonly askWhere: readonly string[];
  readonly askFigures: readonly string[];
}

/**
 * Words that stand in one line with a sentence of a source, which stays as it was written. Those before it end so that
 * any statement may follow; those after it take the place of its full stop.
 */
export interface WovenPhrases {
  /** Why a headline opens the briefing: the listener named its subject, {topic}. */
  readonly openAsked: readonly string[];
  /** {n} sources have it. */
  readonly openSources: readonly string[];
  /** It was published in the last two hours. */
  readonly openFresh: readonly string[];
  /** It holds a figure in the millions. */
  readonly openFigure: readonly string[];
  /** Before the headlines that are said again at the end. */
  readonly recap: readonly string[];
  /** {source} */
  readonly reports: readonly string[];
  /** Before a headline, which may be no statement: {source}. Empty where it has a sentence of its own. */
  readonly titled: readonly string[];
  /** Before a first word that may lose its capital: {source}. Empty where word order does not allow it. */
  readonly according: readonly string[];
  /** After a statement: {source}. Empty where the language says it before. */
  readonly reportsAfter: readonly string[];
  /** A story that is not of today: {source} {date} */
  readonly dated: readonly string[];
  /** The same, where the source was named just now: {date} */
  readonly datedAgain: readonly string[];
  /** Another item of the same source: {source} */
  readonly again: readonly string[];
  /** Before what an earlier briefing said and a source itself calls wrong: {source} {date}, as `earlier` */
  readonly correction: readonly string[];
  /** The same, where a figure has grown. */
  readonly update: readonly string[];
  /** The same, where it was changed or withdrawn without a word. */
  readonly revisited: readonly string[];
  /** Before what it says instead: {source} */
  readonly nowSays: readonly string[];
  /** The same after `revisited`: that it was changed is not said yet. */
  readonly nowChanged: readonly string[];
}

/** What the hosts say besides what the sources say: nothing that the data does not show. */
export interface Phrases extends FramePhrases, StoryPhrases, SectionPhrases, QuestionPhrases, WovenPhrases {}

export type PhraseKind = keyof Phrases;
export type QuestionKind = keyof QuestionPhrases;
export type SectionKind = keyof SectionPhrases;

export interface PhraseBook {
  readonly language: Language;
  /** Of two books of one language: the characters it is written in, where not the usual ones. */
  readonly script?: 'traditional';
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
  /** Names of sources that have an article inside a sentence, as the woven phrases and `claim` need them. */
  readonly withArticle: Readonly<Record<string, string>>;
  /** One of the {claims} of `differ`: {figure} {source} */
  readonly claim: string;
  /** Between claims. */
  readonly listed: string;
  /** The date of the briefing, as `welcome` needs it. */
  readonly today: (day: SpokenDay) => string;
  /** A date in the past, as `dated` needs it. */
  readonly past: (day: SpokenDay) => string;
  /** The same within the last days, where the weekday says which. */
  readonly lately: (day: SpokenDay) => string;
  /** How verbs change behind sources whose names are plurals, where they do: "die Nachrichten melden". */
  readonly plural?: { readonly names: RegExp; readonly verbs: Readonly<Record<string, string>> };
  /** When something was told, as `toldBefore` needs it. */
  readonly earlier: {
    readonly today: string;
    /** Within the last days. */
    readonly weekday: (day: SpokenDay) => string;
    readonly date: (day: SpokenDay) => string;
  };
  readonly chapters: { readonly intro: string; readonly closing: string };
}
