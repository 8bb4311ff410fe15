import type { Format } from '../../domain/request/understood.js';
import type { MakingStatus, MissedReason } from './viewer-model.js';

/** The pages' own words. A briefing's pages speak its language. */
export interface Words {
  readonly footer: string;
  readonly historyLink: string;
  readonly player: PlayerWords;
  readonly reading: ReadingWords;
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
  readonly keyboard: string;
  readonly keys: {
    readonly play: string;
    readonly step: string;
    readonly skip: string;
    readonly chapter: string;
    readonly jump: string;
    readonly speed: string;
  };
}

interface ReadingWords {
  readonly chapters: string;
  readonly transcript: string;
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
