import type { CorrectionKind } from '../../domain/correcting/correction.js';
import type { Format } from '../../domain/request/understood.js';
import type { MakingStatus, MissedReason } from './viewer/viewer-model.js';

/** The pages' own words. A briefing's pages speak its language. */
export interface Words {
  readonly footer: string;
  readonly historyLink: string;
  readonly player: PlayerWords;
  readonly reading: ReadingWords;
  readonly corrections: CorrectionWords;
  readonly making: MakingWords;
  readonly failed: FailedWords;
  readonly hosts: HostsWords;
}

interface PlayerWords {
  readonly region: string;
  readonly play: string;
  readonly pause: string;
  readonly back: string;
  readonly forward: string;
  readonly speed: string;
  readonly position: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly download: string;
  readonly broken: string;
  readonly previousStory: string;
  readonly nextStory: string;
  readonly more: string;
  readonly sleep: {
    readonly label: string;
    readonly off: string;
    readonly story: string;
    /** `#` stands for the minutes. */
    readonly left: string;
  };
  readonly shortenPauses: string;
  readonly volume: string;
  readonly share: string;
  readonly queue: { readonly heading: string; readonly add: string; readonly remove: string };
  readonly played: { readonly state: string; readonly mark: string; readonly unmark: string };
  /** What the small player on other pages is called. */
  readonly dock: string;
  readonly close: string;
  /** The heading over what was begun and not heard to its end. */
  readonly goOn: string;
  /** How much of it is left. */
  readonly left: (time: string) => string;
  readonly keyboard: string;
  readonly keys: {
    readonly play: string;
    readonly step: string;
    readonly skip: string;
    readonly chapter: string;
    readonly jump: string;
    readonly speed: string;
    readonly mute: string;
  };
}

interface ReadingWords {
  readonly chapters: string;
  readonly transcript: string;
  /** Links to the parts of a long transcript that are not on the page. */
  readonly earlierPart: string;
  readonly laterPart: string;
  readonly tapHint: string;
  readonly follow: string;
  readonly quickRead: string;
  readonly listen: string;
  readonly stories: string;
  readonly source: (name: string) => string;
  readonly newTab: string;
  readonly hostedBy: (names: string) => string;
  readonly coverage: (covered: number, total: number) => string;
  readonly shorter: string;
  readonly nothingNew: string;
  readonly asked: {
    readonly line: (parts: string) => string;
    readonly only: (names: string) => string;
    readonly less: (name: string) => string;
    readonly no: (name: string) => string;
    readonly from: (name: string) => string;
    readonly folder: (name: string) => string;
    readonly first: (name: string) => string;
    /** Between the last two of a few subjects, and between parts. */
    readonly and: string;
    readonly comma: string;
  };
  readonly format: (name: string) => string;
  readonly formats: Readonly<Record<Format, string>>;
  readonly sourcesDiffer: string;
  /** A date follows, then `newSince`. */
  readonly toldBefore: string;
  readonly newSince: string;
  readonly byModel: string;
  /** Behind a sentence whose source says something else by now; leads to what it says. */
  readonly corrected: string;
  readonly modelLegend: string;
  /** How many of the sentences that a model proposed follow from their sources. */
  readonly modelHeld: (held: number, proposed: number) => string;
  readonly alsoTold: string;
  readonly items: (count: number) => string;
  readonly missed: string;
  readonly missedIntro: string;
  readonly reasons: Readonly<Record<MissedReason, string>>;
  readonly more: (count: number) => string;
}

interface CorrectionWords {
  readonly heading: string;
  /** What a source has done; its name and the date follow. */
  readonly kinds: Readonly<Record<CorrectionKind, string>>;
  readonly before: string;
  readonly now: string;
}

interface MakingWords {
  readonly heading: string;
  readonly advice: string;
  readonly progress: string;
  readonly steps: Readonly<Record<MakingStatus, string>>;
  readonly offline: string;
  readonly readNow: string;
}

interface FailedWords {
  readonly heading: string;
  readonly nothingMatched: string;
  readonly nothingMatchedAdvice: string;
  readonly broke: string;
  readonly brokeAdvice: string;
  readonly detail: string;
  readonly stillReadable: string;
}

interface HostsWords {
  readonly heading: string;
  readonly lead: string;
  /** Of a host who presents where nobody was chosen. */
  readonly isDefault: string;
  readonly sampleOf: (name: string) => string;
  /** The link to the front page. */
  readonly start: string;
  readonly footer: string;
}
