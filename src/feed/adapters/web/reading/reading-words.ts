import type { OpenedChoice, Period, RuledChoice, SearchFault } from './item-search.js';

/** What is said where a list has nothing to show. */
export interface Emptiness {
  readonly heading: string;
  readonly advice: string;
}

export interface ReadingWords {
  readonly list: {
    readonly heading: string;
    readonly search: string;
    readonly submit: string;
    readonly help: string;
    /** What can be typed, and what it finds. */
    readonly examples: readonly (readonly [typed: string, meaning: string])[];
    readonly content: string;
    readonly filter: string;
    readonly feed: string;
    readonly allFeeds: string;
    readonly folder: string;
    readonly allFolders: string;
    readonly period: string;
    readonly periods: Readonly<Record<Period, string>>;
    readonly opened: string;
    readonly openedChoices: Readonly<Record<OpenedChoice, string>>;
    readonly ruled: string;
    readonly ruledChoices: Readonly<Record<RuledChoice, string>>;
    readonly apply: string;
    /** The way back to the list without search and filters. */
    readonly all: string;
    readonly faults: Readonly<Record<SearchFault, string>>;
    readonly choose: (title: string) => string;
    readonly brief: string;
    readonly briefHint: string;
    /** Written by the script: `{count}` stands for the number. */
    readonly chosen: string;
    readonly older: string;
    readonly newest: string;
    readonly markAll: string;
    readonly marked: string;
    readonly muted: (rule: string) => string;
    readonly notKept: (rule: string) => string;
    readonly preferred: string;
    readonly ruleOfSearch: string;
    readonly followNothing: Emptiness;
    readonly toFeeds: string;
    readonly nothingFound: Emptiness;
    readonly nothingYet: Emptiness;
    /** A search that took long enough stopped there; there are older items. `moment` is formatted. */
    readonly nothingBackTo: (moment: string) => string;
    readonly nothingOlder: string;
    readonly zone: (zone: string) => string;
    readonly changeZone: string;
    readonly keys: string;
    readonly keyHelp: readonly (readonly [key: string, meaning: string])[];
    readonly useKeys: string;
  };
  readonly item: {
    readonly back: string;
    readonly original: string;
    readonly brief: string;
    readonly rule: string;
    /** The accessible name: begins with `rule`. */
    readonly ruleFrom: (title: string) => string;
    readonly markOpened: string;
    readonly isOpened: string;
    readonly readAloud: string;
    readonly pause: string;
    readonly goOn: string;
    readonly stop: string;
    readonly noVoice: string;
    readonly article: string;
    readonly asInFeed: string;
    /** `date` is formatted. */
    readonly withdrawn: (date: string) => string;
    readonly titleOnly: string;
    readonly picturesAway: (count: number, hosts: string) => string;
    readonly loadPictures: string;
    readonly picture: string;
    readonly openPicture: string;
    readonly parts: string;
    readonly part: (part: number, parts: number) => string;
    readonly readOn: string;
    readonly readBefore: string;
    readonly neighbours: string;
    readonly newer: string;
    readonly older: string;
  };
}
