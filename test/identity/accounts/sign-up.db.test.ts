import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { FindLink } from '../../../src/identity/accounts/application/queries/find-link.js';
import { GetMember } from '../../../src/identity/accounts/application/queries/get-member.js';
import { SignUp } from '../../../src/identity/accounts/application/commands/sign-up.js';
import type { SignedIn } from '../../../src/identity/domain/browser.js';
import { CliRegistry } from '../../../src/shared/delivery/cli/cli-registry.js';
import { argvOf } from '../../support/program/command-line.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { browser, newAddress, PASSWORD, People } from '../../support/people/people.js';

let [open, invite, closed]: TestApp[] = [];
let people: People;

/** Nodes on one database, each with another setting of sign-up. */
beforeAll(async () => {
  open = await startTestApp({ config: { signUp: 'open', baseUrl: 'https://pod.example' } });
  const { databaseUrl } = open;
  invite = await startTestApp({ databaseUrl, config: { signUp: 'invite' } });
  closed = await startTestApp({ databaseUrl, config: { signUp: 'closed' } });
  people = new People(open);
});

afterAll(async () => {
  for (const node of [closed, invite, open]) await node?.close();
});

interface Filled {
  readonly email: string;
  readonly name?: string;
  readonly password?: string;
  readonly invitation?: string | null;
}

const signUp = (node: TestApp | undefined, filled: Filled, from = browser()): Promise<SignedIn> => {
  const { email, name = 'Ada Lovelace', password = PASSWORD, invitation = null } = filled;
  return new People(node!).commands.execute(new SignUp({ email, name, password, invitation, language: 'en' }, from));
};

const outcome = (node: TestApp | undefined, filled: Filled, from = browser()): Promise<string> =>
  people.outcome(signUp(node, filled, from));

const queries = () => open!.app.get(QueryBus, { strict: false });

async function invitation(...email: string[]): Promise<string> {
  const options = email.length === 0 ? {} : { email: email[0] };
  const lines: string[] = [];
  const command = open!.app.get(CliRegistry).find('invite:create');
  await command!.execute(argvOf(options), (line) => void lines.push(line));
  expect(lines).toEqual([expect.stringMatching(/^https:\/\/pod\.example\/signup\?invitation=pbs_\w{49}$/)]);
  return new URL(lines[0]!).searchParams.get('invitation')!;
}

describe('signing up, where it is open to all', () => {
  test('makes a member who is signed in', async () => {
    const from = browser();
    const { callerId, sessionToken } = await signUp(open, { email: 'Ada@example.org', name: '  Ada  ' }, from);
    expect(await queries().execute(new GetMember(callerId))).toEqual({
      id: callerId,
      name: 'Ada',
      email: 'Ada@example.org',
      confirmedAt: null,
      createdAt: expect.any(Number),
    });
    expect(await people.isSignedIn(sessionToken)).toBe(true);
    expect(await people.outcome(people.signIn('ada@example.org'))).toBe('in');
    expect(await people.events({ address: from.visit.address })).toEqual([
      { kind: 'signed_up', caller_id: callerId, address: from.visit.address, detail: null },
    ]);
  });

  test('says everything that is wrong at once', async () => {
    const refused: unknown = await signUp(open, { email: 'ada@', name: '', password: 'password' }).catch((e) => e);
    const { problems } = refused as { problems: { field: string }[] };
    expect(problems.map(({ field }) => field)).toEqual(['email', 'name', 'password']);
  });

  test('with the e-mail and the password of an account is signing in to it', async () => {
    const caller = await people.create('again@example.org');
    const from = browser();
    const signedIn = await signUp(open, { email: 'AGAIN@example.org', name: 'Somebody else' }, from);
    expect(signedIn.callerId).toBe(caller);
    expect((await queries().execute(new GetMember(caller))).name).toBe('Member of a test');
    expect((await people.events({ address: from.visit.address })).map(({ kind }) => kind)).toEqual(['signed_in']);
  });

  test('with the e-mail of an account and another password is refused in neutral words, and counts as a guess', async () => {
    await people.create('taken@example.org');
    const at = { address: newAddress() };
    const outcomes: string[] = [];
    for (let round = 0; round < 7; round += 1) {
      outcomes.push(await outcome(open, { email: 'taken@example.org', password: `wrong guess ${round}` }, browser(at)));
    }
    expect(outcomes).toEqual([
      ...Array.from({ length: 5 }, () => 'sign_up_refused'),
      'too_many_attempts',
      'too_many_attempts',
    ]);
    expect(await people.outcome(people.signIn('taken@example.org', PASSWORD, browser(at)))).toBe('too_many_attempts');
  });

  test('twice at the same moment makes one member, who is signed in twice', async () => {
    const both = await Promise.all([open, open].map((node) => signUp(node, { email: 'twin@example.org' })));
    expect(both[0]!.callerId).toBe(both[1]!.callerId);
    expect(
      await people.database.query(`select from identity.member where email_key = 'twin@example.org'`),
    ).toHaveLength(1);
    for (const { sessionToken } of both) expect(await people.isSignedIn(sessionToken)).toBe(true);
  });
});

describe('signing up, where it takes an invitation', () => {
  test('is closed to whoever has none, whether they have an account or not', async () => {
    await people.create('member@example.org');
    expect(await outcome(invite, { email: 'new@example.org' })).toBe('sign_up_closed');
    expect(await outcome(invite, { email: 'member@example.org' })).toBe('sign_up_closed');
    expect(await outcome(invite, { email: 'new@example.org', invitation: 'pbs_nonsense' })).toBe('link_unusable');
  });

  test('works once with an invitation', async () => {
    const link = await invitation();
    expect(await queries().execute(new FindLink(link, 'invitation'))).toEqual({
      email: null,
      expiresAt: expect.any(Number),
    });
    const { callerId } = await signUp(invite, { email: 'invited@example.org', invitation: link });
    expect(await people.kindsOf(callerId)).toEqual(['signed_up']);
    expect(await queries().execute(new FindLink(link, 'invitation'))).toBeNull();
    expect(await outcome(invite, { email: 'second@example.org', invitation: link })).toBe('link_unusable');
  });

  test('lets one in when many use the same invitation at once, on two nodes', async () => {
    const link = await invitation();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        outcome(index % 2 === 0 ? invite : open, { email: `crowd-${index}@example.org`, invitation: link }),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['in', ...Array.from({ length: 5 }, () => 'link_unusable')]);
    const members = `select from identity.member where email_key like 'crowd-%'`;
    expect(await people.database.query(members)).toHaveLength(1);
  });

  test('is for the invited e-mail only, when the invitation names one', async () => {
    const link = await invitation('Guest@example.org');
    expect(await queries().execute(new FindLink(link, 'invitation'))).toMatchObject({ email: 'Guest@example.org' });
    const refused: unknown = await signUp(invite, { email: 'other@example.org', invitation: link }).catch((e) => e);
    expect(refused).toMatchObject({ problems: [{ field: 'email', problem: 'not_invited' }] });
    expect(await outcome(invite, { email: 'guest@EXAMPLE.org', invitation: link })).toBe('in');
  });

  test('leaves the invitation as it was when it is refused', async () => {
    const link = await invitation();
    await people.create('known@example.org');
    expect(await outcome(invite, { email: 'x', invitation: link })).toBe('invalid_request');
    expect(await outcome(invite, { email: 'known@example.org', password: 'another one', invitation: link })).toBe(
      'sign_up_refused',
    );
    expect(await outcome(invite, { email: 'known@example.org', invitation: link })).toBe('in');
    expect(await outcome(invite, { email: 'fresh@example.org', invitation: link })).toBe('in');
  });

  test('takes an invitation for seven days only', async () => {
    const link = await invitation();
    const left = (await queries().execute(new FindLink(link, 'invitation')))!.expiresAt - Date.now();
    expect(Math.abs(left - 7 * 86_400_000)).toBeLessThan(60_000);
    await people.database.execute('update identity.link set expires_at = $1', [Date.now() - 1]);
    expect(await queries().execute(new FindLink(link, 'invitation'))).toBeNull();
    expect(await outcome(invite, { email: 'late@example.org', invitation: link })).toBe('link_unusable');
  });

  test('gives no invitation to the e-mail of a member', async () => {
    await people.create('inside@example.org');
    await expect(invitation('inside@example.org')).rejects.toThrow('There is a member with the e-mail');
    await expect(invitation('inside')).rejects.toThrow('email must be an e-mail address');
  });

  test('is on record: that there is an invitation, and not for whom', async () => {
    await invitation('secret-guest@example.org');
    const rows = await people.database.query<{ text: string }>(
      `select event::text as text from identity.security_event event where kind = 'invitation_made'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('guest');
  });
});

describe('signing up, where it is closed', () => {
  test('is for nobody, with an invitation or without', async () => {
    expect(await outcome(closed, { email: 'new@example.org' })).toBe('sign_up_closed');
    expect(await outcome(closed, { email: 'new@example.org', invitation: await invitation() })).toBe('sign_up_closed');
  });

  test('has no invitations to give out', async () => {
    const command = closed!.app.get(CliRegistry).find('invite:create');
    const lines: string[] = [];
    const run = command!.execute([], (line) => void lines.push(line));
    await expect(run).rejects.toThrow('Sign-up is closed');
    expect(lines).toEqual([]);
  });
});
