import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { untilTrue } from '../../support/time/until.js';
import { operator, somebody, type Somebody } from '../../support/people/operators.js';
import { MailedPeople } from '../accounts/mail-kit.js';
import { enrol, type Phone, SteadyTime } from './factor-kit.js';

let mailed: MailedPeople;
let time: SteadyTime;
let boss: Somebody;

beforeAll(async () => {
  mailed = await MailedPeople.start();
  time = SteadyTime.of(mailed.app);
  boss = await operator(mailed.app);
});
afterAll(() => mailed?.close());

async function withPhone(): Promise<Somebody & { readonly phone: Phone }> {
  const one = await somebody(mailed.app);
  return { ...one, phone: await enrol(mailed.app, time, one) };
}

const confirm = ({ id }: Somebody): Promise<unknown> =>
  mailed.people.database.execute('update identity.member set confirmed_at = 1 where caller_id = $1', [id]);

const reset = async ({ id }: Somebody): Promise<number> =>
  (await mailed.app.post('/api/v1/admin/members/reset_second_factor', { member_id: id }, boss.token)).status;

describe('a member whose second factor an operator removed', () => {
  test('is told by mail, in the language that they chose, with nothing in it that opens or tells anything', async () => {
    const one = await withPhone();
    await confirm(one);
    const chosen = await mailed.app.post('/api/v1/settings/update', { profile: { language: 'ja' } }, one.token);
    expect(chosen.status).toBe(200);
    expect(await reset(one)).toBe(200);
    const [arrived] = await mailed.server.mailTo(one.email);
    const { subject, text = '', html } = arrived!.mail;
    expect(subject).toBe('アカウントの2段階認証が解除されました');
    expect(html).toContain('<html lang="ja">');
    for (const part of [text, String(html)]) {
      const links = new Set(part.match(/https?:\/\/[^\s"<]+/g));
      expect([...links]).toEqual([`${mailed.app.url}/account/second-factor`]);
      for (const secret of [one.phone.key, one.id, boss.id, boss.email]) expect(part).not.toContain(secret);
      expect(part).not.toMatch(/(\d{4}[ -]?){4}|otpauth|token=/);
    }
  });

  test('is not written to at an address that they have not confirmed, and told once where they have', async () => {
    const [stranger, one] = [await withPhone(), await withPhone()];
    await confirm(one);
    for (const member of [stranger, one, one]) await reset(member);
    await untilTrue(async () => (await mailed.waiting()) === 0);
    const told = mailed.server.arrived.filter(({ to }) => to.includes(one.email) || to.includes(stranger.email));
    expect(told.map(({ to }) => to)).toEqual([[one.email]]);
  });
});
