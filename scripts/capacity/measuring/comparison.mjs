// The busiest hour of an installation at a thousandth of its size, driven within minutes: what it costs really.
import { setTimeout as sleep } from 'node:timers/promises';
import { LENGTHS } from '../model/behaviour.mjs';
import { busiestSecond, dayOf } from '../model/load.mjs';
import { SETTLED_MS } from './idle-nodes.mjs';
import { Installation, PASSWORD } from './installation.mjs';
import { OURS } from './meter.mjs';
import { follow } from './polls.mjs';
import { Publishers } from './publishers.mjs';
import { asking, requestKinds, signIn } from './requests.mjs';
import { mcpTokenOf } from './streams.mjs';

const FEEDS = 200;
const ITEMS_EACH = 50;
const RESTED_S = 15;
const GIVE_UP_MS = 600_000;
const SECONDS_OF = { briefing5: 300, briefing15: 900, briefing60: 3600 };

/** How often each thing is done in the busiest hour of so many members; at least once what is done at all. */
export function hourOf(behaviour, members) {
  const second = busiestSecond(dayOf(behaviour, members));
  const count = ([name, rate]) => [name, Math.round(rate * 3600)];
  return Object.fromEntries(
    Object.entries(second)
      .map(count)
      .filter(([, times]) => times > 0),
  );
}

/** Makes feeds due, second by second, some of them with news, and waits until all have been asked. */
async function drivePolls({ client }, publishers, { polls, news, items, seconds }) {
  const each = Math.max(1, Math.round(items / Math.max(1, news)));
  for (let feed = 0; feed < Math.min(news, FEEDS); feed += 1) publishers.publish(feed, each);
  const { rows } = await client.query(`${OURS} select id from feed.feed order by id`);
  const since = Date.now();
  let due = 0;
  for (let second = 1; second <= seconds; second += 1) {
    const wanted = Math.round((polls * second) / seconds);
    const ids = Array.from({ length: wanted - due }, (_, index) => rows[(due + index) % rows.length].id);
    await client.query(`${OURS} update feed.feed set next_check_at = 0 where id = any ($1::int[])`, [ids]);
    due = wanted;
    await sleep(1000);
  }
  for (const until = performance.now() + GIVE_UP_MS; performance.now() < until; await sleep(200)) {
    const sql = `${OURS} select count(*)::int as count from feed.feed where last_attempt_at < $1 or next_check_at = 0`;
    const left = (await client.query(sql, [since])).rows[0].count;
    if (left === 0 || polls < FEEDS) return;
  }
}

async function driveRequests(url, kinds, hour) {
  for (const [name, one] of Object.entries(kinds)) {
    if (hour[name] > 0) await asking(url, hour[name], one);
  }
}

/** All are wanted at the same moment, as at seven; milliseconds until each is ready. */
async function produce({ client }, url, { token, hour }) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const order = async (name, number) => {
    const body = { artifact_type: 'audio_brief', user_request: `What is new, turn ${number}?` };
    const capacity = { target_length_seconds: SECONDS_OF[name] };
    const answer = await fetch(`${url}/api/v1/artifacts/compositions/create`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...body, capacity }),
    });
    return (await answer.json()).artifact_id;
  };
  const names = Object.keys(LENGTHS).flatMap((name) => Array.from({ length: hour[name] ?? 0 }, () => name));
  const began = Date.now();
  const ids = [];
  for (const [number, name] of names.entries()) ids.push(await order(name, number));
  for (const until = performance.now() + GIVE_UP_MS; performance.now() < until; await sleep(200)) {
    const { rows } = await client.query(
      `${OURS} select status, updated_at::float8 as at from briefing.briefing where id = any ($1) and status <> 'deleted'`,
      [ids],
    );
    const failed = rows.find(({ status }) => /failed/.test(status));
    if (failed !== undefined) throw new Error(`a briefing is ${failed.status}`);
    if (rows.every(({ status }) => status === 'ready')) return { names, ready: rows.map(({ at }) => at - began) };
  }
  throw new Error('not all briefings were made in time');
}

async function furnished(installation, publishers) {
  const api = await installation.start('api', { ROLE: 'api' });
  await installation.start('worker', { ROLE: 'worker' });
  const token = await installation.member('bench');
  await follow(api, token, publishers.urls);
  const { client } = installation;
  const read = `${OURS} select count(*)::int as count from feed.feed where last_success_at is not null`;
  while ((await client.query(read)).rows[0].count < FEEDS) await sleep(200);
  const answer = await fetch(`${api.url}/api/v1/items/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ limit: 100 }),
  });
  const itemIds = (await answer.json()).items.map(({ id }) => id);
  const cookies = await signIn(api.url, 'bench@example.org', PASSWORD);
  const mcpToken = await mcpTokenOf(installation, 'bench@example.org');
  const post = (path, body) =>
    fetch(`${api.url}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  await post('listening/update', { memory: false });
  const warm = await produce(installation, api.url, { token, hour: { briefing5: 1 } });
  if (warm.ready.length !== 1) throw new Error('nothing was made');
  await sleep(SETTLED_MS);
  await installation.meter.rest(RESTED_S);
  return { api, token, kinds: requestKinds({ token, mcpToken, cookies, itemIds }) };
}

/** Drives the hour within so many seconds; what it cost beyond a rest, and what was really done. */
export async function driven(hour, seconds) {
  const publishers = new Publishers(FEEDS, ITEMS_EACH);
  await publishers.listen();
  const polls = (hour.pollUnchanged ?? 0) + (hour.pollWhole ?? 0);
  const news = Math.min(FEEDS, hour.pollWhole ?? 0);
  return await Installation.use({}, async (installation) => {
    const { api, token, kinds } = await furnished(installation, publishers);
    const { client, meter } = installation;
    const itemsNow = async () => (await client.query(`${OURS} select count(*)::int as n from feed.item`)).rows[0].n;
    const before = await itemsNow();
    let production;
    const cost = await meter.cost(1, async () => {
      const work = [
        drivePolls(installation, publishers, { polls, news, items: hour.item ?? 0, seconds }),
        driveRequests(api.url, kinds, hour),
        produce(installation, api.url, { token, hour }).then((made) => (production = made)),
      ];
      await Promise.all(work);
    });
    const item = (await itemsNow()) - before;
    return {
      cost,
      production,
      done: { ...hour, pollWhole: news, pollUnchanged: polls - news, item, episodeFetched: 0 },
    };
  }).finally(() => publishers.close());
}
