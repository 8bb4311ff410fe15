import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { OwnerEncryption } from '../../../src/briefing/application/ports/owner-encryption.js';
import { CompleteStrandedClaims } from '../../../src/identity/access/application/commands/complete-stranded-claims.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import { chainProblems } from '../../support/chain-problems.js';
import { ClaimHouse, OUTAGES } from './claims-kit.js';
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
import { untilTrue } from '../../support/until.js';

let house: ClaimHouse;

beforeAll(async () => {
  house = await ClaimHouse.open();
});

afterEach(() => house.endOutages());

afterAll(() => house?.close());

describe('a claim that is interrupted', () => {
  test.each(OUTAGES)('at %s is finished by a worker, and the agent waits until then', async (table) => {
    const [anonymous, member] = [await newAnonymous(house.app), await newMember(house.app)];
    const source = await house.follow(anonymous.token, 'daily');
    await house.app.post('/api/v1/settings/update', { profile: { language: 'de' } }, anonymous.token);
    const briefing = await house.newBriefing(anonymous.token);
    await house.finished(briefing);
    const pairing = await pair(house.app, anonymous.token);
    await house.outage(table);
    expect(await approve(house.app, pairing.user_code, member)).toMatchObject({ work: 'on_its_way' });
    expect(await ask(house.app, pairing)).toMatchObject({ status: 400, body: { error: 'authorization_pending' } });
    expect((await house.app.post('/api/v1/settings/get', {}, anonymous.token)).status).toBe(401);
    expect(await house.isComplete(anonymous)).toBe(false);
    await house.endOutages();
    await untilTrue(async () => await house.isComplete(anonymous));
    await afterTheInterval(house.app);
    const { access_token: token } = (await ask(house.app, pairing)).body;
    expect(await house.sources(token)).toEqual([source]);
    expect((await house.get(token, briefing)).status).toBe(200);
    expect(await house.claimsOf(briefing)).toBe(1);
    expect(await house.rowsOf(anonymous.id)).toBe(0);
  });

  test('is done once when several nodes do it at once', async () => {
    const [anonymous, member] = [await newAnonymous(house.app), await newMember(house.app)];
    await house.follow(anonymous.token, 'daily');
    await house.follow(member.token, 'daily');
    const briefing = await house.newBriefing(anonymous.token);
    const pairing = await pair(house.app, anonymous.token);
    await house.outage('preferences.profile');
    await house.outage('briefing.ticket');
    await approve(house.app, pairing.user_code, member);
    await house.endOutages();
    const nodes = [house.app, house.other, house.app, house.other, house.app, house.other];
    await Promise.all(nodes.map((node) => house.complete(node, anonymous, member)));
    expect(await house.claimsOf(briefing)).toBe(1);
    expect(chainProblems(await house.events(briefing))).toEqual([]);
    expect(await house.sources(member.token)).toHaveLength(1);
    expect(await house.rowsOf(anonymous.id)).toBe(0);
  });

  test('is finished after its job was given up, and a claim that cannot be finished holds up no other', async () => {
    const stranded = async (feed: string): Promise<{ anonymous: Anonymous; member: Member }> => {
      const [anonymous, member] = [await newAnonymous(house.app), await newMember(house.app)];
      await house.follow(anonymous.token, feed);
      const pairing = await pair(house.app, anonymous.token);
      await house.outage('subscriptions.subscription');
      expect(await approve(house.app, pairing.user_code, member)).toMatchObject({ work: 'on_its_way' });
      // As after an hour of retries. One that is active is waited for: its attempt could still finish the claim.
      const ofClaims = `from jobs.job where name = 'facts.identity.work-claimed' and state`;
      let givenUp = 0;
      await untilTrue(async () => {
        givenUp += await house.database.execute(`delete ${ofClaims} = 'retry'`);
        const left = await house.database.query(`select ${ofClaims} in ('created', 'active', 'retry')`);
        return givenUp > 0 && left.length === 0;
      });
      await house.database.execute(`delete from jobs.job where name = 'identity.late-work'`);
      await house.endOutages();
      return { anonymous, member };
    };
    const [stuck, sound] = [await stranded('daily'), await stranded('weekly')];
    // Refused for this claim alone, because the program's own hourly sweep may run at any moment.
    await house.outage('subscriptions.subscription', `when (new.caller_id = '${stuck.member.caller}')`);
    await house.database.execute('update identity.work_claim set claimed_at = claimed_at - 600000');
    await house.commands.execute(new CompleteStrandedClaims());
    expect([await house.isComplete(stuck.anonymous), await house.isComplete(sound.anonymous)]).toEqual([false, true]);
    await house.endOutages();
    await house.commands.execute(new CompleteStrandedClaims());
    expect(await house.sources(stuck.member.token)).toHaveLength(1);
  });

  test('also takes, once more a minute later, what a request that was under way has added', async () => {
    const [anonymous, member] = [await newAnonymous(house.app), await newMember(house.app)];
    await house.follow(anonymous.token, 'daily');
    await claim(house.app, anonymous, member);
    const [job] = await house.database.query<{ wait: number }>(
      `select extract(epoch from start_after - created_on)::int as wait from jobs.job
       where name = 'identity.late-work' and data ->> 'anonymous' = $1`,
      [anonymous.id],
    );
    expect(job?.wait).toBeGreaterThanOrEqual(60);
    await house.database.execute(`update subscriptions.subscription set caller_id = $2 where caller_id = $1`, [
      member.caller,
      anonymous.id,
    ]);
    expect(await house.sources(member.token)).toEqual([]);
    await house.complete(house.other, anonymous, member);
    expect(await house.sources(member.token)).toHaveLength(1);
  });
});

describe('erasing somebody who claimed work', () => {
  async function claimed(): Promise<{ anonymous: Anonymous; member: Member; briefing: string }> {
    const [anonymous, member] = [await newAnonymous(house.app), await newMember(house.app)];
    await house.follow(anonymous.token, 'daily');
    const briefing = await house.newBriefing(anonymous.token);
    await claim(house.app, anonymous, member);
    return { anonymous, member, briefing };
  }

  test('counts and erases what was the agent’s as theirs', async () => {
    const { anonymous, member, briefing } = await claimed();
    const words = await house.run('user:erase', { email: member.email });
    for (const line of [
      /identity +2 accounts/,
      /subscriptions +1 subs/,
      /briefing +1 briefings/,
      /1 encryption keys/,
    ]) {
      expect(words).toMatch(line);
    }
    expect(await house.run('user:erase', { email: member.email, yes: 'yes' })).toContain(`Nothing is left of`);
    expect((await house.typesOf(briefing)).at(-1)).toBe('BriefingErased');
    const { owner, sealedWords } = await house.requestOf(briefing);
    const open = (caller: CallerId) =>
      house.app.app.get(OwnerEncryption, { strict: false }).decrypt(caller, sealedWords);
    expect([await open(owner), await open(member.caller)]).toMatchObject([{ userRequest: '' }, { userRequest: '' }]);
    for (const sql of [
      'select from identity.caller where id = any($1::text[])',
      'select from identity.work_claim where anonymous_id = any($1::text[])',
      'select from subscriptions.claimed_caller where from_id = any($1::text[])',
    ]) {
      expect(await house.database.query(sql, [[anonymous.id, member.caller]])).toEqual([]);
    }
    expect(await house.run('user:erase', { caller: anonymous.id })).toBe(`Nothing is left of ${anonymous.id}.`);
  });

  test('is asked for by the person’s own id: that of the agent is refused, and says whose it is', async () => {
    const { anonymous, member, briefing } = await claimed();
    const caller = anonymous.id;
    await expect(house.run('user:erase', { caller })).rejects.toThrow(member.caller);
    await expect(house.run('user:erase', { caller, yes: 'yes' })).rejects.toThrow(member.caller);
    expect((await house.get(member.token, briefing)).status).toBe(200);
  });

  test('leaves nothing when the claim was not complete, whoever comes first', async () => {
    const [anonymous, member] = [await newAnonymous(house.app), await newMember(house.app)];
    await house.follow(anonymous.token, 'daily');
    const briefing = await house.newBriefing(anonymous.token);
    await house.finished(briefing);
    const pairing = await pair(house.app, anonymous.token);
    await house.outage('briefing.ticket');
    expect(await approve(house.app, pairing.user_code, member)).toMatchObject({ work: 'on_its_way' });
    await expect(house.run('user:erase', { email: member.email, yes: 'yes' })).rejects.toMatchObject({
      kind: 'unavailable',
    });
    await house.endOutages();
    await untilTrue(async () => {
      const left = (await house.rowsOf(anonymous.id)) + (await house.rowsOf(member.caller));
      return left === 1 && (await house.statusOf(briefing)) === 'erased';
    });
    expect((await house.typesOf(briefing)).at(-1)).toBe('BriefingErased');
    expect(await ask(house.app, pairing)).toMatchObject({ status: 400 });
  });

  test('takes along what arrives while they are erased', async () => {
    const { anonymous, member } = await claimed();
    await house.run('user:erase', { email: member.email, yes: 'yes' });
    await house.database.execute(
      `insert into subscriptions.subscription (id, caller_id, feed_id, created_at, updated_at)
       select 'src_01kas0000000000000000000g0', $1, id, 1, 1 from subscriptions.feed limit 1`,
      [member.caller],
    );
    await house.complete(house.app, anonymous, member);
    const left = 'select from subscriptions.subscription where caller_id = $1';
    await untilTrue(async () => (await house.database.query(left, [member.caller])).length === 0);
  });
});
