import type { JsonObject } from '../../../shared/kernel/json.js';
import type { RecordedEvent } from '../../../shared/eventstore/event-store.js';
import type { BriefingEvent } from '../../domain/events.js';

/** One stream for each briefing. */
const PREFIX = 'briefing-';

export const STREAM_PREFIX = PREFIX;
export const streamOf = (id: string): string => PREFIX + id;
export const idOf = (stream: string): string => stream.slice(PREFIX.length);

/**
 * Present shape of each event's data. An old shape is never rewritten: `decode` brings it up to date, step by step.
 * Names are stored and therefore for ever; renaming the type in the domain changes the left side only.
 */
const STORED: Readonly<Record<BriefingEvent['type'], { readonly name: string; readonly schema: number }>> = {
  BriefingRequested: { name: 'BriefingRequested', schema: 1 },
  BriefingComposed: { name: 'BriefingComposed', schema: 1 },
  RecordingStarted: { name: 'RecordingStarted', schema: 1 },
  SpeechRecorded: { name: 'SpeechRecorded', schema: 1 },
  BriefingPublished: { name: 'BriefingPublished', schema: 1 },
  StepFailed: { name: 'StepFailed', schema: 1 },
  CompositionFailed: { name: 'CompositionFailed', schema: 1 },
  BriefingFailed: { name: 'BriefingFailed', schema: 1 },
  BriefingErased: { name: 'BriefingErased', schema: 1 },
};

const TYPES = new Map(Object.entries(STORED).map(([type, { name }]) => [name, type]));

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

/** Throws for a name that no version of the program has written. */
export function decode(recorded: RecordedEvent): BriefingEvent {
  const type = TYPES.get(recorded.type);
  if (type === undefined) throw new Error(`${recorded.stream}@${recorded.revision}: unknown event ${recorded.type}`);
  return { type, data: recorded.data } as BriefingEvent;
}
