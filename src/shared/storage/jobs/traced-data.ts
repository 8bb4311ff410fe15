import { currentSpan } from '../../kernel/tracing.js';
import type { JsonObject } from '../../kernel/json.js';

/** Beside the data of a job, under a name that no data has. */
const TRACEPARENT = '_traceparent';

/** A trace goes on in whichever process runs the job, recorded or not. */
export function packed(data: JsonObject): JsonObject {
  const span = currentSpan();
  return span === null ? data : { ...data, [TRACEPARENT]: span.traceparent };
}

export function unpacked(packedData: JsonObject | null): { data: JsonObject; traceparent: string | null } {
  const { [TRACEPARENT]: traceparent, ...data } = packedData ?? {};
  return { data, traceparent: typeof traceparent === 'string' ? traceparent : null };
}
