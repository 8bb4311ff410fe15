import type { Answer } from '../../../shared/outbound/network/safe-request.js';
import { failed, refused, type Failed, type Refused } from './fetch-problem.js';

type Head = Pick<Answer, 'status' | 'url' | 'header'>;

const LATER = 'It is asked again later; there is nothing to do.';
const ROBOTS = 'The server asks whether we are a robot. Its publisher can let feed readers through.';

const REFUSALS: ReadonlyMap<number, Refused> = new Map([
  [401, refused('not_a_feed', 'The server asks for a password (401). Look for an address that is open to everybody.')],
  [402, refused('not_a_feed', 'The server asks for payment (402). Look for an address that is open to everybody.')],
  [
    403,
    refused(
      'not_a_feed',
      'The server lets us not in (403). If a browser opens the address, the site turns feed readers away.',
    ),
  ],
  [404, refused('not_found', 'There is nothing at this address (404). Check it, or look for the feed on its website.')],
  [410, refused('gone', 'The feed is gone for good, says its server (410). You can unsubscribe from it.')],
  [451, refused('not_a_feed', 'The server may not give this out for legal reasons (451).')],
]);

/**
 * The outcome of a status without a document; null: read the body. Temporary failures: 408, 425, 429, 5xx, partial
 * content (206) and an unrequested 304. Every other status is permanent.
 */
export function problemOfStatus(head: Head, retryAfterMs: number | null): Refused | Failed | null {
  const { status } = head;
  if (isRobotWall(head)) return refused('not_a_feed', ROBOTS);
  if (status >= 200 && status <= 203) return null;
  const refusal = REFUSALS.get(status);
  if (refusal !== undefined) return refusal;
  const words = failureOf(status);
  if (words === null)
    return refused('not_a_feed', `There is no feed at this address, says its server (${status}). Check it.`);
  const busy = status === 429 || (status === 503 && retryAfterMs !== null);
  return { ...failed(words, retryAfterMs), ...(busy && { busyUrl: head.url }) };
}

function failureOf(status: number): string | null {
  if (status === 429) return `The server asks us to come less often (429). ${LATER}`;
  if (status >= 500) return `The server is in trouble (${status}). ${LATER}`;
  if ([206, 304, 408, 425].includes(status)) return `The server gave no whole answer (${status}). ${LATER}`;
  return null;
}

/** Headers of bot challenges by Cloudflare, and by AWS, which sends them with status 202. */
export const isRobotWall = ({ header }: Head): boolean =>
  header('cf-mitigated') === 'challenge' || /^(?:challenge|captcha)$/.test(header('x-amzn-waf-action') ?? '');
