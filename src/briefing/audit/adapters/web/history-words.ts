import type { HistoryProblem } from '../../../application/ports/history-archive.js';
import type { Briefing } from '../../../domain/briefing.js';
import type { CorrectionKind } from '../../../domain/correcting/correction.js';
import type { BriefingEvent, Step } from '../../../domain/events.js';
import type { HistoryAccess } from '../../domain/history-access.js';

/** What a detail of an entry is about. */
export type DetailName =
  | 'title'
  | 'language'
  | 'hosts'
  | 'asked'
  | 'sources'
  | 'timezone'
  | 'stories'
  | 'length'
  | 'composer'
  | 'voice'
  | 'size'
  | 'step'
  | 'attempt'
  | 'reason'
  | 'change'
  | 'askedBy';

/** The parts of the program that act by themselves, by the names under which events record them. */
export type Part = 'composer' | 'studio' | 'assembly' | 'worker';

/** The words of the history page and of those that refuse it or ask first. */
export interface HistoryWords {
  readonly heading: string;
  readonly back: string;
  readonly sound: (entries: number) => string;
  readonly unsound: string;
  readonly problems: Readonly<Record<HistoryProblem['kind'], string>>;
  /** What the check of one history cannot show. */
  readonly limits: string;
  readonly timeline: string;
  readonly entry: (revision: number) => string;
  readonly took: (time: string) => string;
  readonly after: (time: string) => string;
  readonly events: Readonly<Record<BriefingEvent['type'], string>>;
  readonly unreadable: (name: string) => string;
  readonly retried: string;
  readonly gaveUp: string;
  readonly you: string;
  /** Whoever asked for it before its owner claimed it. */
  readonly yourAgent: string;
  /** The same two, where an auditor reads. */
  readonly toOthers: { readonly you: string; readonly yourAgent: string };
  readonly parts: Readonly<Record<Part, string>>;
  readonly steps: Readonly<Record<Step, string>>;
  readonly corrections: Readonly<Record<CorrectionKind, string>>;
  readonly details: Readonly<Record<DetailName, string>>;
  readonly changes: (count: number) => string;
  readonly before: string;
  readonly now: string;
  readonly eventId: string;
  readonly cause: string;
  readonly chain: string;
  readonly state: (revision: number) => string;
  readonly statuses: Readonly<Record<Briefing['status'], string>>;
  readonly asRecorded: string;
  readonly sealed: string;
  readonly accesses: string;
  readonly accessesIntro: string;
  readonly viewers: Readonly<Record<HistoryAccess['as'], string>>;
  readonly accessed: Readonly<Record<HistoryAccess['what'], string>>;
  readonly moreAccesses: (count: number) => string;
  /** Of the pages for those who are not let in, or not yet. */
  readonly footer: string;
  readonly locked: {
    readonly heading: string;
    readonly reason: string;
    readonly how: string;
    readonly signIn: string;
    /** For whoever is signed in already. */
    readonly notYours: string;
    readonly api: string;
  };
  readonly unlock: { readonly heading: string; readonly advice: string; readonly open: string };
}
