// Installations that grow: what is asked of them at each size.
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../../dist/app.module.js';
import { readConfig } from '../../../dist/config.js';
import { EventStreams } from '../../../dist/shared/storage/eventstore/event-streams.js';
import { Checkpoints } from '../../../dist/shared/storage/projections/checkpoints.js';
import { ProjectionRebuild } from '../../../dist/shared/storage/projections/projection-rebuild.js';
import { Installation } from '../../../scripts/capacity/measuring/installation.mjs';
import { tokens } from '../../../scripts/capacity/measuring/streams.mjs';
import { storedLifeOf } from '../event-store/lives.mjs';
import { follow, seed } from '../items-list/seed.mjs';
import { costsOf, listening, ordering, reading } from './requests.mjs';

const FOLLOWED = 100;
const EVENTS_OF_EACH = 5;
const WRITERS = 32;
/** Of somebody with briefings: the owner of every 500th of `storedLifeOf`. */
const OWNER = 'usr_0';
const SETTLING_SECONDS = 2;

async function caller(installation) {
  const [made] = await tokens(installation, 1);
  return made;
}

async function mcpTokenOf({ client }, callerId) {
  const { Sha256TokenMint } = await import('../../../dist/identity/security/adapters/crypto/sha256-token-mint.js');
  const { token, digest } = new Sha256TokenMint().mint();
  await client.query(
    `insert into identity.token (digest, caller_id, client, audience, scopes, issued_at, expires_at)
     select decode($1, 'hex'), caller_id, 'bench', 'mcp', '{mcp:use}', issued_at, expires_at from identity.token
      where caller_id = $2 limit 1`,
    [digest, callerId],
  );
  return token;
}

/** A reader who follows some feeds. */
async function reader(installation, followed = FOLLOWED) {
  const { id, token } = await caller(installation);
  await follow(installation.client, id, followed);
  return { id, token, mcpToken: await mcpTokenOf(installation, id) };
}

async function asked(installation, kinds, how) {
  await installation.client.query('analyze');
  const { url } = installation.nodes()[0];
  return await costsOf({ meter: installation.meter, url }, kinds, how);
}

async function running(installation) {
  await installation.start('api', { ROLE: 'api' });
  await installation.meter.rest(SETTLING_SECONDS);
}

/** A store with so many items of so many feeds, made anew. */
const store = (items, feeds) =>
  Installation.use({}, async (installation) => {
    await running(installation);
    await seed(installation.client, { items, feeds });
    return await asked(installation, reading(await reader(installation)));
  });

export const items = async (sizes) => await each(sizes, (size) => store(size, 500));
export const feeds = async (sizes) => await each(sizes, (size) => store(10_000, size));

const each = async (sizes, measure) => {
  const points = [];
  for (const size of sizes) points.push({ size, costs: await measure(size) });
  return points;
};

async function joined(installation, from, to) {
  const sql = `insert into identity.caller (id, kind, created_at)
    select 'usr_many' || n, 'member', 0 from generate_series($1::int, $2::int) n`;
  await installation.client.query(sql, [from + 1, to]);
  await installation.client.query(
    `insert into subscriptions.subscription (id, caller_id, feed_id, created_at, updated_at)
     select 'src_' || substr(md5(n || '/' || id), 1, 26), 'usr_many' || n, id, 0, 0
       from generate_series($1::int, $2::int) n, feed.feed where (id + n) % 25 = 0`,
    [from + 1, to],
  );
}

/** One installation in which more and more follow twenty feeds each; and who never had a briefing asks for one. */
export const callers = (sizes) =>
  Installation.use({}, async (installation) => {
    await running(installation);
    await seed(installation.client, { items: 10_000, feeds: 500 });
    const one = await reader(installation);
    let there = 0;
    return await each(sizes, async (size) => {
      await joined(installation, there, size);
      there = size;
      const costs = await asked(installation, reading(one));
      const ordered = await tokens(installation, 46);
      for (const { id } of ordered) await follow(installation.client, id, 3);
      const wanted = ordering(ordered.map(({ token }) => token));
      return { ...costs, ...(await asked(installation, wanted, { count: 40, expected: 202 })) };
    });
  });

/** Returns the position of the last event. */
async function write(streams, from, to) {
  let next = from;
  let last = '';
  const lane = async () => {
    while (next < to) {
      const id = `art_${String(next).padStart(26, '0')}`;
      const life = storedLifeOf(id, next);
      next += 1;
      const { position } = await streams.append(`briefing-${id}`, life);
      if (position > last) last = position;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, lane));
  return last;
}

const timed = async (meter, count, work) => {
  const { postgresMs, buffers, statements, seconds } = await meter.cost(count, work);
  return { processorMs: postgresMs, postgresMs, buffers, statements, p50Ms: seconds * 1_000 };
};

const APPENDED = 40;

/** One event store with more and more events; what PostgreSQL does for an append and for a history read. */
async function history(installation, app, briefings) {
  const streams = app.get(EventStreams);
  const append = await timed(installation.meter, APPENDED, () => write(streams, briefings, briefings + APPENDED));
  const replay = await timed(installation.meter, 200, async () => {
    for (let n = 0; n < 200; n += 1) {
      const index = Math.floor((briefings * n) / 200);
      await streams.read(`briefing-art_${String(index).padStart(26, '0')}`);
    }
  });
  return { 'append of a history': append, 'history read': replay };
}

async function growing(installation, app, sizes) {
  const { client } = installation;
  const { id, token } = await caller(installation);
  // Histories are of owners with plain names: the token is theirs.
  await client.query(`insert into identity.caller (id, kind, created_at) values ($1, 'member', 0)`, [OWNER]);
  await client.query('update identity.token set caller_id = $1 where caller_id = $2', [OWNER, id]);
  let [written, projected] = [0, ''];
  return await each(sizes, async (size) => {
    const briefings = size / EVENTS_OF_EACH;
    const last = await write(app.get(EventStreams), written, briefings);
    await app.get(Checkpoints, { strict: false }).move('briefing.shelf', projected, last);
    projected = last;
    await app.get(ProjectionRebuild).rebuild('briefing.shelf');
    written = briefings + APPENDED;
    const { rows } = await client.query('select id from briefing.briefing where owner = $1 limit 20', [OWNER]);
    const artifacts = rows.map((row) => row.id);
    const costs = await asked(installation, listening({ token, artifacts }));
    return { ...costs, ...(await history(installation, app, briefings)) };
  });
}

export const histories = (sizes) =>
  Installation.use({}, async (installation) => {
    await running(installation);
    const config = {
      ...readConfig({ DATA_DIR: installation.dataDir, LOG_LEVEL: 'error', WARM_UP: 'off' }),
      role: 'api',
    };
    const module = AppModule.forRoot(config, installation.database);
    const app = await NestFactory.createApplicationContext(module, { logger: ['error'] });
    try {
      return await growing(installation, app, sizes);
    } finally {
      await app.close();
    }
  });
