import type { EndpointAnswer } from '../../../shared/outbound/network/operator-endpoint.js';

type Fault = 'refused' | 'unusable' | 'rejected' | 'loading';

/** Words of real services, each with what it comes to. */
const FAULTS: readonly (readonly [Fault, RegExp])[] = [
  // A filter in front of the model dislikes the question.
  ['refused', /content_filter|ResponsibleAIPolicyViolation|content management policy|content_policy_violation/i],
  // The service checked the answer against what was asked for, and keeps it back.
  ['unusable', /json_validate_failed|failed to generate json/i],
  // Nothing is left to pay with: that does not pass while a briefing waits.
  ['rejected', /insufficient_quota|billing_hard_limit/i],
  // It reads the model from its disk, and will answer.
  ['loading', /loading model|model (?:\S{1,200} )?is (?:currently |still )?(?:being )?load(?:ing|ed)/i],
];
/** The fault is told at the beginning; behind it some services repeat what was asked. */
const FIRST_WORDS = 4_000;

/** Why a service refuses a request, where another dialect of the protocol would not mend it; null: perhaps one would. */
export function faultOf({ status, text }: Pick<EndpointAnswer, 'status' | 'text'>): Fault | null {
  if (status < 400) return null;
  const words = text.slice(0, FIRST_WORDS);
  return FAULTS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
