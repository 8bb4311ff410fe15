import type { Words } from '../briefing-request.js';
import type { Material } from '../composing/material.js';
import type { EventOf } from '../events.js';
import type { Format } from '../request/understood.js';

/** How a briefing might have been asked for instead; what is absent stays as it was. */
export interface Changes {
  readonly userRequest?: string;
  /** Only of these sources. */
  readonly sourceIds?: readonly string[];
  /** Of none of these, besides those that it excluded. */
  readonly excludedSourceIds?: readonly string[];
  readonly targetLengthSeconds?: number;
  /** The format that holds where the words name none. */
  readonly format?: Format;
}

type Requested = EventOf<'BriefingRequested'>['data'];

export interface Asked {
  readonly requested: Requested;
  readonly words: Words;
}

/** The request as if it had been put otherwise. */
export function changed({ requested, words }: Asked, changes: Changes): Asked {
  const { request } = requested;
  const { userRequest, targetLengthSeconds, format } = changes;
  return {
    requested: {
      ...requested,
      request: {
        ...request,
        capacity: { ...request.capacity, ...(targetLengthSeconds !== undefined && { targetLengthSeconds }) },
        defaults: { ...request.defaults, ...(format !== undefined && { format }) },
      },
    },
    words: { ...words, ...(userRequest !== undefined && { userRequest }) },
  };
}

/** Of what was composed from, what the changes leave. They add nothing: what was not read then is not on record. */
export function left(
  material: readonly Material[],
  { sourceIds, excludedSourceIds = [] }: Changes,
): readonly Material[] {
  const isWanted = ({ sourceId }: Material): boolean => sourceIds?.includes(sourceId) ?? true;
  return material.filter((item) => isWanted(item) && !excludedSourceIds.includes(item.sourceId));
}
