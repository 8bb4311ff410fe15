import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Language } from '../../../../shared/kernel/language.js';
import type { HistoryProblem } from '../../../application/ports/history-archive.js';
import type { Briefing } from '../../../domain/briefing.js';
import type { HistoryAccess } from '../../domain/history-access.js';
import type { DetailName } from './history-words.js';

/** What every page about a history needs, that which refuses it too. */
export interface HistoryPageFrame {
  readonly language: Language;
  /** Path of the viewer page. */
  readonly viewerUrl: string;
  /** Path of the history page. */
  readonly historyUrl: string;
}

export interface HistoryModel extends HistoryPageFrame {
  readonly artifactId: string;
  /** null until the script is written. */
  readonly title: string | null;
  /** In order, at least one. */
  readonly entries: readonly HistoryEntry[];
  /** Revision of the entry whose state is shown first. */
  readonly shown: number;
  /** From the first to the last entry. */
  readonly tookMs: number;
  readonly accesses: { readonly total: number; readonly newest: readonly ListedAccess[] };
}

/** Something worth saying about an entry, in the reader's language. */
export interface Detail {
  readonly name: DetailName;
  readonly value: string;
  /** It is not in the reader's language: what the program says of a failure. */
  readonly english: boolean;
}

export interface HistoryEntry {
  readonly revision: number;
  readonly at: EpochMs;
  /** Since the entry before it; null for the first. */
  readonly afterMs: number | null;
  readonly what: string;
  readonly who: string;
  /** What came of it, when it is a failure. */
  readonly outcome: string | null;
  readonly details: readonly Detail[];
  readonly changes: readonly ChangedValue[];
  readonly problem: HistoryProblem['kind'] | null;
  readonly eventId: string;
  readonly causationId: string | null;
  readonly chain: string;
  /** What the briefing was after it. */
  readonly state: {
    readonly status: Briefing['status'];
    /** What the entry changed comes first. */
    readonly values: readonly StateValue[];
  };
}

/** A value that is no object. `place` is a JSON Pointer (RFC 6901). */
export interface StateValue {
  readonly place: string;
  readonly text: string;
  /** The entry made it so. */
  readonly changed: boolean;
}

export interface ChangedValue {
  readonly place: string;
  /** null: there was none. */
  readonly before: string | null;
  /** null: there is none any more. */
  readonly after: string | null;
}

export interface ListedAccess {
  readonly at: EpochMs;
  readonly who: string;
  /** Their id, when the reader does not know who it is. */
  readonly viewer: string | null;
  readonly what: HistoryAccess['what'];
}
