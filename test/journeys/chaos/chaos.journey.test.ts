import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MPEGDecoder } from 'mpg123-decoder';
import { Cluster } from '../../support/cluster/cluster.js';
import { FeedServer, newsItems } from '../../support/servers/feed-server.js';
import { Crew, Front, Listener, wreak } from './chaos.js';
import { planFrom, sizeFor, type ChaosSize } from './chaos-plan.js';
import { Agent } from '../client.js';
import { EVENT_STORES } from '../event-stores.js';
import { historiesFrom, isPublished, wrongWith } from '../histories.js';

/**
 * `npm run chaos`: all of it, another plan each time; CHAOS_SEED repeats one, CHAOS_KILLS says how many kills,
 * CHAOS_HISTORIES on which store alone.
 */
const FULL = process.env['CHAOS'] === 'full';
const SIZE: ChaosSize = FULL
  ? sizeFor(Number(process.env['CHAOS_KILLS'] ?? 500))
  : { workers: 4, briefings: 12, kills: 8, fronts: 1, pauses: 3, restarts: 1, locks: 2, cuts: 2, freezes: 1 };
const STORES = EVENT_STORES.filter((name) => name === (process.env['CHAOS_HISTORIES'] ?? name));
const SEED = process.env['CHAOS_SEED'] ?? (FULL ? String(Date.now()) : '1');
const AHEAD = 16;
/** A work that stands still is told much sooner: this is for machines on which a kill with all that belongs to it takes long. */
const TEST_MS = FULL ? 1_800_000 + SIZE.kills * 60_000 : 1_200_000;

const settings = {
  FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8',
  BRIEFING_DAILY_LIMIT: String(SIZE.briefings),
  RATE_LIMIT_PER_MINUTE: '1000000',
};

let feeds: FeedServer;
let cluster: Cluster;

beforeEach(async () => {
  feeds = await FeedServer.start();
});

afterEach(async () => {
  await cluster?.remove();
  await feeds.close();
});

/** What an auditor and a listener find wrong with each briefing, in words. */
async function wrongWithAll(agent: Agent, { finished, heard }: Listener): Promise<Map<string, string[]>> {
  const histories = historiesFrom(await cluster.cli('audit:show', ...finished.keys()));
  const decoder = new MPEGDecoder({ enableGapless: true });
  await decoder.ready;
  const found = new Map<string, string[]>();
  for (const [id, artifact] of finished) {
    const history = histories.get(id) ?? [];
    const wrong = wrongWith(history, artifact.status);
    const early = heard.get(id);
    if (early !== undefined && !isPublished(early, history)) wrong.push('it was served before it was whole');
    if (artifact.status === 'ready') {
      const audio = await agent.audio(artifact);
      if (!isPublished(audio, history)) wrong.push('the sound is not the one that was published');
      if (decoder.decode(audio).errors.length > 0) wrong.push('the sound has errors');
      await decoder.reset();
    }
    if (wrong.length > 0) found.set(id, wrong);
  }
  decoder.free();
  return found;
}

/** The plan can be repeated, and the histories of these briefings be read. */
async function told(problem: string, ids: readonly string[]): Promise<string> {
  const shown = ids.length === 0 ? '' : await cluster.cli('audit:show', ...ids, '--format', 'text').catch(String);
  return `${problem}\nCHAOS_SEED=${SEED}${FULL ? ' CHAOS=full' : ''}\n${shown}`;
}

async function chaos(histories: (typeof EVENT_STORES)[number], front: Front, listener: Listener): Promise<void> {
  const crew = new Crew(cluster, SIZE.workers);
  const over = new AbortController();
  const plan = planFrom(SEED, SIZE, histories === 'EventStoreDB');
  try {
    await Promise.all([
      listener.ask(AHEAD, over.signal),
      listener.hear(over.signal),
      wreak(plan, { cluster, crew, front, listener }, over.signal),
    ]);
    await crew.calm();
  } catch (error) {
    throw new Error(await told(String(error), listener.unfinished), { cause: error });
  } finally {
    over.abort();
  }
}

describe.each(STORES)('chaos, with histories in %s', (histories) => {
  test(
    'nodes are killed and paused, stores restarted and connections cut: every briefing ends, once, whole and provable',
    async () => {
      cluster = await Cluster.start({ histories, media: 'folder', env: settings });
      const front = await Front.open(cluster);
      const agent = (await Agent.member(front, 'chaos@example.org', cluster.options)).patiently();
      // Little to say: it is not the speaking that is tested.
      await agent.subscribe(feeds.serve('gazette', newsItems(3, Date.now())));
      const began = Date.now();
      const listener = new Listener(agent, SIZE.briefings);
      await chaos(histories, front, listener);
      report(histories, listener, Date.now() - began);

      const wrong = await wrongWithAll(agent, listener);
      if (wrong.size > 0) throw new Error(await told([...wrong.values()].flat().join('\n'), [...wrong.keys()]));
      expect(await agent.remaining()).toBe(listener.failed);
      const [, verified, compared] = await cluster.commands(
        ['audit:seal'],
        ['audit:verify', '--media'],
        ['projections:verify'],
      );
      expect(verified).toMatch(/\nSound\.$/);
      expect(compared).toMatch(/ 0 rows differ\.$/);
    },
    TEST_MS,
  );
});

function report(histories: string, { finished }: Listener, ms: number): void {
  if (!FULL) return;
  const statuses = [...Map.groupBy(finished.values(), ({ status }) => status)];
  const counts = statuses.map(([status, { length }]) => `${length} ${status}`).join(', ');
  process.stdout.write(`${histories}, CHAOS_SEED=${SEED}: ${counts} after ${Math.round(ms / 1000)} s\n`);
}
