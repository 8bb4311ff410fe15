// Somebody with subscriptions, and with some briefings, on an installation.
import { setTimeout as sleep } from 'node:timers/promises';

export const FEEDS = 10;
const BRIEFINGS = 6;

const poster =
  ({ url }, token) =>
  async (path, body) => {
    const answer = await fetch(`${url}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return await answer.json();
  };

/** Asks for a briefing of five minutes and waits for it. */
export async function briefed(post, turn) {
  const { artifact_id: id, message } = await post('artifacts/compositions/create', {
    artifact_type: 'audio_brief',
    user_request: `What is new, please: turn ${turn}.`,
    capacity: { target_length_seconds: 300 },
  });
  if (id === undefined) throw new Error(message);
  for (;;) {
    const { artifact } = await post('artifacts/get', { id });
    if (artifact.error) throw new Error(artifact.error.message);
    if (artifact.status === 'ready') return artifact;
    await sleep(100);
  }
}

/** Who follows all publishers: their token, and how to ask as them. */
export async function member(installation, node, publishers) {
  const token = await installation.member('reader');
  const post = poster(node, token);
  await post('settings/update', { profile: { timezone: 'Europe/Berlin' } });
  // Each briefing tells the same news.
  await post('listening/update', { memory: false });
  for (const feed_url of publishers.urls) await post('subscriptions/create', { feed_url });
  return { token, post };
}

/** The node that answers, whose token it is, and one of their briefings. */
export async function installed(installation, publishers) {
  const api = await installation.start('api', { ROLE: 'api', LOG_LEVEL: 'info' });
  await installation.start('worker', { ROLE: 'worker' });
  const { token, post } = await member(installation, api, publishers);
  let artifact;
  for (let turn = 0; turn < BRIEFINGS; turn += 1) artifact = await briefed(post, turn);
  await installation.stop('worker');
  return { api, token, artifact };
}
