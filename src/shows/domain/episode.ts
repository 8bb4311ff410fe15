import type { EpochMs } from '../../shared/kernel/clock.js';
import type { Language } from '../../shared/kernel/language.js';
import type { BriefingId, CallerId, ShowId } from '../../shared/kernel/identifiers.js';

/** Why there is an episode: its day has come, there are new stories, or somebody asked for one. */
export type EpisodeCause = 'schedule' | 'new_stories' | 'run';

/** Why there is nothing to hear; `code` for programs, `message` for people. */
export interface Reason {
  readonly code: string;
  readonly message: string;
  /** When it would be possible again; null: nobody knows, or it does not depend on time. */
  readonly possibleAt: EpochMs | null;
}

/** The briefing that an episode is. */
export interface MadeBriefing {
  readonly briefingId: BriefingId;
  /** Public, unguessable name in links. */
  readonly slug: string;
}

/**
 * pending: nobody has asked for its briefing so far, or does not know whether that succeeded. skipped: there was nothing to
 * tell, or nothing could be asked for: no failure, and the next one comes as if it had been there.
 */
export type EpisodeState =
  | { readonly status: 'pending'; readonly attempts: number }
  | { readonly status: 'producing'; readonly briefing: MadeBriefing }
  | { readonly status: 'ready'; readonly briefing: MadeBriefing }
  | { readonly status: 'failed' | 'skipped'; readonly briefing: MadeBriefing | null; readonly reason: Reason };

export interface Episode {
  readonly showId: ShowId;
  readonly owner: CallerId;
  /** When it is to be ready, or for which moment it was asked. With the show its identity: there is one for each. */
  readonly moment: EpochMs;
  readonly cause: EpisodeCause;
  readonly state: EpisodeState;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

/** What a list says of one that can be heard. The title is what feeds said: anything. */
export interface EpisodeInShort {
  readonly title: string;
  readonly language: Language;
  readonly durationMs: number;
  /** Where its owner was last; 0: they have not begun. */
  readonly positionMs: number;
  /** Heard to its end. */
  readonly finished: boolean;
}

/** What a source has changed, or took back, of what an episode said. All text is what feeds say: anything. */
export interface EpisodeCorrection extends MadeBriefing {
  /** Of the episode. */
  readonly title: string;
  readonly itemId: string;
  readonly kind: CorrectionKind;
  readonly noticedAt: EpochMs;
  /** Of the sentences. */
  readonly language: Language;
  readonly source: { readonly title: string; readonly sourceTitle: string; readonly url: string | null };
  readonly sentences: readonly {
    /** Which sentences of the episode say so, counted from 0. */
    readonly lines: readonly number[];
    readonly before: string;
    /** null: nothing stands in its place. */
    readonly after: string | null;
  }[];
}

/**
 * changed: it says something else now. updated: a figure of a running story. corrected, retracted: it says itself that it was
 * wrong, in part or as a whole. withdrawn: taken back without a word.
 */
export const CORRECTION_KINDS = ['changed', 'updated', 'corrected', 'retracted', 'withdrawn'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

export type EpisodeStatus = EpisodeState['status'];

/** Those of which something is still to come. */
export const UNFINISHED: readonly EpisodeStatus[] = ['pending', 'producing'];

/** What somebody learned of an episode. */
export type EpisodeNews =
  | { readonly type: 'ordered'; readonly briefing: MadeBriefing }
  /** Nobody may ask for it now. */
  | { readonly type: 'refused'; readonly reason: Reason; readonly skip: boolean }
  /** Whoever is asked is away. */
  | { readonly type: 'put_off' }
  | { readonly type: 'briefing_ready' }
  | { readonly type: 'briefing_failed'; readonly reason: Reason }
  /** Its briefing is gone with its owner. */
  | { readonly type: 'briefing_erased' };

/** There was nothing to tell: no failure. */
const NOTHING_TO_TELL = 'no_matching_items';

/** Tries at five minutes' distance: a day. */
const MOST_ATTEMPTS = 288;

const NEVER_ASKED: Reason = {
  code: 'unavailable',
  message: 'Its briefing could not be asked for in a day because of a problem on our side.',
  possibleAt: null,
};

/** As for a briefing that was made to find that out. */
export const NOTHING_NEW: Reason = {
  code: NOTHING_TO_TELL,
  message: 'Your sources have brought nothing new for this show since its last episode.',
  possibleAt: null,
};

/** Nothing is made for somebody who is shut out, nor afterwards for the time in which they were. */
export const OWNER_DEACTIVATED: EpisodeNews = {
  type: 'refused',
  reason: { code: 'account_deactivated', message: 'The account was deactivated at that time.', possibleAt: null },
  skip: true,
};

const ERASED: Reason = { code: 'erased', message: 'Its briefing was erased.', possibleAt: null };

/** Total: news that come again, or late, change nothing. */
export function learn(state: EpisodeState, news: EpisodeNews): EpisodeState {
  if (state.status === 'pending') return ofPending(state, news);
  return state.status === 'producing' ? (ofProducing(state.briefing, news) ?? state) : state;
}

function ofPending(state: Extract<EpisodeState, { status: 'pending' }>, news: EpisodeNews): EpisodeState {
  if (news.type === 'ordered') return { status: 'producing', briefing: news.briefing };
  if (news.type === 'put_off') return putOff(state.attempts + 1);
  if (news.type !== 'refused') return state;
  return { status: news.skip ? 'skipped' : 'failed', briefing: null, reason: news.reason };
}

const putOff = (attempts: number): EpisodeState =>
  attempts < MOST_ATTEMPTS
    ? { status: 'pending', attempts }
    : { status: 'failed', briefing: null, reason: NEVER_ASKED };

function ofProducing(briefing: MadeBriefing, news: EpisodeNews): EpisodeState | null {
  if (news.type === 'briefing_ready') return { status: 'ready', briefing };
  if (news.type === 'briefing_erased') return { status: 'failed', briefing, reason: ERASED };
  if (news.type !== 'briefing_failed') return null;
  const status = news.reason.code === NOTHING_TO_TELL ? 'skipped' : 'failed';
  return { status, briefing, reason: news.reason };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long a look at an unfinished episode may take before another process takes it for lost. */
export const LEASE_MS = MINUTE;

/** Nobody is to look at an episode later than this: a clock that was wrong said so. */
export const LATEST_LOOK_MS = 120 * MINUTE;

/** When to look at it again; null: never. Facts come earlier, and may be lost with a process that was killed. */
export function nextLookAt(state: EpisodeState, now: EpochMs): EpochMs | null {
  if (state.status === 'producing') return now + 60 * MINUTE;
  if (state.status !== 'pending') return null;
  return now + Math.min(5 * SECOND * 2 ** state.attempts, 5 * MINUTE);
}
