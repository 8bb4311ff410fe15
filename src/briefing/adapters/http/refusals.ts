import type { JsonObject } from '../../../shared/kernel/json.js';
import { AllowanceExhausted, AnonymousAllowanceExhausted } from '../../domain/allowance.js';
import { NoActiveSubscriptions } from '../../domain/briefing.js';

/** What the contract adds to the Error body of these refusals; null: nothing. */
function detailsOf(error: unknown): JsonObject | null {
  if (error instanceof NoActiveSubscriptions) return { next_action: 'manage_subscriptions' };
  if (error instanceof AnonymousAllowanceExhausted) {
    return { artifact_type: 'audio_brief', limit: error.limit, next_action: 'sign_in' };
  }
  if (error instanceof AllowanceExhausted) {
    const { limit, nextGenerationAt } = error;
    const next = { next_action: 'wait_until_reset', next_generation_at: nextGenerationAt };
    return { artifact_type: 'audio_brief', limit, ...next };
  }
  return null;
}

/** Refusals of a briefing request have shapes of their own in the contract (SPEC, Errors). */
export function refuse(error: unknown): never {
  const details = detailsOf(error);
  throw details === null || typeof error !== 'object' ? error : Object.assign(error ?? {}, { details });
}
