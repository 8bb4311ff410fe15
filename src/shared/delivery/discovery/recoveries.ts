import type { Recovery } from './agent-guide.js';

/** What to do about refusals that any operation may answer with (SPEC, "Client recovery rules"). */
export const RECOVERIES: readonly Recovery[] = [
  { status: 400, code: 'invalid_request', advice: 'Change what `message` names, then send it again; never unchanged.' },
  {
    status: 401,
    code: 'unauthorized',
    advice: 'The token is missing, expired, revoked or for another audience: get a new one.',
  },
  {
    status: 403,
    code: 'forbidden',
    advice: 'The token is good, but not for this. Tell the person; another try changes nothing.',
  },
  {
    status: 403,
    code: 'quota_exceeded',
    advice: 'Nothing was added. `message` says how many there may be, and what to do.',
  },
  {
    status: 404,
    code: 'not_found',
    advice: 'Ids come from the lists, and only the caller’s own are found. List again.',
  },
  { status: 405, code: 'method_not_allowed', advice: 'Use a method that the `Allow` header names.' },
  {
    status: 410,
    code: 'gone',
    advice: 'A stored file was damaged and cannot be made again. Create a new briefing; another try changes nothing.',
  },
  { status: 413, code: 'payload_too_large', advice: 'Send a shorter body.' },
  {
    status: 415,
    code: 'unsupported_media_type',
    advice: 'Send JSON, as it is, with `Content-Type: application/json`.',
  },
  { status: 429, code: 'rate_limited', advice: 'Wait as many seconds as `Retry-After` says, then send it again.' },
  {
    status: 500,
    code: 'internal_error',
    advice: 'Try again after 1, 2, 4, … seconds, five times at most; then tell the person.',
  },
  {
    status: 503,
    code: 'unavailable',
    advice: 'Nothing was done. Wait as `Retry-After` says, then send it again, longer each time.',
  },
];
