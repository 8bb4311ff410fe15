// What it costs to ask feeds: the first time, without news, the whole document without news, and with news.
import { setTimeout as sleep } from 'node:timers/promises';
import { OURS } from './meter.mjs';

const GIVE_UP_MS = 300_000;

async function askAll({ client }, feeds) {
  const { rows } = await client.query(
    `${OURS} update feed.feed set next_check_at = 0 where watched
       returning (extract(epoch from now()) * 1000)::bigint as now`,
  );
  await asked(client, feeds, rows[0].now);
}

async function asked(client, feeds, since) {
  for (const until = performance.now() + GIVE_UP_MS; performance.now() < until; await sleep(100)) {
    const sql = `${OURS} select count(*)::int as count from feed.feed where last_attempt_at >= $1`;
    if ((await client.query(sql, [since])).rows[0].count >= feeds) return;
  }
  throw new Error('not all feeds were asked');
}

const opml = (urls) =>
  `<opml version="2.0"><body>${urls.map((url) => `<outline type="rss" xmlUrl="${url}"/>`).join('')}</body></opml>`;

export async function follow(api, token, urls) {
  const answer = await fetch(`${api.url}/api/v1/subscriptions/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ opml: opml(urls) }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

const FEED_BYTES = `${OURS} select sum(pg_total_relation_size(oid))::float8 as bytes from pg_class
  where relnamespace = 'feed'::regnamespace and relkind = 'r'`;

const bytesOf = async (client) => (await client.query(FEED_BYTES)).rows[0].bytes;

/** Rounds of all feeds; the middle one counts. */
async function rounds(count, round) {
  const all = [];
  for (let turn = 0; turn < count; turn += 1) all.push(await round());
  const total = (cost) => (cost.workerMs ?? 0) + cost.postgresMs;
  return all.toSorted((a, b) => total(a) - total(b))[Math.floor(count / 2)];
}

export async function pollCosts(installation, publishers, { api, token, turns }) {
  const { client, meter } = installation;
  const { feeds, itemsEach, urls } = publishers;
  const bytes = await bytesOf(client);
  const first = await meter.cost(feeds, async () => {
    await follow(api, token, urls);
    await asked(client, feeds, 1);
  });
  const diskBytes = ((await bytesOf(client)) - bytes) / (feeds * itemsEach);
  const again = () => meter.cost(feeds, () => askAll(installation, feeds));
  const unchanged = await rounds(turns, again);
  const changed = await rounds(turns, () => {
    publishers.publishAll(2);
    return again();
  });
  publishers.validators = false;
  const whole = await rounds(turns, again);
  publishers.validators = true;
  const documentBytes = Buffer.byteLength(publishers.document(0));
  const received = { wireBytes: documentBytes };
  return {
    pollUnchanged: { ...unchanged, wireBytes: 0 },
    pollWhole: { ...whole, ...received },
    pollTwoNewItems: { ...changed, ...received },
    pollFirst: { ...first, ...received, items: itemsEach },
    item: { ...perItem(first, whole, itemsEach), diskBytes },
  };
}

/** A first fetch beyond what it costs to look at a document of which nothing is new. */
const perItem = (first, whole, items) =>
  Object.fromEntries(
    Object.entries(first).map(([name, value]) => [name, Math.max(0, value - (whole[name] ?? 0)) / items]),
  );
