import type { JsonObject } from '../../../shared/kernel/json.js';

/**
 * From one version of an event's shape to the next. Never edited once an event was stored in the older version: a later
 * change is a step of its own. Adds what the older program did not record, and makes nothing up.
 */
export type Upcast = (data: JsonObject) => JsonObject;

/** BriefingComposed 1 → 2: the selection of all items, the window, the platform and the hosts' names are recorded. */
export const composedWithInputs: Upcast = (data) => ({
  ...data,
  selection: null,
  window: null,
  platform: null,
  hosts: null,
});

/** BriefingComposed and CompositionFailed 2 → 3: what the request was understood to say is recorded. */
export const withUnderstood: Upcast = (data) => ({ ...data, understood: null });

/** BriefingComposed 3 → 4: what a language model wrote is recorded. */
export const withWriting: Upcast = (data) => ({ ...data, writing: null });

/** CompositionFailed 1 → 2: the inputs of the composition are recorded. */
export const failureWithInputs: Upcast = (data) => ({ ...data, selection: null, window: null });

/** BriefingComposed 4 → 5 and CompositionFailed 3 → 4: what earlier briefings had told is recorded. */
export const withTold: Upcast = (data) => ({ ...data, told: null });

/** BriefingComposed 5 → 6: how fast the hosts were taken to speak is recorded. There were none but the default voices. */
export const withDurationFactors: Upcast = ({ hosts = null, ...data }) => ({
  ...data,
  hosts: hosts === null ? null : (hosts as readonly JsonObject[]).map((host) => ({ ...host, durationFactor: 1 })),
});

/** BriefingRequested 1 → 2: what the owner preferred is recorded. Nobody could say it before, and nothing was remembered. */
export const requestWithDefaults: Upcast = (data) => ({
  ...data,
  request: {
    ...(data['request'] as JsonObject),
    defaults: { format: null, targetLengthSeconds: null },
    memory: false,
  },
});

/** BriefingRequested 2 → 3: the show that it is an episode of is recorded. There were none. */
export const requestWithSeries: Upcast = (data) => ({
  ...data,
  request: { ...(data['request'] as JsonObject), series: null },
});

/** BriefingComposed 6 → 7 and CompositionFailed 4 → 5: the corrections that were to be told are recorded. There were none. */
export const withCorrections: Upcast = (data) => ({ ...data, corrections: null });

/** BriefingComposed 7 → 8 and CompositionFailed 5 → 6: what the hosts were to say of themselves is recorded. It was nothing. */
export const withDisclosure: Upcast = (data) => ({ ...data, disclosure: null });
