import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RevokeRole } from '../../../src/identity/access/application/commands/revoke-role.js';
import { DeleteAccount } from '../../../src/identity/accounts/application/commands/delete-account.js';
import { Passwords } from '../../../src/identity/accounts/application/passwords.js';
import { EraseCaller } from '../../../src/identity/security/application/commands/erase-caller.js';
import { CliRegistry } from '../../../src/shared/delivery/cli/cli-registry.js';
import { argvOf } from '../../support/program/command-line.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { operator, somebody, type Somebody } from '../../support/people/operators.js';
import { browser, PASSWORD, People } from '../../support/people/people.js';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known', config: { rateLimitPerMinute: 100_000 } });
  people = new People(app);
});
afterAll(() => app?.close());

const leave = ({ id, email }: Somebody): Promise<string> => {
  const deletion = { caller: id, confirm: email, proof: { current: PASSWORD, code: '' } };
  return people.outcome(people.commands.execute(new DeleteAccount(deletion, browser())));
};

const operators = async (): Promise<number> => {
  const rows = await people.database.query(
    "select from identity.role_grant where role = 'operator' and revoked_at is null",
  );
  return rows.length;
};

describe('the last operator', () => {
  test('stays: whoever leaves first leaves the other, who is told in words what to do', async () => {
    const both = [await operator(app), await operator(app)] as const;
    const outcomes = await Promise.all(both.map(leave));
    expect(outcomes.toSorted()).toEqual(['in', 'last_operator']);
    expect(await operators()).toBe(1);
    const [left] = both.filter((_, index) => outcomes[index] !== 'in');
    await left!.browser.open('/account/delete');
    const fields = { confirm: left!.email, current: PASSWORD };
    const refused = await left!.browser.submit('/account/delete', fields);
    expect([refused.status, refused.text.includes('You are the last operator')]).toEqual([409, true]);
    const another = await operator(app);
    expect(await leave(left!)).toBe('in');
    expect(await leave(another)).toBe('last_operator');
    await people.commands.execute(new EraseCaller(another.id, 'operator'));
  });

  test('stays when one leaves while the other gives up the role', async () => {
    const [leaves, resigns] = [await operator(app), await operator(app)];
    const resigning = people.outcome(people.commands.execute(new RevokeRole(resigns.email, 'operator')));
    expect((await Promise.all([leave(leaves), resigning])).toSorted()).toEqual(['in', 'last_operator']);
    expect(await operators()).toBe(1);
    await people.database.execute("delete from identity.role_grant where role = 'operator'");
  });

  test('stays when two erase each other at once', async () => {
    const [one, two] = [await operator(app), await operator(app)];
    const erase = (by: Somebody, who: Somebody) =>
      app.post('/api/v1/admin/members/erase', { member_id: who.id, confirm_email: who.email }, by.token);
    const answers = await Promise.all([erase(one, two), erase(two, one)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await operators()).toBe(1);
    await people.database.execute("delete from identity.role_grant where role = 'operator'");
  });

  test('is erased on the command line, which can make another one', async () => {
    const alone = await operator(app);
    const lines: string[] = [];
    const command = app.app.get(CliRegistry).find('user:erase');
    await command!.execute(argvOf({ email: alone.email, yes: 'yes' }), (line) => void lines.push(line));
    expect(lines.at(-1)).toMatch(/^Nothing is left of/);
    expect(await operators()).toBe(0);
  });
});

test('an account is not deleted with a password that was replaced meanwhile', async () => {
  const one = await somebody(app);
  const passwords = app.app.get(Passwords, { strict: false });
  const verify = passwords.verifyOwn.bind(passwords);
  passwords.verifyOwn = async (...known) => {
    const verified = await verify(...known);
    await passwords.set(verified.callerId, await passwords.hash('another good password'));
    return verified;
  };
  const outcome = await leave(one);
  passwords.verifyOwn = verify;
  expect(outcome).toBe('sign_in_refused');
  expect(await people.outcome(people.signIn(one.email, 'another good password'))).toBe('in');
});
