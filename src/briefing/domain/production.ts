import { nextStep, type Briefing } from './briefing.js';
import type { BriefingEvent, Step } from './events.js';

/** A step that is to be done, and which attempt at it this is: 1 for the first. */
export interface Task {
  readonly step: Step;
  readonly attempt: number;
}

export interface Order extends Task {
  readonly delaySeconds: number;
}

const FIRST_RETRY_SECONDS = 5;

/** A process that was killed needs no patience; a provider that is away does. */
export const INTERRUPTED = 'interrupted';

/** What a briefing waits for; null when it is finished. */
export function taskOf(state: Briefing): Task | null {
  const step = nextStep(state);
  if (step === null || !('failedAttempts' in state)) return null;
  return { step, attempt: state.failedAttempts + 1 };
}

/** The process manager: what is to be done because of this event, given the state after it. */
export function orderAfter(event: BriefingEvent, state: Briefing): Order | null {
  const task = taskOf(state);
  // When recording has begun, or another owner has come, the step is under way already; every other event asks for one.
  if (task === null || event.type === 'RecordingStarted' || event.type === 'BriefingClaimed') return null;
  if (event.type !== 'StepFailed' || event.data.code === INTERRUPTED) return { ...task, delaySeconds: 0 };
  return { ...task, delaySeconds: FIRST_RETRY_SECONDS * 2 ** (event.data.attempt - 1) };
}
