import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { OwnerEncryption } from '../../../src/briefing/application/ports/owner-encryption.js';
import { CompleteStrandedClaims } from '../../../src/identity/access/application/commands/complete-stranded-claims.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import { chainProblems } from '../../support/database/chain-problems.js';
import { ClaimTestBed, OUTAGES } from './claims-kit.js';
import {
  afterTheInterval,
  approve,
  ask,
  claim,
  newAnonymous,
  newMember,
  pair,
  type Anonymous,
  type Member,
} from './pairing-kit.js';
import { untilTrue } from '../../support/time/until.js';

let testBed: ClaimTestBed;

beforeAll(async () => {
  testBed = await ClaimTestBed.open();
});

afterEach(() => testBed.endOutages());

afterAll(() => testBed?.close());

describe('a claim that is interrupted', () => {
  test.each(OUTAGES)('at %s is finished by a worker, and the agent waits until then', async (table) => {
    const [anonymous, member] = [await newAnonymous(testBed.app), await newMember(testBed.app)];
    const source = await testBed.follow(anonymous.token, 'daily');
    await testBed.app.post('/api/v1/settings/update', { profile: { language: 'de' } }, anonymous.token);
    const briefing = await testBed.newBriefing(anonymous.token);
    await testBed.finished(briefing);
    const pairing = await pair(testBed.app, anonymous.token);
    await testBed.outage(table);
    expect(await approve(testBed.app, pairing.user_code, member)).toMatchObject({ work: 'on_its_way' });
    expect(await ask(testBed.app, pairing)).toMatchObject({ status: 400, body: { error: 'authorization_pending' } });
    expect((await testBed.app.post('/api/v1/settings/get', {}, anonymous.token)).status).toBe(401);
    expect(await testBed.isComplete(anonymous)).toBe(false);
    await testBed.endOutages();
    await untilTrue(async () => await testBed.isComplete(anonymous));
    await afterTheInterval(testBed.app);
    const { access_token: token } = (await ask(testBed.app, pairing)).body;
    expect(await testBed.sources(token)).toEqual([source]);
    expect((await testBed.get(token, briefing)).status).toBe(200);
    expect(await testBed.claimsOf(briefing)).toBe(1);
    expect(await testBed.rowsOf(anonymous.id)).toBe(0);
  });

  test('is done once when several nodes do it at once', async () => {
    const [anonymous, member] = [await newAnonymous(testBed.app), await newMember(testBed.app)];
    await testBed.follow(anonymous.token, 'daily');
    await testBed.follow(member.token, 'daily');
    const briefing = await testBed.newBriefing(anonymous.token);
    const pairing = await pair(testBed.app, anonymous.token);
    await testBed.outage('preferences.profile');
    await testBed.outage('briefing.ticket');
    await approve(testBed.app, pairing.user_code, member);
    await testBed.endOutages();
    const nodes = [testBed.app, testBed.other, testBed.app, testBed.other, testBed.app, testBed.other];
    await Promise.all(nodes.map((node) => testBed.complete(node, anonymous, member)));
    expect(await testBed.claimsOf(briefing)).toBe(1);
    expect(chainProblems(await testBed.events(briefing))).toEqual([]);
    expect(await testBed.sources(member.token)).toHaveLength(1);
    expect(await testBed.rowsOf(anonymous.id)).toBe(0);
  });

  test('is finished after its job was given up, and a claim that cannot be finished holds up no other', async () => {
    const stranded = async (feed: string): Promise<{ anonymous: Anonymous; member: Member }> => {
      const [anonymous, member] = [await newAnonymous(testBed.app), await newMember(testBed.app)];
      await testBed.follow(anonymous.token, feed);
      const pairing = await pair(testBed.app, anonymous.token);
      await testBed.outage('subscriptions.subscription');
      expect(await approve(testBed.app, pairing.user_code, member)).toMatchObject({ work: 'on_its_way' });
      // As after an hour of retries. One that is active is waited for: its attempt could still finish the claim.
      const ofClaims = `from jobs.job where name = 'facts.identity.work-claimed' and state`;
      let givenUp = 0;
      await untilTrue(async () => {
        givenUp += await testBed.database.execute(`delete ${ofClaims} = 'retry'`);
        const left = await testBed.database.query(`select ${ofClaims} in ('created', 'active', 'retry')`);
        return givenUp > 0 && left.length === 0;
      });
      await testBed.database.execute(`delete from jobs.job where name = 'identity.late-work'`);
      await testBed.endOutages();
      return { anonymous, member };
    };
    const [stuck, sound] = [await stranded('daily'), await stranded('weekly')];
    // Refused for this claim alone, because the program's own hourly sweep may run at any moment.
    await testBed.outage('subscriptions.subscription', `when (new.caller_id = '${stuck.member.caller}')`);
    await testBed.database.execute('update identity.work_claim set claimed_at = claimed_at - 600000');
    await testBed.commands.execute(new CompleteStrandedClaims());
    expect([await testBed.isComplete(stuck.anonymous), await testBed.isComplete(sound.anonymous)]).toEqual([
      false,
      true,
    ]);
    await testBed.endOutages();
    await testBed.commands.execute(new CompleteStrandedClaims());
    expect(await testBed.sources(stuck.member.token)).toHaveLength(1);
  });

  test('also takes, once more a minute later, what a request that was under way has added', async () => {
    const [anonymous, member] = [await newAnonymous(testBed.app), await newMember(testBed.app)];
    await testBed.follow(anonymous.token, 'daily');
    await claim(testBed.app, anonymous, member);
    const [job] = await testBed.database.query<{ wait: number }>(
      `select extract(epoch from start_after - created_on)::int as wait from jobs.job
       where name = 'identity.late-work' and data ->> 'anonymous' = $1`,
      [anonymous.id],
    );
    expect(job?.wait).toBeGreaterThanOrEqual(60);
    await testBed.database.execute(`update subscriptions.subscription set caller_id = $2 where caller_id = $1`, [
      member.caller,
      anonymous.id,
    ]);
    expect(await testBed.sources(member.token)).toEqual([]);
    await testBed.complete(testBed.other, anonymous, member);
    expect(await testBed.sources(member.token)).toHaveLength(1);
  });
});

describe('erasing somebody who claimed work', () => {
  async function claimed(): Promise<{ anonymous: Anonymous; member: Member; briefing: string }> {
    const [anonymous, member] = [await newAnonymous(testBed.app), await newMember(testBed.app)];
    await testBed.follow(anonymous.token, 'daily');
    const briefing = await testBed.newBriefing(anonymous.token);
    await claim(testBed.app, anonymous, member);
    return { anonymous, member, briefing };
  }

  test('counts and erases what was the agent’s as theirs', async () => {
    const { anonymous, member, briefing } = await claimed();
    const words = await testBed.run('user:erase', { email: member.email });
    for (const line of [
      /identity +2 accounts/,
      /subscriptions +1 subs/,
      /briefing +1 briefings/,
      /1 encryption keys/,
    ]) {
      expect(words).toMatch(line);
    }
    expect(await testBed.run('user:erase', { email: member.email, yes: 'yes' })).toContain(`Nothing is left of`);
    expect((await testBed.typesOf(briefing)).at(-1)).toBe('BriefingErased');
    const { owner, sealedWords } = await testBed.requestOf(briefing);
    const open = (caller: CallerId) =>
      testBed.app.app.get(OwnerEncryption, { strict: false }).decrypt(caller, sealedWords);
    expect([await open(owner), await open(member.caller)]).toMatchObject([{ userRequest: '' }, { userRequest: '' }]);
    for (const sql of [
      'select from identity.caller where id = any($1::text[])',
      'select from identity.work_claim where anonymous_id = any($1::text[])',
      'select from subscriptions.claimed_caller where from_id = any($1::text[])',
    ]) {
      expect(await testBed.database.query(sql, [[anonymous.id, member.caller]])).toEqual([]);
    }
    expect(await testBed.run('user:erase', { caller: anonymous.id })).toBe(`Nothing is left of ${anonymous.id}.`);
  });

  test('is asked for by the person’s own id: that of the agent is refused, and says whose it is', async () => {
    const { anonymous, member, briefing } = await claimed();
    const caller = anonymous.id;
    await expect(testBed.run('user:erase', { caller })).rejects.toThrow(member.caller);
    await expect(testBed.run('user:erase', { caller, yes: 'yes' })).rejects.toThrow(member.caller);
    expect((await testBed.get(member.token, briefing)).status).toBe(200);
  });

  test('leaves nothing when the claim was not complete, whoever comes first', async () => {
    const [anonymous, member] = [await newAnonymous(testBed.app), await newMember(testBed.app)];
    await testBed.follow(anonymous.token, 'daily');
    const briefing = await testBed.newBriefing(anonymous.token);
    await testBed.finished(briefing);
    const pairing = await pair(testBed.app, anonymous.token);
    await testBed.outage('briefing.ticket');
    expect(await approve(testBed.app, pairing.user_code, member)).toMatchObject({ work: 'on_its_way' });
    await expect(testBed.run('user:erase', { email: member.email, yes: 'yes' })).rejects.toMatchObject({
      kind: 'unavailable',
    });
    await testBed.endOutages();
    await untilTrue(async () => {
      const left = (await testBed.rowsOf(anonymous.id)) + (await testBed.rowsOf(member.caller));
      return left === 1 && (await testBed.statusOf(briefing)) === 'erased';
    });
    expect((await testBed.typesOf(briefing)).at(-1)).toBe('BriefingErased');
    expect(await ask(testBed.app, pairing)).toMatchObject({ status: 400 });
  });

  test('takes along what arrives while they are erased', async () => {
    const { anonymous, member } = await claimed();
    await testBed.run('user:erase', { email: member.email, yes: 'yes' });
    await testBed.database.execute(
      `insert into subscriptions.subscription (id, caller_id, feed_id, created_at, updated_at)
       select 'src_01kas0000000000000000000g0', $1, id, 1, 1 from subscriptions.feed limit 1`,
      [member.caller],
    );
    await testBed.complete(testBed.app, anonymous, member);
    const left = 'select from subscriptions.subscription where caller_id = $1';
    await untilTrue(async () => (await testBed.database.query(left, [member.caller])).length === 0);
  });
});
