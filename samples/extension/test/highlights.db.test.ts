import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type BriefingId, brand, Database } from 'podcast-briefings/extension';
import { BriefingModule } from '../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { PersonalDataIndex } from '../../../src/shared/kernel/compliance/personal-data-index.js';
import { PublishedContract } from '../../../src/shared/delivery/http/openapi/published-contract.js';
import { createDataSource } from '../../../src/shared/storage/database/data-source.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { type Member, newMember, signedIn } from '../../../test/support/people/credentials.js';
import { FeedServer, newsItems } from '../../../test/support/servers/feed-server.js';
import { startTestApp, type TestApp } from '../../../test/support/http/http-app.js';
import { connect, mcpTokenOf, refusalOf } from '../../../test/support/mcp/mcp-client.js';
import { type Keeper, personalDataContract } from '../../../test/support/database/personal-data.contract.js';
import { until } from '../../../test/support/time/until.js';
import { NoteBriefing } from '../src/application/commands/note-briefing.js';
import { HighlightStore } from '../src/application/ports/highlight-store.js';
import { ListHighlights } from '../src/application/queries/list-highlights.js';
import { HighlightsModule } from '../src/highlights.module.js';

const CONTEXTS = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule];

let app: TestApp;
let feeds: FeedServer;

beforeAll(async () => {
  feeds = await FeedServer.start();
  feeds.serve('daily', newsItems(6, Date.now()));
  app = await startTestApp({
    // As the program imports extensions: with what contexts publish.
    modules: [...CONTEXTS, { module: HighlightsModule, imports: CONTEXTS }],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
    listen: 'known',
  });
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

const part = <T>(token: abstract new (...args: never[]) => T): T => app.app.get<T>(token, { strict: false });

let kept = 0;

/** As if it had been taken from a transcript. */
async function keepSomething({ id }: Pick<Member, 'id'>, briefing = `art_${(kept += 1)}`): Promise<BriefingId> {
  const briefingId = brand<BriefingId>(briefing);
  const about = { title: 'The morning', sentence: `Sentence ${(kept += 1)}.`, itemId: null, keptAt: kept };
  await part(HighlightStore).keep(id, { briefingId, ...about });
  return briefingId;
}

interface Highlights {
  readonly highlights: readonly { readonly id: string; readonly sentence: string; readonly artifact_id: string }[];
  readonly untouched: readonly string[];
}

const list = async (token: string): Promise<Highlights> =>
  (await app.post<Highlights>('/api/v1/highlights/list', {}, token)).body;

/** A briefing that is written; whether it is spoken yet is not ours to wait for. */
async function writtenBriefing(token: string): Promise<{ id: string; sentence: string }> {
  await app.post('/api/v1/subscriptions/create', { feed_url: `${feeds.url}/daily` }, token);
  const briefingRequest = {
    artifact_type: 'audio_brief',
    user_request: 'What is new?',
    capacity: { target_length_seconds: 180 },
  };
  const { body } = await app.post<{ artifact_id: string }>(
    '/api/v1/artifacts/compositions/create',
    briefingRequest,
    token,
  );
  const text = await until(
    async () => {
      const got = await app.post<{ artifact: { transcript_text?: string } }>(
        '/api/v1/artifacts/get',
        { id: body.artifact_id },
        token,
      );
      return got.body.artifact.transcript_text ?? '';
    },
    (transcript) => transcript !== '',
  );
  const [, , , line = ''] = text.split('\n').filter((one) => one !== '');
  return { id: body.artifact_id, sentence: line.replace(/^[^:]*: /, '') };
}

describe('highlights', () => {
  test('are kept, listed and deleted over REST, and keeping one again changes nothing', async () => {
    const token = await app.memberToken();
    const { id, sentence } = await writtenBriefing(token);
    const create = { artifact_id: id, sentence };

    const first = await app.post<{ highlight: { id: string } }>('/api/v1/highlights/create', create, token);
    const again = await app.post('/api/v1/highlights/create', create, token);
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect((await list(token)).highlights).toMatchObject([{ sentence, artifact_id: id }]);

    const removal = { highlight_id: first.body.highlight.id };
    expect((await app.post('/api/v1/highlights/delete', removal, token)).body).toEqual({ deleted: true });
    expect((await app.post('/api/v1/highlights/delete', removal, token)).status).toBe(404);
    expect((await list(token)).highlights).toEqual([]);
  });

  test('are refused when nobody says so, and of briefings of somebody else', async () => {
    const token = await app.memberToken();
    const { id, sentence } = await writtenBriefing(token);
    const invented = await app.post('/api/v1/highlights/create', { artifact_id: id, sentence: 'Never said.' }, token);
    expect([invented.status, invented.body['error']]).toEqual([400, 'invalid_request']);
    const stranger = await app.memberToken();
    expect((await app.post('/api/v1/highlights/create', { artifact_id: id, sentence }, stranger)).status).toBe(404);
  });

  test('are kept and listed by agents over MCP', async () => {
    const email = 'with-an-agent@example.org';
    const { id, sentence } = await writtenBriefing(await app.memberToken(email));
    const client = await connect(app, await mcpTokenOf(app, email));
    const create = { artifact_id: id, sentence };
    await client.callTool({ name: 'keep_highlight', arguments: create });
    const { structuredContent } = await client.callTool({ name: 'list_highlights', arguments: {} });
    expect(structuredContent).toMatchObject({ highlights: [{ sentence }] });
    const refused = await client.callTool({
      name: 'keep_highlight',
      arguments: { ...create, sentence: 'Never said.' },
    });
    expect(refusalOf(refused as never)).toMatchObject({ error: 'invalid_request' });
    await client.close();
  });

  test('have a tag of the contract, with three operations', async () => {
    const { paths, tags = [] } = await part(PublishedContract).document();
    const own = Object.keys(paths).filter((path) => path.startsWith('/api/v1/highlights/'));
    expect(own).toEqual(['create', 'delete', 'list'].map((word) => `/api/v1/highlights/${word}`));
    expect(tags.map(({ name }) => name)).toContain('highlights');
  });
});

describe('the page of highlights', () => {
  test('shows what a person keeps, as text, and removes it by a form, without scripts', async () => {
    const member = await newMember(app);
    const browser = await signedIn(app, member);
    const about = { title: 'The <b>morning</b>', itemId: null, keptAt: 1 };
    const kept = { briefingId: brand<BriefingId>('art_page'), sentence: 'One & only.', ...about };
    await part(HighlightStore).keep(member.id, kept);

    const page = await browser.open('/highlights');
    expect([page.status, page.text]).toEqual([
      200,
      expect.stringContaining('<blockquote>One &amp; only.</blockquote>'),
    ]);
    expect(page.text).not.toContain('<b>');
    // Its own: the shell brings one of the site.
    expect(page.text.replaceAll(/<script type="module" src="\/assets\/[\w.-]+"><\/script>/g, '')).not.toContain(
      '<script',
    );
    const removed = await browser.submit('/highlights/remove');
    expect([removed.status, removed.location]).toEqual([303, `${app.url}/highlights`]);
    expect((await browser.open('/highlights')).text).toContain('You keep no sentence yet.');
  });

  test('speaks German to whose browser does, and is for nobody who is not signed in', async () => {
    const german = await signedIn(app, await newMember(app), { language: 'de' });
    expect((await german.open('/highlights')).text).toContain('<h1>Merksätze</h1>');
    const stranger = await app.browser().open('/highlights');
    expect([stranger.status, stranger.location]).toEqual([303, expect.stringContaining('/signin')]);
  });

  test('removes nothing of somebody else, and nothing for another site', async () => {
    const [owner, stranger] = [await newMember(app), await newMember(app)];
    for (const member of [owner, stranger]) await keepSomething(member);
    const { highlights } = await part(QueryBus).execute(new ListHighlights(owner.id, 10));
    const other = await signedIn(app, stranger);
    await other.open('/highlights');
    const fields = { highlight_id: highlights[0]?.id ?? '' };
    expect((await other.submit('/highlights/remove', fields)).status).toBe(404);
    const theirs = await signedIn(app, owner);
    expect((await theirs.submit('/highlights/remove', fields, 'other site')).status).toBe(403);
    expect((await part(QueryBus).execute(new ListHighlights(owner.id, 10))).highlights).toHaveLength(1);
  });
});

describe('what is heard of briefings', () => {
  const note = (briefing: BriefingId, owner: Member | null, revision: number): Promise<void> =>
    part(CommandBus).execute(new NoteBriefing({ id: briefing, owner: owner?.id ?? null, revision, at: revision }));

  const untouched = async ({ id }: Member): Promise<readonly string[]> =>
    (await part(QueryBus).execute(new ListHighlights(id, 10))).untouched;

  test('is listed until something of them is kept', async () => {
    const member = await newMember(app);
    await note(brand('art_a'), member, 4);
    await note(brand('art_b'), member, 4);
    await keepSomething(member, 'art_a');
    expect(await untouched(member)).toEqual(['art_b']);
  });

  test('counts whoever has them now, in whichever order the facts arrive', async () => {
    const [anonymous, member] = [await newMember(app), await newMember(app)];
    await note(brand('art_c'), member, 5);
    await note(brand('art_c'), anonymous, 4);
    expect([await untouched(anonymous), await untouched(member)]).toEqual([[], ['art_c']]);
  });

  test('takes away what was kept of an erased one, and stays so when older facts come late', async () => {
    const member = await newMember(app);
    const briefing = await keepSomething(member);
    await note(briefing, null, 6);
    await note(briefing, member, 4);
    const all = await part(QueryBus).execute(new ListHighlights(member.id, 10));
    expect(all).toEqual({ highlights: [], untouched: [] });
  });

  test('comes in by queues whose names never change', async () => {
    const rows = await part(Database).query<{ listener: string }>(
      "select listener from facts.listener where listener like 'highlights.%' order by listener",
    );
    expect(rows.map(({ listener }) => listener)).toEqual([
      'highlights.briefing-erased',
      'highlights.briefing-ready',
      'highlights.caller-erased',
    ]);
  });
});

personalDataContract('highlights', () => ({
  data: part(PersonalDataIndex)
    .all()
    .find(({ context }) => context === 'highlights')!,
  async newKeeper(): Promise<Keeper> {
    const member = await newMember(app);
    return { id: member.id, keepSomething: async () => void (await keepSomething(member)) };
  },
}));

describe('the tables of highlights', () => {
  test('are mapped as they were migrated: the schema builder has nothing to do but drop what is not mapped', async () => {
    const dataSource = await createDataSource(app.databaseUrl, [
      { ...HighlightsModule.schema, migrations: [] },
    ]).initialize();
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    await dataSource.destroy();
    const queries = upQueries.map(({ query }) => query);
    expect(queries.filter((query) => !/^(DROP INDEX|ALTER TABLE \S+ DROP CONSTRAINT) "/.test(query))).toEqual([]);
  });
});
