import type { JsonObject } from '../../../shared/kernel/json.js';
import type { RecordedEvent } from '../../../shared/storage/eventstore/event-store.js';
import { CannotProject } from '../../../shared/storage/projections/projection-fault.js';
import { historyStreamOf } from '../../application/ports/history-archive.js';
import type { BriefingEvent } from '../../domain/events.js';
import {
  composedWithInputs,
  failureWithInputs,
  requestWithDefaults,
  requestWithSeries,
  withCorrections,
  withDisclosure,
  withDurationFactors,
  withTold,
  withUnderstood,
  withWriting,
  type Upcast,
} from './upcasters.js';

/** One stream for each briefing. */
export const STREAM_PREFIX = historyStreamOf('');
export const idOf = (stream: string): string => stream.slice(STREAM_PREFIX.length);

/** How an event is stored: under which name, in which version of its shape, and how older shapes become the present one. */
export interface StoredEvent {
  readonly name: string;
  /** 1, and one more for each step. */
  readonly schema: number;
  readonly steps: readonly Upcast[];
}

const stored = (name: string, ...steps: Upcast[]): StoredEvent => ({ name, schema: steps.length + 1, steps });

/**
 * Present shape of each event's data. An old shape is never rewritten: `decode` brings it up to date, step by step.
 * Names are stored and therefore for ever; renaming the type in the domain changes the left side only.
 */
export const STORED: Readonly<Record<BriefingEvent['type'], StoredEvent>> = {
  BriefingRequested: stored('BriefingRequested', requestWithDefaults, requestWithSeries),
  BriefingComposed: stored(
    'BriefingComposed',
    composedWithInputs,
    withUnderstood,
    withWriting,
    withTold,
    withDurationFactors,
    withCorrections,
    withDisclosure,
  ),
  RecordingStarted: stored('RecordingStarted'),
  SpeechRecorded: stored('SpeechRecorded'),
  BriefingPublished: stored('BriefingPublished'),
  StepFailed: stored('StepFailed'),
  CompositionFailed: stored(
    'CompositionFailed',
    failureWithInputs,
    withUnderstood,
    withTold,
    withCorrections,
    withDisclosure,
  ),
  BriefingFailed: stored('BriefingFailed'),
  CitationCorrected: stored('CitationCorrected'),
  BriefingClaimed: stored('BriefingClaimed'),
  BriefingDeleted: stored('BriefingDeleted'),
  BriefingRestored: stored('BriefingRestored'),
  BriefingLinkRenewed: stored('BriefingLinkRenewed'),
  BriefingErased: stored('BriefingErased'),
};

const TYPES = new Map(Object.entries(STORED).map(([type, event]) => [event.name, { type, ...event }]));

export interface EncodedEvent {
  readonly type: string;
  readonly data: JsonObject;
  readonly schema: number;
}

export const encode = (event: BriefingEvent): EncodedEvent => {
  const { name, schema } = STORED[event.type];
  // Optional fields that are undefined vanish, as they will in the store.
  return { type: name, data: JSON.parse(JSON.stringify(event.data)) as JsonObject, schema };
};

const UNKNOWN = 'this program knows no such event';

/** An event that this version of the program cannot read: usually a newer one wrote it. */
export class UnreadableEvent extends CannotProject {
  override readonly name = 'UnreadableEvent';

  constructor({ stream, revision }: RecordedEvent, what: string, why: string) {
    super(why, `${stream}@${revision}: ${what}. It was written by a newer program: update this one.`);
  }
}

/** In the present shape. Throws UnreadableEvent for a name or a version that this program has never written. */
export function decode(recorded: RecordedEvent): BriefingEvent {
  const known = TYPES.get(recorded.type);
  if (known === undefined) throw new UnreadableEvent(recorded, `unknown event ${recorded.type}`, UNKNOWN);
  const { type, schema, steps } = known;
  const version = recorded.metadata['schema'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > schema) {
    throw new UnreadableEvent(
      recorded,
      `${recorded.type} of schema ${JSON.stringify(version)}, known are 1 to ${schema}`,
      `its schema is ${typeof version === 'number' ? version : 'no number'}, known are 1 to ${schema}`,
    );
  }
  const data = steps.slice(version - 1).reduce((shape, step) => step(shape), recorded.data as JsonObject);
  return { type, data } as BriefingEvent;
}
