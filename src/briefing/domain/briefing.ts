import { DomainError } from '../../shared/kernel/domain-error.js';
import type { Decider } from '../../shared/kernel/decider.js';
import { unreachable } from '../../shared/kernel/unreachable.js';
import type { BriefingEvent, CompositionInputs, EventOf, Failure, Step } from './events.js';

type Requested = EventOf<'BriefingRequested'>['data'];
type Composed = EventOf<'BriefingComposed'>['data'];
type Recorded = EventOf<'SpeechRecorded'>['data'];
type Published = EventOf<'BriefingPublished'>['data'];
type Claimed = EventOf<'BriefingClaimed'>['data'];
type Erased = EventOf<'BriefingErased'>['data'];

/** Attempts that the current step has failed so far. */
interface Trying {
  readonly failedAttempts: number;
}

/** `requested.owner` is whose it is now: whoever asked for it, or the member who claimed it. */
export type Briefing =
  | { readonly status: 'unrequested' }
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
    }
  /** `requested` is null when the briefing was erased before it was recorded. */
  | { readonly status: 'erased'; readonly requested: Requested | null; readonly erased: Erased };

/** A briefing that its owner can see. */
export type VisibleBriefing = Exclude<Briefing, { status: 'unrequested' | 'erased' }>;

export type BriefingStatus = Exclude<Briefing['status'], 'unrequested'>;

/** The statuses of a briefing that waits for a step, in their order. */
export const IN_PRODUCTION: readonly BriefingStatus[] = ['composing', 'queued', 'rendering', 'assembling'];

/** The status of a briefing that nobody sees any more. */
export const ERASED = 'erased' satisfies BriefingStatus;

export type BriefingCommand =
  | { readonly type: 'RequestBriefing'; readonly data: Requested }
  | { readonly type: 'RecordComposition'; readonly data: Composed }
  | { readonly type: 'StartRecording' }
  | { readonly type: 'RecordSpeech'; readonly data: Recorded }
  | { readonly type: 'PublishBriefing'; readonly data: Published }
  | { readonly type: 'ClaimBriefing'; readonly data: Claimed }
  | { readonly type: 'EraseBriefing'; readonly data: Erased }
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

export class NoActiveSubscriptions extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'no_active_subscriptions';

  constructor() {
    super('There is nothing to brief from: you have no active subscriptions. Subscribe to a feed first.');
  }
}

/** A step that fails for a passing reason is tried so many times before the briefing fails. */
export const MAX_ATTEMPTS = 5;

/** The step that a briefing waits for; null when it is finished. The process manager of production. */
export const nextStep = (state: Briefing): Step | null => STEP_OF[state.status];

const STEP_OF: Readonly<Record<Briefing['status'], Step | null>> = {
  unrequested: null,
  composing: 'compose',
  queued: 'record',
  rendering: 'record',
  assembling: 'assemble',
  ready: null,
  composition_failed: null,
  failed: null,
  erased: null,
};

function requestBriefing(data: Requested, state: Briefing): readonly BriefingEvent[] {
  if (state.status !== 'unrequested') return [];
  if (data.activeSubscriptions === 0) throw new NoActiveSubscriptions();
  return [{ type: 'BriefingRequested', data }];
}

/** Whatever became of it so far. Somebody else's stays theirs: a claim that is repeated changes nothing. */
const claimBriefing = (data: Claimed, state: Briefing): readonly BriefingEvent[] =>
  isOwned(state) && state.requested.owner === data.from ? [{ type: 'BriefingClaimed', data }] : [];

const isOwned = (state: Briefing): state is VisibleBriefing =>
  state.status !== 'unrequested' && state.status !== ERASED;

/** The composition failed before it read any item. */
const NO_INPUTS: CompositionInputs = { selection: null, window: null, understood: null, told: null };

function reportFailure(
  command: Extract<BriefingCommand, { type: 'ReportFailure' }>,
  state: Briefing,
): readonly BriefingEvent[] {
  if (!('failedAttempts' in state) || nextStep(state) !== command.step) return [];
  const { step, failure } = command;
  const attempt = state.failedAttempts + 1;
  if (attempt !== (command.attempt ?? attempt)) return [];
  const retried = command.passing && attempt < MAX_ATTEMPTS;
  const failed: BriefingEvent = { type: 'StepFailed', data: { step, attempt, retried, ...failure } };
  if (retried) return [failed];
  return [
    failed,
    step === 'compose'
      ? { type: 'CompositionFailed', data: { ...failure, ...(command.inputs ?? NO_INPUTS) } }
      : { type: 'BriefingFailed', data: { step, ...failure } },
  ];
}

function decide(command: BriefingCommand, state: Briefing): readonly BriefingEvent[] {
  switch (command.type) {
    case 'RequestBriefing':
      return requestBriefing(command.data, state);
    case 'RecordComposition':
      return state.status === 'composing' ? [{ type: 'BriefingComposed', data: command.data }] : [];
    case 'StartRecording':
      return state.status === 'queued' ? [{ type: 'RecordingStarted', data: {} }] : [];
    case 'RecordSpeech':
      return state.status === 'rendering' ? [{ type: 'SpeechRecorded', data: command.data }] : [];
    case 'PublishBriefing':
      return state.status === 'assembling' ? [{ type: 'BriefingPublished', data: command.data }] : [];
    case 'ClaimBriefing':
      return claimBriefing(command.data, state);
    case 'EraseBriefing':
      return state.status === 'erased' ? [] : [{ type: 'BriefingErased', data: command.data }];
    case 'ReportFailure':
      return reportFailure(command, state);
    default:
      return unreachable(command);
  }
}

/** What follows an event in the state it is allowed in; any other combination leaves the state as it is. */
function evolve(state: Briefing, event: BriefingEvent): Briefing {
  switch (event.type) {
    case 'BriefingRequested':
      return { status: 'composing', requested: event.data, failedAttempts: 0 };
    case 'BriefingComposed':
      if (state.status !== 'composing') return state;
      return { status: 'queued', requested: state.requested, composed: event.data, failedAttempts: 0 };
    case 'RecordingStarted':
      return state.status === 'queued' ? { ...state, status: 'rendering' } : state;
    case 'SpeechRecorded':
      if (state.status !== 'rendering') return state;
      return { ...state, status: 'assembling', recorded: event.data, failedAttempts: 0 };
    case 'BriefingPublished':
      if (state.status !== 'assembling') return state;
      return { ...ofAssembling(state), status: 'ready', published: event.data };
    case 'StepFailed':
    case 'CompositionFailed':
    case 'BriefingFailed':
      return evolveFailure(state, event);
    case 'BriefingClaimed':
      return ownedBy(event.data.to, state);
    case 'BriefingErased':
      return erasedAs(event.data, state);
    default:
      return unreachable(event);
  }
}

const ownedBy = (owner: string, state: Briefing): Briefing =>
  isOwned(state) ? { ...state, requested: { ...state.requested, owner } } : state;

const erasedAs = (erased: Erased, state: Briefing): Briefing => {
  return { status: 'erased', requested: 'requested' in state ? state.requested : null, erased };
};

const ofAssembling = ({ requested, composed, recorded }: Extract<Briefing, { status: 'assembling' }>) => ({
  requested,
  composed,
  recorded,
});

function evolveFailure(
  state: Briefing,
  event: EventOf<'StepFailed' | 'CompositionFailed' | 'BriefingFailed'>,
): Briefing {
  if (!('failedAttempts' in state)) return state;
  switch (event.type) {
    case 'StepFailed':
      return { ...state, failedAttempts: event.data.attempt };
    case 'CompositionFailed': {
      const { code, message, ...inputs } = event.data;
      const failure = { code, message };
      return { status: 'composition_failed', requested: state.requested, failure, ...inputs };
    }
    case 'BriefingFailed': {
      if (!('composed' in state)) return state;
      const { code, message } = event.data;
      return { status: 'failed', requested: state.requested, composed: state.composed, failure: { code, message } };
    }
    default:
      return unreachable(event);
  }
}

export const briefing: Decider<Briefing, BriefingCommand, BriefingEvent> = {
  initial: { status: 'unrequested' },
  decide,
  evolve,
};
