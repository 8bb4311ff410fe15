import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { OwnerEncryption } from '../../../src/briefing/application/ports/owner-encryption.js';
import { FindPairing } from '../../../src/identity/access/application/commands/find-pairing.js';
import { SubscriptionsApi } from '../../../src/subscriptions/api.js';
import { chainProblems } from '../../support/database/chain-problems.js';
import { ClaimTestBed, CREATE, SECRET, compositionBody } from './claims-kit.js';
import { approve, ask, claim, newAnonymous, newMember, pair, type Anonymous, type Member } from './pairing-kit.js';
import { untilTrue } from '../../support/time/until.js';

let testBed: ClaimTestBed;

const PRONUNCIATION = { language: 'en', written: 'Nguyen', respelling: 'Win' };

beforeAll(async () => {
  testBed = await ClaimTestBed.open();
});

afterAll(() => testBed?.close());

describe('a claim', () => {
  let anonymous: Anonymous;
  let member: Member;
  let token: string;
  let source: string;
  let briefing: string;

  beforeAll(async () => {
    [anonymous, member] = [await newAnonymous(testBed.app), await newMember(testBed.app)];
    source = await testBed.follow(anonymous.token, 'daily');
    await testBed.app.post(
      '/api/v1/settings/update',
      { profile: { language: 'en', timezone: 'Asia/Tokyo' } },
      anonymous.token,
    );
    await testBed.app.post('/api/v1/listening/update', { target_length_seconds: 240 }, anonymous.token);
    await testBed.app.post('/api/v1/pronunciations/set', PRONUNCIATION, anonymous.token);
    briefing = await testBed.newBriefing(anonymous.token);
    await testBed.finished(briefing);
    await testBed.app.post('/api/v1/audit/briefings/link', { id: briefing }, anonymous.token);
    const pairing = await pair(testBed.app, anonymous.token);
    expect(await testBed.commands.execute(new FindPairing(pairing.user_code, member))).toMatchObject({
      agentName: 'Scout',
      work: { subscriptions: 1, briefings: 1 },
    });
    expect(await approve(testBed.app, pairing.user_code, member)).toEqual({ agentName: 'Scout', work: 'arrived' });
    token = (await ask(testBed.app, pairing)).body.access_token;
  });

  test('brings everything to the member before the agent has its token, under the ids it had', async () => {
    expect(await testBed.sources(token)).toEqual([source]);
    expect(await testBed.sources(member.token)).toEqual([source]);
    expect(await testBed.itemsOf(token, source)).toBe(6);
    expect((await testBed.get(token, briefing)).body.artifact).toMatchObject({ id: briefing, status: 'ready' });
    expect((await testBed.app.post('/api/v1/settings/get', {}, token)).body).toEqual({
      profile: { language: 'en', timezone: 'Asia/Tokyo' },
    });
    expect((await testBed.app.post('/api/v1/listening/get', {}, token)).body).toMatchObject({
      target_length_seconds: 240,
    });
    expect((await testBed.app.post('/api/v1/pronunciations/list', {}, token)).body).toMatchObject({
      pronunciations: [PRONUNCIATION],
    });
    expect(await testBed.rowsOf(anonymous.id)).toBe(0);
  });

  test('ends the anonymous token, and the history passes that were made with it', async () => {
    expect((await testBed.app.post('/api/v1/artifacts/list', {}, anonymous.token)).status).toBe(401);
    expect(
      await testBed.database.query('select from briefing.history_pass where briefing_id = $1', [briefing]),
    ).toEqual([]);
  });

  test('is an event in the history, which verifies, and which the member may see', async () => {
    const events = await testBed.events(briefing);
    expect(chainProblems(events)).toEqual([]);
    expect(events.at(-1)).toMatchObject({
      type: 'BriefingClaimed',
      data: { from: anonymous.id, to: member.caller, claimedAt: expect.any(Number) },
      metadata: { actor: member.caller, schema: 1 },
    });
    const { status, body } = await testBed.app.post<{ events: { type: string }[] }>(
      '/api/v1/audit/briefings/history',
      { id: briefing },
      token,
    );
    expect([status, body.events.at(-1)?.type]).toEqual([200, 'BriefingClaimed']);
  });

  test('keeps the words of the agent readable for the member', async () => {
    const { sealedWords } = await testBed.requestOf(briefing);
    const encryption = testBed.app.app.get(OwnerEncryption, { strict: false });
    expect((await encryption.decrypt(member.caller, sealedWords)).userRequest).toBe(SECRET);
    expect((await encryption.decrypt((await newMember(testBed.app)).caller, sealedWords)).userRequest).toBe('');
  });

  test('makes a repeated request of the agent the same work, and counts it for the member', async () => {
    const again = await testBed.ask(token);
    expect([again.status, again.body.artifact_id]).toEqual([200, briefing]);
    const reservations = await testBed.database.query('select from briefing.ticket where owner = $1', [member.caller]);
    expect(reservations).toHaveLength(1);
  });

  test('leaves rows that agree with the histories', async () => {
    expect(await testBed.run('projections:verify', {})).toMatch(
      /^briefing\.shelf: \d+ events replayed, 0 rows differ\.$/,
    );
  });
});

describe('a claim by somebody who uses the service already', () => {
  test('merges what both follow, and the ids of the agent stand for the member’s own', async () => {
    const [anonymous, member] = [await newAnonymous(testBed.app), await newMember(testBed.app)];
    const own = [await testBed.follow(member.token, 'daily'), await testBed.follow(member.token, 'weekly')] as const;
    await testBed.app.post('/api/v1/subscriptions/delete', { source_id: own[1] }, member.token);
    const theirs = [
      await testBed.follow(anonymous.token, 'daily'),
      await testBed.follow(anonymous.token, 'weekly'),
    ] as const;
    const moved = await testBed.follow(anonymous.token, 'monthly');
    const { access_token: token } = await claim(testBed.app, anonymous, member);

    expect(await testBed.sources(token)).toEqual([...own, moved].toSorted());
    expect(await testBed.itemsOf(token, theirs[0])).toBe(6);
    expect(await testBed.itemsOf(token, theirs[1])).toBe(6);
    const named = await testBed.app.post(CREATE, compositionBody({ scope: { source_ids: [theirs[0], moved] } }), token);
    expect(named.status).toBe(202);
    const stranger = await testBed.app.post<{ message: string }>(
      CREATE,
      compositionBody({ scope: { source_ids: [theirs[0], 'src_01kas0000000000000000000g0'] } }),
      token,
    );
    expect([stranger.status, stranger.body.message]).toEqual([400, expect.not.stringContaining(theirs[0])]);

    const back = { feed_url: testBed.urlOf('daily'), source_id: theirs[0] };
    expect((await testBed.app.post('/api/v1/subscriptions/create', back, token)).body).toMatchObject({
      created: false,
      source: { id: own[0] },
    });
    expect((await testBed.app.post('/api/v1/subscriptions/delete', { source_id: theirs[0] }, token)).status).toBe(200);
    expect(await testBed.sources(token)).toEqual([own[1], moved].toSorted());
    expect(await testBed.itemsOf(token, theirs[0])).toBe(0);
    expect(await testBed.itemsOf((await newMember(testBed.app)).token, theirs[1])).toBe(0);
  });

  test('leaves the member their settings, and the keys of their requests', async () => {
    const [anonymous, member] = [await newAnonymous(testBed.app), await newMember(testBed.app)];
    const profile = (language: string) => ({ profile: { language, timezone: 'UTC' } });
    await testBed.app.post('/api/v1/settings/update', profile('fr'), member.token);
    await testBed.app.post('/api/v1/settings/update', profile('de'), anonymous.token);
    await testBed.app.post('/api/v1/listening/update', { format: 'headlines' }, member.token);
    await testBed.app.post('/api/v1/listening/update', { format: 'in_depth', memory: false }, anonymous.token);
    for (const token of [member.token, anonymous.token]) await testBed.follow(token, 'daily');
    const own = await testBed.newBriefing(member.token);
    const theirs = await testBed.newBriefing(anonymous.token);
    const { access_token: token } = await claim(testBed.app, anonymous, member);
    expect((await testBed.app.post('/api/v1/settings/get', {}, token)).body).toEqual(profile('fr'));
    const listening = { format: 'headlines', memory: true };
    expect((await testBed.app.post('/api/v1/listening/get', {}, token)).body).toMatchObject(listening);
    const again = await testBed.ask(token);
    expect([again.status, again.body.artifact_id]).toEqual([200, own]);
    expect((await testBed.get(token, theirs)).status).toBe(200);
    expect(await testBed.rowsOf(anonymous.id)).toBe(0);
  });
});

describe('a briefing that is being made', () => {
  test.each(['composing', 'rendering'])(
    'is claimed while it is %s, and ends ready under the member',
    async (status) => {
      const [anonymous, member] = [await newAnonymous(testBed.app), await newMember(testBed.app)];
      const source = await testBed.follow(anonymous.token, 'daily');
      await testBed.follow(member.token, 'daily');
      const holding = testBed.app.app.get(DataSource, { strict: false }).createQueryRunner();
      // The composition waits for this lock before it reads items.
      await holding.startTransaction();
      await holding.query('lock table feed.item in access exclusive mode');
      const briefing = await testBed.newBriefing(anonymous.token, { scope: { source_ids: [source] } });
      if (status === 'rendering') await holding.commitTransaction();
      await untilTrue(async () => (await testBed.statusOf(briefing)) === status);
      const pairing = await pair(testBed.app, anonymous.token);
      expect(await approve(testBed.app, pairing.user_code, member)).toMatchObject({ work: 'arrived' });
      if (status === 'composing') await holding.commitTransaction();
      await holding.release();

      await testBed.finished(briefing);
      const types = await testBed.typesOf(briefing);
      expect(types.at(-1)).toBe('BriefingPublished');
      expect(types.filter((type) => type === 'BriefingClaimed' || type === 'StepFailed')).toEqual(['BriefingClaimed']);
      const { access_token: token } = (await ask(testBed.app, pairing)).body;
      expect((await testBed.get(token, briefing)).body.artifact.status).toBe('ready');
    },
  );

  test('sees the feeds of the member from the moment of the claim, also where it still asks as the agent', async () => {
    const [anonymous, member] = [await newAnonymous(testBed.app), await newMember(testBed.app)];
    await testBed.follow(member.token, 'weekly');
    await testBed.follow(anonymous.token, 'daily');
    await claim(testBed.app, anonymous, member);
    const subscriptions = testBed.app.app.get(SubscriptionsApi, { strict: false });
    expect(await subscriptions.feeds(anonymous.id)).toEqual(await subscriptions.feeds(member.caller));
    expect(await subscriptions.subscriptions(anonymous.id)).toHaveLength(2);
  });
});
