// What a briefing of each length costs from the request to its sound, and what serving that sound costs.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OURS } from './meter.mjs';
import { megabytesOf } from '../../../test/support/program/processes.ts';
import { requestCost } from './requests.mjs';

const LOOK_EVERY_MS = 200;

const poster = (api, token) => async (path, body) => {
  const answer = await fetch(`${api.url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return await answer.json();
};

async function bytesBelow(folder) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => await stat(join(folder, name)).catch(() => null)));
  return sizes.reduce((sum, file) => sum + (file?.isFile() ? file.size : 0), 0);
}

/** Waits in the database: questions to the service would be counted as its work. */
async function finished(client, id, look) {
  for (;;) {
    const { rows } = await client.query(`${OURS} select status from briefing.briefing where id = $1`, [id]);
    if (rows[0]?.status === 'ready') return;
    if (/failed/.test(rows[0]?.status ?? '')) throw new Error(`a briefing is ${rows[0].status}`);
    look();
    await sleep(LOOK_EVERY_MS);
  }
}

async function eventsIn(client) {
  return (await client.query(`${OURS} select count(*)::float8 as events from eventstore.event`)).rows[0].events;
}

async function briefingCost(installation, { post, worker }, { seconds, words, count }) {
  const { client, meter, dataDir } = installation;
  const media = join(dataDir, 'media');
  const before = { bytes: await bytesBelow(media), events: await eventsIn(client) };
  let most = 0;
  const ids = [];
  const cost = await meter.cost(count, async () => {
    for (let turn = 0; turn < count; turn += 1) {
      const { artifact_id: id, message } = await post('artifacts/compositions/create', {
        artifact_type: 'audio_brief',
        user_request: `${words}, please: turn ${turn}.`,
        capacity: { target_length_seconds: seconds },
      });
      if (id === undefined) throw new Error(message);
      await finished(client, id, () => (most = Math.max(most, megabytesOf(worker.pid))));
      ids.push(id);
    }
  });
  const { artifact } = await post('artifacts/get', { id: ids.at(-1) });
  const minutes = artifact.audio_duration_ms / 60_000;
  return {
    artifact,
    cost: {
      ...cost,
      minutes,
      audioBytes: artifact.audio_size_bytes,
      mediaBytes: ((await bytesBelow(media)) - before.bytes) / count,
      events: ((await eventsIn(client)) - before.events) / count,
      peakMegabytes: most,
    },
  };
}

const LENGTHS = {
  briefing3: { seconds: 180, words: 'What is new', count: 4 },
  briefing5: { seconds: 300, words: 'What is new', count: 4 },
  briefing15: { seconds: 900, words: 'What is new', count: 2 },
  briefing60: { seconds: 3600, words: 'What is new', count: 1 },
};

export async function briefingCosts(installation, { api, worker, token, requests }) {
  const post = poster(api, token);
  // Each tells the same news.
  await post('listening/update', { memory: false });
  await briefingCost(installation, { post, worker }, { ...LENGTHS.briefing5, words: 'To warm up', count: 1 });
  const costs = {};
  let episode = null;
  for (const [name, length] of Object.entries(LENGTHS)) {
    const made = await briefingCost(installation, { post, worker }, length);
    costs[name] = made.cost;
    if (name === 'briefing5') episode = made.artifact;
  }
  const served = await servingCosts(installation.meter, api, episode, requests);
  return { ...costs, ...served };
}

async function servingCosts(meter, api, episode, count) {
  const pathOf = (url) => new URL(url).pathname;
  const one =
    (path, headers = {}) =>
    () => ({ path: pathOf(path), headers });
  const whole = { url: api.url, count, one: one(episode.audio_url) };
  const part = { url: api.url, count, one: one(episode.audio_url, { range: 'bytes=0-65535' }), expected: 206 };
  const viewer = { url: api.url, count, one: one(episode.viewer_url, { 'accept-encoding': 'gzip' }) };
  return {
    episodeFetched: await requestCost(meter, whole),
    episodePart: await requestCost(meter, part),
    episodePage: await requestCost(meter, viewer),
  };
}
