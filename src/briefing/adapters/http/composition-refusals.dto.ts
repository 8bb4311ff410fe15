import { Constant, Described, Integer, NoOtherFields, Text } from '../../../shared/delivery/http/dto.js';
import type { JsonObject } from '../../../shared/kernel/json.js';
import { AllowanceExhausted, AnonymousAllowanceExhausted } from '../../domain/allowance.js';
import { NoActiveSubscriptions } from '../../domain/briefing.js';

@NoOtherFields()
export class NoActiveSubscriptionsBody {
  @Constant('no_active_subscriptions')
  error!: 'no_active_subscriptions';

  @Text()
  message!: string;

  @Constant('manage_subscriptions')
  next_action!: 'manage_subscriptions';
}

@NoOtherFields()
export class AnonymousAllowanceBody {
  @Constant('audio_brief')
  artifact_type!: 'audio_brief';

  @Constant('anonymous_web_podcast_allowance_exhausted')
  error!: 'anonymous_web_podcast_allowance_exhausted';

  @Constant(1)
  limit!: 1;

  @Text()
  message!: string;

  @Constant('sign_in')
  next_action!: 'sign_in';
}

@NoOtherFields()
export class AllowanceBody {
  @Constant('audio_brief')
  artifact_type!: 'audio_brief';

  @Constant('allowance_exhausted')
  error!: 'allowance_exhausted';

  @Integer(0, Number.MAX_SAFE_INTEGER)
  limit!: number;

  @Text()
  message!: string;

  @Constant('wait_until_reset')
  next_action!: 'wait_until_reset';

  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('Milliseconds since the Unix epoch.')
  next_generation_at!: number;
}

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
