import type { EpochMs } from '../../shared/kernel/clock.js';
import type { BriefingRequest, TimeWindow } from './briefing-request.js';
import type { CorrectionKind } from './correcting/correction.js';
import type { Disclosure } from './disclosure.js';
import type { ComposerVersions, Coverage, Platform, SpokenHost } from './script.js';

/** A stored file, by its content. What an event says of it can be checked against the bytes. */
export interface MediaRef {
  readonly key: string;
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
}

/** The steps of making a briefing, in order. */
const STEPS = ['compose', 'record', 'assemble'] as const;
export type Step = (typeof STEPS)[number];

/** Why a briefing or an attempt failed; `code` for programs, `message` for people. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}

/** What a composition was made from. Each is null where an older schema of an event did not record it. */
export interface CompositionInputs {
  /** What became of every item that the owner could see: a SelectionLedger as a JSON file. */
  readonly selection: MediaRef | null;
  /** When the items that were read are from; null: no bound. */
  readonly window: TimeWindow | null;
  /** What the request was understood to say, an Understood as a JSON file: it is made of the owner's words. null: nothing. */
  readonly understood: MediaRef | null;
  /** What earlier briefings had told the owner, and was not to be told again: a ToldFile as a JSON file. null: nothing. */
  readonly told: MediaRef | null;
  /** What sources have changed of what earlier briefings cited, to be told: a CorrectionsFile as a JSON file. null: nothing. */
  readonly corrections: MediaRef | null;
  /** What the hosts were to say of themselves. null: nothing. */
  readonly disclosure: Disclosure | null;
}

/** Facts of one briefing's life. Stored for ever under these names; only ever added to (docs/auditing.md). */
export type BriefingEvent =
  | {
      readonly type: 'BriefingRequested';
      readonly data: {
        readonly owner: string;
        readonly quickReadId: string;
        /** Public, unguessable name in links. */
        readonly slug: string;
        readonly seed: string;
        readonly request: BriefingRequest;
        readonly activeSubscriptions: number;
        readonly requestedAt: EpochMs;
        /** When the owner's last ready briefing was requested; null when there is none. */
        readonly lastReadyAt: EpochMs | null;
      };
    }
  | {
      readonly type: 'BriefingComposed';
      readonly data: CompositionInputs & {
        readonly title: string;
        /** The items as they were then, and the script that was written from them. JSON files. */
        readonly material: MediaRef;
        readonly script: MediaRef;
        /**
         * What a language model wrote, and what became of it, as a JSON file: an input like the material, from which
         * with the composer's own script this script follows. null: none was asked, or an older schema.
         */
        readonly writing: MediaRef | null;
        readonly coverage: Coverage;
        readonly versions: ComposerVersions;
        /** The other things that a script can depend on; null in schema 1. */
        readonly platform: Platform | null;
        /** As they were called then, and how fast they were taken to speak; null in schema 1. */
        readonly hosts: readonly Required<SpokenHost>[] | null;
        readonly targetMs: number;
        readonly plannedMs: number;
        readonly shorterThanAsked: boolean;
      };
    }
  | { readonly type: 'RecordingStarted'; readonly data: Record<string, never> }
  | {
      readonly type: 'SpeechRecorded';
      readonly data: {
        readonly frames: MediaRef;
        /** When each line is spoken: a Recording as a JSON file. */
        readonly timeline: MediaRef;
        readonly durationMs: number;
        readonly engine: string;
      };
    }
  | {
      readonly type: 'BriefingPublished';
      readonly data: { readonly audio: MediaRef; readonly cover: MediaRef; readonly durationMs: number };
    }
  | {
      readonly type: 'StepFailed';
      readonly data: Failure & { readonly step: Step; readonly attempt: number; readonly retried: boolean };
    }
  | { readonly type: 'CompositionFailed'; readonly data: Failure & CompositionInputs }
  | { readonly type: 'BriefingFailed'; readonly data: Failure & { readonly step: Step } }
  /** After the briefing was ready, a source changed in substance what it cites of an item, or withdrew it. */
  | {
      readonly type: 'CitationCorrected';
      readonly data: {
        readonly itemId: string;
        readonly kind: CorrectionKind;
        /** Lines of the script that it concerns. */
        readonly lines: readonly number[];
        /** The sentences before and after: a CorrectionFile as a JSON file. */
        readonly correction: MediaRef;
        /** When the change was seen; when it was made nobody knows. */
        readonly noticedAt: EpochMs;
      };
    }
  /** Asked for by an anonymous agent; a member has taken over what that agent had done, and owns it from now on. */
  | {
      readonly type: 'BriefingClaimed';
      readonly data: { readonly from: string; readonly to: string; readonly claimedAt: EpochMs };
    }
  /** Its owner wants it no more: nobody sees it until it is restored, or erased when the time for that is over. */
  | { readonly type: 'BriefingDeleted'; readonly data: { readonly deletedBy: string; readonly deletedAt: EpochMs } }
  | { readonly type: 'BriefingRestored'; readonly data: { readonly restoredBy: string; readonly restoredAt: EpochMs } }
  /** Whoever has the old public link has it no more. */
  | { readonly type: 'BriefingLinkRenewed'; readonly data: { readonly slug: string; readonly renewedAt: EpochMs } }
  /** The owner was erased, or has deleted it: the content is gone, the history stays. Nothing follows it. */
  | { readonly type: 'BriefingErased'; readonly data: { readonly askedBy: string; readonly askedAt: EpochMs } };

export type EventOf<Type extends BriefingEvent['type']> = Extract<BriefingEvent, { type: Type }>;
