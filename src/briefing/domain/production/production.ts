import type { EpochMs } from '../../../shared/kernel/clock.js';
import { nextStep, type Briefing } from '../briefing.js';
import type { BriefingEvent, Failure, Step } from '../events.js';
import { INTERRUPTED } from './attempts.js';

/** A step that is to be done, and which attempt at it this is: 1 for the first. */
export interface Task {
  readonly step: Step;
  readonly attempt: number;
}

export interface Order extends Task {
  readonly delaySeconds: number;
  /** Among those that wait the highest is done first. */
  readonly priority: number;
}

/** What is begun is finished first: of a thousand that come at once, the first is ready soon and not with the last. */
const PRIORITY: Readonly<Record<Step, number>> = { compose: 0, record: 1, assemble: 2 };

/** Whoever asks for a briefing waits for it; episodes, of which many are due at one time, give way. */
const ASKED_FOR = 3;

const FIRST_RETRY_SECONDS = 5;

/** What goes on record when an attempt at a step ends with an error; the error itself is for the log. */
export const FAILED_ATTEMPT: Readonly<Record<Step, Failure>> = {
  compose: { code: 'composition_error', message: 'The script could not be written because of a problem on our side.' },
  record: { code: 'recording_error', message: 'The hosts could not be recorded because of a problem on our side.' },
  assemble: {
    code: 'assembly_error',
    message: 'The audio could not be put together because of a problem on our side.',
  },
};

/** Longer than any step takes, so that a step at work is left alone; if it is not, its repetition is harmless. */
const LOST_AFTER_MS = 20 * 60 * 1000;

/** The job of a briefing in production is taken for lost when nothing has happened with it since this moment. */
export const lostBefore = (now: EpochMs): EpochMs => now - LOST_AFTER_MS;

/** Orders of one briefing at one revision that have the same number are the same order: it comes again once in a while. */
export const reorderNumber = (now: EpochMs): number => Math.floor(now / LOST_AFTER_MS);

/** What a briefing waits for; null when it is finished. */
export function taskOf(state: Briefing): Task | null {
  const step = nextStep(state);
  if (step === null || !('failedAttempts' in state)) return null;
  return { step, attempt: state.failedAttempts + 1 };
}

/** The process manager: what is to be done because of this event, given the state after it. */
export function orderAfter(event: BriefingEvent, state: Briefing): Order | null {
  const task = taskOf(state);
  if (task === null || !ASKS_FOR_STEP[event.type]) return null;
  return {
    ...task,
    delaySeconds: delayAfter(event),
    priority: PRIORITY[task.step] + (isEpisode(state) ? 0 : ASKED_FOR),
  };
}

/** When recording has begun, or its owner did something with it, the step is under way already. */
const ASKS_FOR_STEP: Readonly<Record<BriefingEvent['type'], boolean>> = {
  BriefingRequested: true,
  BriefingComposed: true,
  RecordingStarted: false,
  SpeechRecorded: true,
  BriefingPublished: true,
  StepFailed: true,
  CompositionFailed: true,
  BriefingFailed: true,
  CitationCorrected: true,
  BriefingClaimed: false,
  BriefingDeleted: false,
  BriefingRestored: false,
  BriefingLinkRenewed: false,
  BriefingErased: true,
};

const delayAfter = (event: BriefingEvent): number =>
  event.type !== 'StepFailed' || event.data.code === INTERRUPTED.code
    ? 0
    : FIRST_RETRY_SECONDS * 2 ** (event.data.attempt - 1);

/** Rows that are older than shows do not say so. */
const isEpisode = (state: Briefing): boolean =>
  'requested' in state && typeof state.requested?.request.series === 'string';
