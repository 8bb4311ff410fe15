import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { BriefingFiles } from '../../../src/briefing/application/ports/media/briefing-files.js';
import { OwnerEncryption } from '../../../src/briefing/application/ports/owner-encryption.js';
import { AuditedHistoryReader } from '../../../src/briefing/audit/application/audited-history-reader.js';
import { RecomposeBriefing } from '../../../src/briefing/audit/application/queries/recompose-briefing.js';
import { AuditModule } from '../../../src/briefing/audit/audit.module.js';
import { BriefingModule } from '../../../src/briefing/briefing.module.js';
import type { EventOf, MediaRef } from '../../../src/briefing/domain/events.js';
import type { SelectionLedger } from '../../../src/briefing/domain/selection.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../../support/servers/feed-server.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { follow } from '../../support/people/follow.js';
import { until } from '../../support/time/until.js';

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, AuditModule];
const MONTH = 30 * 86_400_000;

interface Told {
  readonly entries: { readonly outcome: string; readonly sentences: { readonly text: string }[] }[];
}

let app: TestApp;
let feeds: FeedServer;
let token: string;
let sources: Record<'daily' | 'gossip', string>;

beforeAll(async () => {
  feeds = await FeedServer.start();
  const now = Date.now();
  const [fresh, old] = [newsItems(12, now), newsItems(15, now - MONTH).slice(12)];
  feeds.serve('daily', [...fresh, ...old]);
  feeds.serve('gossip', newsItems(17, now).slice(15));
  app = await startTestApp({
    modules: MODULES,
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
  token = await app.memberToken();
  sources = { daily: await subscribed('daily'), gossip: await subscribed('gossip') };
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

const subscribed = (feed: string): Promise<string> => follow(app, token, `${feeds.url}/${feed}`);

/** The id of a briefing whose composition is over, well or not. */
async function composed(changes: object): Promise<string> {
  const briefingRequest = { artifact_type: 'audio_brief', user_request: 'What is new?', ...changes };
  const { body } = await app.post<{ artifact_id: string }>(
    '/api/v1/artifacts/compositions/create',
    briefingRequest,
    token,
  );
  const { artifact_id: id } = body;
  await until(
    () => app.post<{ artifact: { status: string } }>('/api/v1/artifacts/get', { id }, token),
    (answer) => answer.body.artifact.status !== 'composing',
  );
  return id;
}

async function factOf<Type extends 'BriefingRequested' | 'BriefingComposed' | 'CompositionFailed'>(
  id: string,
  type: Type,
): Promise<EventOf<Type>['data']> {
  const { events } = await app.app.get(AuditedHistoryReader, { strict: false }).history(id, 'operator');
  const found = events.find(({ event }) => event?.type === type);
  return found?.event?.data as EventOf<Type>['data'];
}

const ledgerOf = (selection: MediaRef | null): Promise<SelectionLedger> =>
  app.app.get(BriefingFiles, { strict: false }).json<SelectionLedger>(selection!);

const recomposed = (id: string) => app.app.get(QueryBus).execute(new RecomposeBriefing(id));

describe('a briefing', () => {
  test('keeps what became of every item, and comes out the same again, with and without its words', async () => {
    const scope = { excluded_source_ids: [sources.gossip] };
    const id = await composed({ capacity: { target_length_seconds: 180 }, scope });
    const fact = await factOf(id, 'BriefingComposed');
    const { counts, entries, total, listed } = await ledgerOf(fact.selection);
    expect({ total, listed, old: counts.older_than_window, excluded: counts.excluded_source }).toEqual({
      total: 17,
      listed: 17,
      old: 3,
      excluded: 2,
    });
    expect(new Set(entries.map(({ itemId }) => itemId)).size).toBe(17);
    expect(entries.filter((entry) => entry.outcome === 'used').length).toBe(counts.used);
    const asked = { id, limit: 100 };
    const told = await app.post<Told>('/api/v1/audit/briefings/selection', asked, token);
    expect(told.body).toMatchObject({ ledger: 'recorded', total: 17, next_cursor: null });
    expect(told.body.entries).toHaveLength(17);
    const used = told.body.entries.filter(({ outcome }) => outcome === 'used');
    expect(used.length).toBe(counts.used);
    expect(used.every(({ sentences }) => sentences.length > 0 && sentences.every(({ text }) => text !== ''))).toBe(
      true,
    );
    const same = { outcome: 'compared', script: 'identical', selection: 'identical', versions: [], difference: null };
    expect(await recomposed(id)).toEqual({ ...same, wordsDestroyed: false });

    const { owner } = await factOf(id, 'BriefingRequested');
    await app.app.get(OwnerEncryption, { strict: false }).destroyKey(brand(owner));
    expect(await recomposed(id)).toEqual({ ...same, wordsDestroyed: true });
  });
});

describe('a briefing that nothing matches', () => {
  test('keeps why, for every item', async () => {
    token = await app.memberToken();
    await subscribed('daily');
    const id = await composed({ scope: { query: 'zeppelins' } });
    const { selection, code } = await factOf(id, 'CompositionFailed');
    const { counts, total } = await ledgerOf(selection);
    expect({ code, total }).toEqual({ code: 'no_matching_items', total: 15 });
    expect(counts).toMatchObject({ no_query_match: 12, older_than_window: 3 });
    expect(await recomposed(id)).toEqual({ outcome: 'impossible', why: 'not_composed' });
  });
});
