import type { Recovery } from '../../../../shared/delivery/discovery/agent-guide.js';

/** What to do when `auth/skill/pair` and `auth/skill/token` refuse (RFC 8628 §3.5, RFC 6749 §5.2). */
export const tokenRecoveries = (anonymous: boolean): readonly Recovery[] => [
  {
    status: 400,
    code: 'authorization_pending',
    advice: 'The person has not decided yet: ask again after `interval` seconds.',
  },
  { status: 400, code: 'slow_down', advice: 'You ask too often: wait 5 seconds longer between requests.' },
  { status: 400, code: 'access_denied', advice: 'The person refused. Do not ask again unless they tell you to.' },
  { status: 400, code: 'expired_token', advice: 'The pairing is over or was used: start a new one.' },
  {
    status: 400,
    code: 'invalid_grant',
    advice: `The code${anonymous ? ', its verifier or the claim token' : ' or its verifier'} is wrong, used or over: begin again.`,
  },
];
