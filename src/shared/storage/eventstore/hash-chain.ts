import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { JsonObject } from '../../kernel/json.js';
import { cleanJson } from '../database/clean-json.js';
import type { NewEvent, RecordedEvent } from './event-store.js';

/** The newest event of a stream, as far as whoever adds the next one must know it. */
export interface StreamHead {
  /** −1: the stream does not exist. */
  readonly revision: number;
  /** `metadata.chain` of that event; empty when there is none. */
  readonly chain: string;
}

export const NO_STREAM: StreamHead = { revision: -1, chain: '' };

export const chainOf = (event: { readonly metadata: JsonObject }): string => {
  const { chain } = event.metadata;
  return typeof chain === 'string' ? chain : '';
};

/** The head of a stream that has been read to its end. */
export function headOf(history: readonly RecordedEvent[]): StreamHead {
  const last = history.at(-1);
  return last === undefined ? NO_STREAM : { revision: last.revision, chain: chainOf(last) };
}

type Place = { readonly stream: string; readonly revision: number };

/** SHA-256 over the previous link and the event in canonical JSON (RFC 8785): jsonb reorders keys, so plain JSON differs. */
export function chainLink(previous: string, place: Place, event: NewEvent): string {
  const { chain: _, ...metadata } = event.metadata;
  const { stream, revision } = place;
  const text = canonicalize({ stream, revision, id: event.id, type: event.type, data: event.data, metadata });
  return hash('sha256', `${previous}${text ?? ''}`);
}

/** The events as they are to be appended after `head`: cleaned, each holding its link in `metadata.chain`. */
export function chained(stream: string, events: readonly NewEvent[], head: StreamHead): NewEvent[] {
  let { revision, chain } = head;
  return events.map((event) => {
    const clean = { ...event, data: cleanJson(event.data), metadata: cleanJson(event.metadata) };
    revision += 1;
    chain = chainLink(chain, { stream, revision }, clean);
    return { ...clean, metadata: { ...clean.metadata, chain } };
  });
}
