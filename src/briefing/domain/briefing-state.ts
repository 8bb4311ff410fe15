import type { EpochMs } from '../../shared/kernel/clock.js';
import type { CompositionInputs, EventOf, Failure, Step } from './events.js';

type Requested = EventOf<'BriefingRequested'>['data'];
type Composed = EventOf<'BriefingComposed'>['data'];
type Recorded = EventOf<'SpeechRecorded'>['data'];
type Published = EventOf<'BriefingPublished'>['data'];
type Claimed = EventOf<'BriefingClaimed'>['data'];
type Corrected = EventOf<'CitationCorrected'>['data'];
type Erased = EventOf<'BriefingErased'>['data'];
type Deleted = EventOf<'BriefingDeleted'>['data'];
type Restored = EventOf<'BriefingRestored'>['data'];
type LinkRenewed = EventOf<'BriefingLinkRenewed'>['data'];

/** Attempts that the current step has failed so far. */
interface Trying {
  readonly failedAttempts: number;
}

/** What its owner did with it, whatever becomes of it meanwhile. */
export interface Marks {
  /** Absent: it is not deleted. Its making goes on. */
  readonly deletedAt?: EpochMs;
  /** The name in its public link, instead of the one that it was given first. */
  readonly renewedSlug?: string;
}

/** `requested.owner` is whose it is now: whoever asked for it, or the member who claimed it. */
export type Briefing =
  | { readonly status: 'unrequested' }
  | (Owned & Marks)
  /** `requested` is null when the briefing was erased before it was recorded. */
  | { readonly status: 'erased'; readonly requested: Requested | null; readonly erased: Erased };

type Owned =
  | ({ readonly status: 'composing'; readonly requested: Requested } & Trying)
  | ({ readonly status: 'queued' | 'rendering'; readonly requested: Requested; readonly composed: Composed } & Trying)
  | ({
      readonly status: 'assembling';
      readonly requested: Requested;
      readonly composed: Composed;
      readonly recorded: Recorded;
    } & Trying)
  | {
      readonly status: 'ready';
      readonly requested: Requested;
      readonly composed: Composed;
      readonly recorded: Recorded;
      readonly published: Published;
      /** What sources changed of what it cites, in the order in which it was noticed; absent: nothing. */
      readonly corrections?: readonly Corrected[];
    }
  | ({
      readonly status: 'composition_failed';
      readonly requested: Requested;
      readonly failure: Failure;
    } & CompositionInputs)
  | {
      readonly status: 'failed';
      readonly requested: Requested;
      readonly composed: Composed;
      readonly failure: Failure;
    };

/** A briefing that its owner can see. */
export type VisibleBriefing = Exclude<Briefing, { status: 'unrequested' | 'erased' }>;

export type BriefingStatus = Exclude<Briefing['status'], 'unrequested'>;

/** The statuses of a briefing that waits for a step, in their order. */
export const IN_PRODUCTION: readonly BriefingStatus[] = ['composing', 'queued', 'rendering', 'assembling'];

/** The status of a briefing that nobody sees any more. */
export const ERASED = 'erased' satisfies BriefingStatus;

/** In lists, instead of its status: its owner has deleted it, and may restore it. */
export const DELETED = 'deleted';

export type ListedStatus = BriefingStatus | typeof DELETED;

/** What readers do not see. */
export const HIDDEN: readonly ListedStatus[] = [ERASED, DELETED];

export const listedStatus = (state: Briefing): ListedStatus | 'unrequested' =>
  isOwned(state) && state.deletedAt !== undefined ? DELETED : state.status;

export type BriefingCommand =
  | { readonly type: 'RequestBriefing'; readonly data: Requested }
  | { readonly type: 'RecordComposition'; readonly data: Composed }
  | { readonly type: 'StartRecording' }
  | { readonly type: 'RecordSpeech'; readonly data: Recorded }
  | { readonly type: 'PublishBriefing'; readonly data: Published }
  | { readonly type: 'CorrectCitation'; readonly data: Corrected }
  | { readonly type: 'ClaimBriefing'; readonly data: Claimed }
  | { readonly type: 'EraseBriefing'; readonly data: Erased }
  | { readonly type: 'DeleteBriefing'; readonly data: Deleted }
  | { readonly type: 'RestoreBriefing'; readonly data: Restored }
  /** Only if it is deleted, and was before this moment. */
  | { readonly type: 'EraseDeletedBriefing'; readonly data: Erased; readonly deletedBefore: EpochMs }
  | { readonly type: 'RenewLink'; readonly data: LinkRenewed }
  | {
      readonly type: 'ReportFailure';
      readonly step: Step;
      /** Which attempt at the step it was; a report of any but the present one is late and changes nothing. */
      readonly attempt?: number | undefined;
      readonly failure: Failure;
      /** Of a composition that found nothing to say. */
      readonly inputs?: CompositionInputs | undefined;
      /** Trying again may help: a provider was away, the process was killed. */
      readonly passing: boolean;
    };

export const isOwned = (state: Briefing): state is VisibleBriefing =>
  state.status !== 'unrequested' && state.status !== ERASED;

/** The name in the public link of now. */
export const slugOf = ({ requested, renewedSlug }: Marks & { readonly requested: Requested }): string =>
  renewedSlug ?? requested.slug;
