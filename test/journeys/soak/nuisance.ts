// What callers should not do and do: requests that are refused, and requests that nobody waits for to their end.
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Place } from '../client.js';

export interface Nuisance {
  readonly place: Place;
  readonly token: string;
}

interface Refused {
  readonly path: string;
  readonly body?: string;
  readonly token?: string;
  readonly status: number;
}

const MANY = `{"feed_url":"${'x'.repeat(3_000_000)}"}`;

const refused = (token: string): readonly Refused[] => [
  { path: '/api/v1/items/list', body: '{', token, status: 400 },
  { path: '/api/v1/items/list', body: '{"limit":0}', token, status: 400 },
  { path: '/api/v1/items/list', body: '{}', status: 401 },
  { path: '/api/v1/items/list', body: '{}', token: 'of nobody', status: 401 },
  { path: '/api/v1/nowhere', body: '{}', token, status: 404 },
  { path: '/api/v1/artifacts/get', body: '{"id":"art_nobody"}', token, status: 404 },
  { path: '/api/v1/subscriptions/create', body: MANY, token, status: 413 },
  { path: '/nowhere', status: 404 },
  { path: '/api/v1/items/list', status: 405 },
];

export async function sendNonsense({ place, token: ours }: Nuisance): Promise<void> {
  for (const { path, body, token, status } of refused(ours)) {
    const answer = await fetch(place.baseUrl + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body }),
    });
    await answer.arrayBuffer();
    if (answer.status !== status) throw new Error(`${path} is answered with ${answer.status} instead of ${status}`);
  }
}

const SLOW = ['/api/v1/items/list', '/api/v1/subscriptions/refresh-all', '/api/v1/subscriptions/discover'];
const HALF =
  'POST /api/v1/items/list HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n';

/** The connection is gone before there is an answer, in the middle of a request, and as soon as a stream has begun. */
export async function leaveEarly({ place, token }: Nuisance): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  for (const path of SLOW) {
    const gone = new AbortController();
    const asked = fetch(place.baseUrl + path, { method: 'POST', headers, body: '{}', signal: gone.signal });
    setImmediate(() => gone.abort());
    await asked.then((answer) => answer.body?.cancel()).catch(() => undefined);
  }
  const gone = new AbortController();
  await fetch(`${place.baseUrl}/api/v1/events`, { headers, signal: gone.signal });
  gone.abort();
  const socket = connect(Number(new URL(place.baseUrl).port), 'localhost');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`${HALF}Authorization: Bearer ${token}\r\n\r\n{"limit"`);
  await new Promise((resolve) => setImmediate(resolve));
  socket.destroy();
}
