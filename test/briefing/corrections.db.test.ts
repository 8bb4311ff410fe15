import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { BriefingFiles } from '../../src/briefing/application/ports/media/briefing-files.js';
import { KeepCitedItems } from '../../src/briefing/application/commands/keep-cited-items.js';
import { OwnerRecords } from '../../src/briefing/application/ports/owner-records.js';
import { ReviewCitations } from '../../src/briefing/application/commands/review-citations.js';
import { AuditedHistoryReader } from '../../src/briefing/audit/application/audited-history-reader.js';
import { RecomposeBriefing } from '../../src/briefing/audit/application/queries/recompose-briefing.js';
import { AuditModule } from '../../src/briefing/audit/audit.module.js';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import type { CorrectionFile } from '../../src/briefing/domain/correcting/correction.js';
import type { BriefingEvent, EventOf } from '../../src/briefing/domain/events.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { brand } from '../../src/shared/kernel/brand.js';
import type { BriefingId } from '../../src/shared/kernel/identifiers.js';
import type { Script } from '../../src/briefing/domain/script.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, type ServedItem } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { until, untilTrue } from '../support/time/until.js';

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, AuditModule];
const HOUR = 3_600_000;
const NOW = Date.now();

const FERRY = 'At least 12 people died when the ferry sank off Rellham in a storm, the coast guard said.';
const FERRY_NOW = FERRY.replace('12', '14');
const PLANT = 'Chipmaker Ortwell will spend 400 million crowns on a second European plant in Brno, the company said.';
const PLANT_NOW = PLANT.replace('400', '40');
const SEAGRASS = 'Seagrass meadows in the North Sea store about twice as much carbon as scientists had assumed.';

const news = (ferry: string, plant: string, seagrass: string): readonly ServedItem[] => [
  { title: 'Ferry sinks off Rellham', text: `${ferry} Rescue teams are searching the bay.`, at: NOW - HOUR },
  { title: 'Ortwell to build plant in Brno', text: `${plant} Construction begins in March.`, at: NOW - 2 * HOUR },
  { title: 'Seagrass stores more carbon', text: `${seagrass} Trawling is the largest threat.`, at: NOW - 3 * HOUR },
];

const EVENING: readonly ServedItem[] = [
  {
    title: 'Museum of Kestrow returns bronze statues to Benin',
    text: 'The museum of Kestrow is returning 14 bronze statues to Benin, its director announced. They had been bought at an auction many years ago.',
    at: NOW,
  },
  {
    title: 'Storks come back to Aldermoor early',
    text: 'Storks have come back to Aldermoor three weeks earlier than usual, ornithologists reported. A mild winter in Spain is the likely reason.',
    at: NOW,
  },
];

let app: TestApp;
let feeds: FeedServer;
let url: string;

beforeAll(async () => {
  feeds = await FeedServer.start();
  url = feeds.serve('ledger', news(FERRY, PLANT, SEAGRASS));
  app = await startTestApp({
    modules: MODULES,
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

async function requested(token: string): Promise<BriefingId> {
  const body = { artifact_type: 'audio_brief', user_request: 'What is new?' };
  const path = '/api/v1/artifacts/compositions/create';
  return brand<BriefingId>((await app.post<{ artifact_id: string }>(path, body, token)).body.artifact_id);
}

async function statusOf(token: string, id: BriefingId, isOver: (status: string) => boolean): Promise<string> {
  const get = () => app.post<{ artifact: { status: string } }>('/api/v1/artifacts/get', { id }, token);
  return (await until(get, ({ body: { artifact } }) => isOver(artifact.status))).body.artifact.status;
}

async function heard(token: string): Promise<BriefingId> {
  const id = await requested(token);
  const status = await statusOf(token, id, (one) => ['ready', 'failed', 'composition_failed'].includes(one));
  expect(status).toBe('ready');
  return id;
}

const eventsOf = async (id: BriefingId): Promise<readonly BriefingEvent[]> => {
  const { events, problems } = await app.app.get(AuditedHistoryReader, { strict: false }).history(id, 'operator');
  expect(problems).toEqual([]);
  return events.flatMap(({ event }) => event ?? []);
};

async function scriptOf(id: BriefingId): Promise<Script> {
  const composed = (await eventsOf(id)).find((event) => event.type === 'BriefingComposed');
  return app.app.get(BriefingFiles, { strict: false }).json<Script>(composed!.data.script);
}

const review = (id: BriefingId): Promise<void> => app.app.get(CommandBus).execute(new ReviewCitations(id, null));

/** What somebody else's server says from now on, when the service has seen it. */
async function publish(items: readonly ServedItem[]): Promise<void> {
  feeds.serve('ledger', items);
  const database = app.app.get(Database, { strict: false });
  await database.query('update feed.feed set next_check_at = 0, last_attempt_at = 0 where url = $1', [url]);
  await untilTrue(async () => {
    const sql = 'select last_attempt_at > 0 as fetched from feed.feed where url = $1';
    return (await database.query<{ fetched: boolean }>(sql, [url]))[0]?.fetched === true;
  });
}

interface Artifact {
  readonly viewer_url: string;
  readonly artifact_data: {
    readonly corrections: readonly { readonly sentences: readonly { readonly after: string }[] }[];
  };
}

type Corrected = EventOf<'CitationCorrected'>['data'];

const correctionsOf = async (id: BriefingId): Promise<readonly Corrected[]> =>
  (await eventsOf(id)).flatMap((event) => (event.type === 'CitationCorrected' ? [event.data] : []));

const corrections = (id: BriefingId, count: number): Promise<readonly Corrected[]> =>
  until(
    () => correctionsOf(id),
    (found) => found.length >= count,
  );

const fileOf = ({ correction }: Corrected): Promise<CorrectionFile> =>
  app.app.get(BriefingFiles, { strict: false }).json<CorrectionFile>(correction);

describe('A briefing of which a source changes what is cited', () => {
  let token: string;
  let monday: BriefingId;

  beforeAll(async () => {
    token = await app.memberToken();
    await follow(app, token, url);
    monday = await heard(token);
  });

  test('says nothing of a spelling that is mended', async () => {
    await publish(news(FERRY, PLANT, SEAGRASS.replace('Seagrass', 'Seagras')));
    await review(monday);
    expect(await correctionsOf(monday)).toEqual([]);
  });

  test('has in its history what it said, and what the source says now', async () => {
    await publish(news(FERRY_NOW, PLANT_NOW, SEAGRASS));
    const found = await corrections(monday, 2);
    const files = await Promise.all(found.map(fileOf));
    expect(files.map(({ kind, sentences }) => [kind, sentences.map(({ before, after }) => [before, after])])).toEqual(
      expect.arrayContaining([
        ['updated', [[FERRY, FERRY_NOW]]],
        ['changed', [[PLANT, PLANT_NOW]]],
      ]),
    );
    expect(found.every(({ lines }) => lines.length > 0)).toBe(true);
  });

  test('shows it on its pages, and in its data', async () => {
    const { body } = await app.post<{ artifact: Artifact }>('/api/v1/artifacts/get', { id: monday }, token);
    const { corrections } = body.artifact.artifact_data;
    expect(new Set(corrections.flatMap(({ sentences }) => sentences.map(({ after }) => after)))).toEqual(
      new Set([FERRY_NOW, PLANT_NOW]),
    );
    const path = new URL(body.artifact.viewer_url).pathname;
    for (const page of [path, `${path}/read`]) {
      const { text } = await app.get(page);
      expect(text).toContain('Corrected since this briefing');
      expect(text).toContain(`<ins>${FERRY_NOW}</ins>`);
      expect(text).toContain('>corrected since</a>');
    }
  });

  test('records a change once, whoever notices it again', async () => {
    const before = await correctionsOf(monday);
    await Promise.all([review(monday), review(monday)]);
    expect(await correctionsOf(monday)).toEqual(before);
  });

  test('is corrected by the next one, which cites both versions, and by no other', async () => {
    await follow(app, token, feeds.serve('evening', EVENING));
    const tuesday = await heard(token);
    const script = await scriptOf(tuesday);
    expect(script.corrections?.map(({ briefingId, kind }) => [briefingId, kind])).toEqual([
      [monday, 'changed'],
      [monday, 'updated'],
    ]);
    const said = script.lines.filter(({ correction }) => correction !== undefined);
    expect(said.map(({ citation }) => [citation?.quote, citation?.former ?? false])).toEqual([
      [PLANT, true],
      [PLANT_NOW, false],
      [FERRY, true],
      [FERRY_NOW, false],
    ]);
    for (const id of [monday, tuesday]) {
      const again = await app.app.get(QueryBus).execute(new RecomposeBriefing(id));
      expect(again).toMatchObject({ script: 'identical', selection: 'identical' });
    }
    const wednesday = await requested(token);
    await statusOf(token, wednesday, (status) => status !== 'composing');
    expect(await scriptOf(wednesday)).not.toHaveProperty('corrections');
  });

  test('says that a source has taken its change back', async () => {
    await publish(news(FERRY_NOW, PLANT, SEAGRASS));
    const found = await corrections(monday, 3);
    expect(found.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'restored', 'updated']);
  });

  test('says that an item was withdrawn, and not that one is merely missing', async () => {
    await publish(news(FERRY_NOW, PLANT, SEAGRASS).slice(0, 2));
    await review(monday);
    const before = await correctionsOf(monday);
    expect(before.some(({ kind }) => kind === 'withdrawn')).toBe(false);
    const database = app.app.get(Database, { strict: false });
    await database.query('update feed.item set withdrawn_at = 1 where title = $1', ['Seagrass stores more carbon']);
    await review(monday);
    const [withdrawn, ...others] = (await correctionsOf(monday)).slice(before.length);
    expect([withdrawn?.kind, others]).toEqual(['withdrawn', []]);
  });

  test('is found by what it cites, also when an older program made it, until it is erased', async () => {
    const database = app.app.get(Database, { strict: false });
    const cited = async (): Promise<readonly string[]> => {
      const sql = 'select item_id from briefing.citation where briefing_id = $1 order by item_id';
      return (await database.query<{ item_id: string }>(sql, [monday])).map(({ item_id: id }) => id);
    };
    const known = await cited();
    expect(known.length).toBeGreaterThanOrEqual(3);
    await database.query('delete from briefing.citation');
    await database.query('delete from briefing.citations_told');
    await app.app.get(CommandBus).execute(new KeepCitedItems());
    expect(await cited()).toEqual(known);
    const [row] = await database.query<{ owner: string }>('select owner from briefing.briefing where id = $1', [
      monday,
    ]);
    await app.app.get(OwnerRecords, { strict: false }).remove(brand(row?.owner ?? ''));
    expect(await cited()).toEqual([]);
  });
});
