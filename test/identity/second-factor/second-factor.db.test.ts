import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CompleteSignIn } from '../../../src/identity/accounts/application/commands/complete-sign-in.js';
import { ChangePassword } from '../../../src/identity/accounts/application/commands/change-password.js';
import { DeleteAccount } from '../../../src/identity/accounts/application/commands/delete-account.js';
import { MakeResetLink } from '../../../src/identity/accounts/application/commands/make-reset-link.js';
import { ResetPassword } from '../../../src/identity/accounts/application/commands/reset-password.js';
import { SecondFactorNeeded } from '../../../src/identity/accounts/domain/sign-in.js';
import { InvalidFields } from '../../../src/identity/accounts/domain/member.js';
import { AddSecondFactor } from '../../../src/identity/second-factor/application/commands/add-second-factor.js';
import { RemoveSecondFactor } from '../../../src/identity/second-factor/application/commands/remove-second-factor.js';
import { RenewRecoveryCodes } from '../../../src/identity/second-factor/application/commands/renew-recovery-codes.js';
import { ResetSecondFactor } from '../../../src/identity/second-factor/application/commands/reset-second-factor.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { operator, somebody, type Somebody } from '../../support/people/operators.js';
import { browser, PASSWORD, People } from '../../support/people/people.js';
import { enrol, type Phone, SteadyTime } from './factor-kit.js';

let app: TestApp;
let other: TestApp;
let people: People;
let time: SteadyTime;

beforeAll(async () => {
  const config = { rateLimitPerMinute: 100_000 };
  app = await startTestApp({ listen: 'known', config });
  other = await startTestApp({ databaseUrl: app.databaseUrl, config });
  people = new People(app);
  time = SteadyTime.of(app, other);
});
afterAll(async () => {
  await other?.close();
  await app?.close();
});

beforeEach(() => time.passSteps(10));

async function withPhone(): Promise<Somebody & { readonly phone: Phone }> {
  const one = await somebody(app);
  const phone = await enrol(app, time, one);
  time.passSteps(2);
  return { ...one, phone };
}

/** The right password, and what the browser keeps of it. */
async function challengeOf({ email }: Pick<Somebody, 'email'>, password = PASSWORD, on = people): Promise<string> {
  try {
    await on.signIn(email, password);
  } catch (error) {
    if (error instanceof SecondFactorNeeded) return error.challenge;
    throw error;
  }
  throw new Error('the password was enough');
}

const complete = (challenge: string, code: string, on = people, from = browser()) =>
  on.commands.execute(new CompleteSignIn({ challenge, code, enrolment: null }, from));

const outcome = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'in';
  } catch (error) {
    if (error instanceof InvalidFields) return error.problems.map(({ field }) => field).join();
    return (error as { code?: string }).code ?? String(error);
  }
};

describe('a member with a second factor', () => {
  test('comes in with the password and a code, and with neither alone', async () => {
    const one = await withPhone();
    expect(await outcome(people.signIn(one.email))).toBe('second_factor_needed');
    expect(await outcome(people.signIn(one.email, 'a wrong password'))).toBe('sign_in_refused');
    const challenge = await challengeOf(one);
    expect(await outcome(complete(challenge, '000000'))).toBe('code');
    expect(await outcome(complete('made up', time.code(one.phone)))).toBe('sign_in_expired');
    const { sessionToken } = await complete(challenge, time.code(one.phone));
    expect(await people.isSignedIn(sessionToken)).toBe(true);
    const kinds = await people.kindsOf(one.id);
    expect(kinds.slice(-4)).toEqual(['second_factor_added', 'sign_in_failed', 'second_factor_failed', 'signed_in']);
  });

  test('may be one step early or late, and not two', async () => {
    const one = await withPhone();
    expect(await outcome(complete(await challengeOf(one), time.code(one.phone, -2)))).toBe('code');
    expect(await outcome(complete(await challengeOf(one), time.code(one.phone, -1)))).toBe('in');
    expect(await outcome(complete(await challengeOf(one), time.code(one.phone, 2)))).toBe('code');
    expect(await outcome(complete(await challengeOf(one), time.code(one.phone, 1)))).toBe('in');
  });

  test('types digits of any script, with spaces', async () => {
    const one = await withPhone();
    const wide = [...time.code(one.phone)].map((digit) => String.fromCodePoint(0xff10 + Number(digit)));
    expect(
      await outcome(complete(await challengeOf(one), ` ${wide.slice(0, 3).join('')} ${wide.slice(3).join('')}`)),
    ).toBe('in');
  });

  test('uses a code once, although two nodes are given it at the same moment', async () => {
    const one = await withPhone();
    const [challenge, code] = [await challengeOf(one), time.code(one.phone)];
    const elsewhere = new People(other);
    const answers = await Promise.all(
      [people, elsewhere, people, elsewhere].map((on) => outcome(complete(challenge, code, on))),
    );
    expect(answers.toSorted()).toEqual(['code', 'code', 'code', 'in']);
    expect(await outcome(complete(challenge, time.code(one.phone, -1)))).toBe('code');
  });

  test('cannot come in with the code that set it up', async () => {
    const one = await somebody(app);
    const phone = await enrol(app, time, one);
    expect(await outcome(complete(await challengeOf(one), time.code(phone)))).toBe('code');
  });

  test('has recovery codes that work once each, on two nodes together, until there are new ones', async () => {
    const one = await withPhone();
    const [first = '', second = ''] = one.phone.recoveryCodes;
    expect(new Set(one.phone.recoveryCodes).size).toBe(10);
    const challenge = await challengeOf(one);
    const answers = await Promise.all([people, new People(other)].map((on) => outcome(complete(challenge, first, on))));
    expect(answers.toSorted()).toEqual(['code', 'in']);
    expect(await outcome(complete(challenge, first))).toBe('code');
    const proof = { current: PASSWORD, code: time.code(one.phone) };
    const renewed = await people.commands.execute(new RenewRecoveryCodes(one.id, proof, browser()));
    expect(await outcome(complete(challenge, second))).toBe('code');
    expect(await outcome(complete(challenge, (renewed[0] ?? '').replaceAll(' ', '-')))).toBe('in');
    const made = await people.kindsOf(one.id);
    expect(made.filter((kind) => kind === 'recovery_code_used')).toHaveLength(2);
  });

  test('is guessed at five times and no more, on all nodes together, and goes on in a browser that they know', async () => {
    const one = await somebody(app);
    const known = await people.signIn(one.email);
    const phone = await enrol(app, time, one);
    time.passSteps(2);
    const challenge = await challengeOf(one);
    const guesses: string[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      guesses.push(await outcome(complete(challenge, `00000${guess}`, guess % 2 === 0 ? people : new People(other))));
    }
    expect(guesses).toEqual(['code', 'code', 'code', 'code', 'code', 'too_many_attempts', 'too_many_attempts']);
    expect(await outcome(complete(challenge, time.code(phone)))).toBe('too_many_attempts');
    const from = browser({ device: known.deviceToken });
    expect(await outcome(complete(challenge, time.code(phone), people, from))).toBe('in');
  });

  test('has ten minutes for the code, and begins anew with another password', async () => {
    const one = await withPhone();
    const old = await challengeOf(one);
    time.passSteps(21);
    expect(await outcome(complete(old, time.code(one.phone)))).toBe('sign_in_expired');
    const challenge = await challengeOf(one);
    const change = {
      caller: one.id,
      proof: { current: PASSWORD, code: time.code(one.phone) },
      next: 'the next password',
    };
    await people.commands.execute(new ChangePassword(change, browser()));
    time.passSteps(2);
    expect(await outcome(complete(challenge, time.code(one.phone)))).toBe('sign_in_expired');
  });

  test('shows a code, too, for what only they may do', async () => {
    const one = await withPhone();
    const proof = (code: string) => ({ current: PASSWORD, code });
    const asked = (code: string): readonly Promise<string>[] => [
      outcome(
        people.commands.execute(
          new ChangePassword({ caller: one.id, proof: proof(code), next: 'the next one' }, browser()),
        ),
      ),
      outcome(
        people.commands.execute(
          new DeleteAccount({ caller: one.id, proof: proof(code), confirm: one.email }, browser()),
        ),
      ),
      outcome(people.commands.execute(new RemoveSecondFactor(one.id, proof(code), browser()))),
    ];
    expect(await Promise.all(asked(''))).toEqual(['code', 'code', 'code']);
    const wrong = { current: 'a wrong password', code: time.code(one.phone) };
    expect(await outcome(people.commands.execute(new RemoveSecondFactor(one.id, wrong, browser())))).toBe('current');
    const right = proof(one.phone.recoveryCodes[3] ?? '');
    expect(await outcome(people.commands.execute(new RemoveSecondFactor(one.id, right, browser())))).toBe('in');
    expect(await outcome(people.signIn(one.email))).toBe('in');
  });

  test('is not in by a link to a new password either, which does its work', async () => {
    const one = await withPhone();
    const { token } = await people.commands.execute(new MakeResetLink(one.email));
    const reset = people.commands.execute(new ResetPassword(token, 'the next password', browser()));
    expect(await outcome(reset)).toBe('second_factor_needed');
    expect(await people.isSignedIn(one.session)).toBe(false);
    expect(await outcome(people.signIn(one.email))).toBe('sign_in_refused');
    const challenge = await challengeOf(one, 'the next password');
    expect(await outcome(complete(challenge, time.code(one.phone)))).toBe('in');
  });

  test('sets it up once: another key does not take its place', async () => {
    const one = await withPhone();
    expect(await outcome(enrol(app, time, one))).toBe('enrolment_over');
    const wanted = { member: one.id, current: PASSWORD, token: 'made up', code: '123456' };
    expect(await outcome(people.commands.execute(new AddSecondFactor(wanted, browser())))).toBe('enrolment_over');
  });

  test('is not readable in the database: neither key nor codes', async () => {
    const one = await withPhone();
    const rows = await people.database.query<{ text: string }>(
      `select factor::text as text from identity.second_factor factor where caller_id = $1
       union all select code::text from identity.recovery_code code where caller_id = $1`,
      [one.id],
    );
    expect(rows).toHaveLength(11);
    const everything = rows.map(({ text }) => text).join();
    expect(everything).not.toContain(Buffer.from(one.phone.key).toString('hex'));
    for (const code of one.phone.recoveryCodes) expect(everything).not.toContain(code.replaceAll(' ', ''));
  });
});

describe('an operator', () => {
  test('removes the second factor of who has lost it, over REST, and never their own', async () => {
    const boss = await operator(app);
    const one = await withPhone();
    const admin = (name: string, member_id: string) =>
      app.post<Record<string, Record<string, unknown>>>(`/api/v1/admin/members/${name}`, { member_id }, boss.token);
    expect((await admin('get', one.id)).body['member']).toMatchObject({ second_factor: true });
    expect((await admin('reset_second_factor', one.id)).status).toBe(200);
    expect((await admin('get', one.id)).body['member']).toMatchObject({ second_factor: false });
    expect(await outcome(people.signIn(one.email))).toBe('in');
    expect(await people.kindsOf(one.id)).toContain('second_factor_reset');
    expect((await admin('reset_second_factor', boss.id)).body['error']).toBe('own_account');
    expect(await people.commands.execute(new ResetSecondFactor(one.id, null))).toBe(false);
  });
});
