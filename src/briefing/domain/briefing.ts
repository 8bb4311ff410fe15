import { DomainError } from '../../shared/kernel/domain-error.js';
import type { Decider } from '../../shared/kernel/decider.js';
import { unreachable } from '../../shared/kernel/unreachable.js';
import { isOwned, type Briefing, type BriefingCommand } from './briefing-state.js';
import { isNews } from './correcting/recorded.js';
import type { BriefingEvent, CompositionInputs, EventOf, Step } from './events.js';
import {
  decideKeeping,
  evolveKeeping,
  isKeeping,
  isKeepingCommand,
  withMarksOf,
  type KeepingCommand,
  type KeepingEvent,
} from './keeping/keeping.js';
import { lastAttempt } from './production/attempts.js';

export * from './briefing-state.js';

type Requested = EventOf<'BriefingRequested'>['data'];
type Claimed = EventOf<'BriefingClaimed'>['data'];
type Corrected = EventOf<'CitationCorrected'>['data'];
type Erased = EventOf<'BriefingErased'>['data'];

export class NoActiveSubscriptions extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'no_active_subscriptions';

  constructor() {
    super('There is nothing to brief from: you have no active subscriptions. Subscribe to a feed first.');
  }
}

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

/** Nobody has heard what is not ready. A change that is noticed twice is one. */
const correctCitation = (data: Corrected, state: Briefing): readonly BriefingEvent[] =>
  state.status === 'ready' && isNews(data, state.corrections ?? []) ? [{ type: 'CitationCorrected', data }] : [];

/** Whatever became of it so far. Somebody else's stays theirs: a claim that is repeated changes nothing. */
const claimBriefing = (data: Claimed, state: Briefing): readonly BriefingEvent[] =>
  isOwned(state) && state.requested.owner === data.from ? [{ type: 'BriefingClaimed', data }] : [];

/** The composition failed before it read any item. */
const NO_INPUTS: CompositionInputs = {
  selection: null,
  window: null,
  understood: null,
  told: null,
  corrections: null,
  disclosure: null,
};

function reportFailure(
  command: Extract<BriefingCommand, { type: 'ReportFailure' }>,
  state: Briefing,
): readonly BriefingEvent[] {
  if (!('failedAttempts' in state) || nextStep(state) !== command.step) return [];
  const { step, failure } = command;
  const attempt = state.failedAttempts + 1;
  if (attempt !== (command.attempt ?? attempt)) return [];
  const retried = command.passing && attempt < lastAttempt(failure);
  const failed: BriefingEvent = { type: 'StepFailed', data: { step, attempt, retried, ...failure } };
  if (retried) return [failed];
  return [
    failed,
    step === 'compose'
      ? { type: 'CompositionFailed', data: { ...failure, ...(command.inputs ?? NO_INPUTS) } }
      : { type: 'BriefingFailed', data: { step, ...failure } },
  ];
}

const decide = (command: BriefingCommand, state: Briefing): readonly BriefingEvent[] =>
  isKeepingCommand(command) ? decideKeeping(command, state) : decideMaking(command, state);

function decideMaking(command: Exclude<BriefingCommand, KeepingCommand>, state: Briefing): readonly BriefingEvent[] {
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
    case 'CorrectCitation':
      return correctCitation(command.data, state);
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

const evolve = (state: Briefing, event: BriefingEvent): Briefing =>
  isKeeping(event) ? evolveKeeping(state, event) : withMarksOf(state, evolveMaking(state, event));

type MakingEvent = Exclude<BriefingEvent, KeepingEvent>;

/** What follows an event in the state it is allowed in; any other combination leaves the state as it is. */
function evolveMaking(state: Briefing, event: MakingEvent): Briefing {
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
      return publishedAs(event.data, state);
    case 'CitationCorrected':
      return correctedBy(event.data, state);
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

const correctedBy = (correction: EventOf<'CitationCorrected'>['data'], state: Briefing): Briefing =>
  state.status === 'ready' ? { ...state, corrections: [...(state.corrections ?? []), correction] } : state;

const ownedBy = (owner: string, state: Briefing): Briefing =>
  isOwned(state) ? { ...state, requested: { ...state.requested, owner } } : state;

const erasedAs = (erased: Erased, state: Briefing): Briefing => {
  return { status: 'erased', requested: 'requested' in state ? state.requested : null, erased };
};

const publishedAs = (published: EventOf<'BriefingPublished'>['data'], state: Briefing): Briefing =>
  state.status === 'assembling' ? { ...ofAssembling(state), status: 'ready', published } : state;

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
