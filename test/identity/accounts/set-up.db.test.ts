import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SetUp } from '../../../src/identity/accounts/application/commands/set-up.js';
import { MemberRegistration } from '../../../src/identity/accounts/application/member-registration.js';
import { SetupLink } from '../../../src/shared/delivery/cli/setup-link.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { browser as browserAt, PASSWORD, People } from '../../support/people/people.js';
import { findSecrets } from '../../support/database/secret-search.js';

let app: TestApp;
let other: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known', config: { signUp: 'closed' } });
  other = await startTestApp({ databaseUrl: app.databaseUrl, listen: 'known', config: { signUp: 'closed' } });
  people = new People(app);
});

afterAll(async () => {
  await other?.close();
  await app?.close();
});

const printed = (node: TestApp): Promise<string | null> => node.app.get(SetupLink, { strict: false }).make();

const FIELDS = { name: 'Ada', password: PASSWORD };

const tokenOf = (path: string | null): string => new URL(path ?? '', app.url).searchParams.get('setup') ?? '';

const roles = (): Promise<{ email: string; role: string }[]> =>
  people.database.query('select email, role from identity.role_grant join identity.member using (caller_id)');

describe('a service without a member', () => {
  test('is set up by the link that it printed, once, whoever may sign up, by a member who runs it', async () => {
    const path = (await printed(app)) ?? '';
    expect(await findSecrets(app, new Map([['setup', tokenOf(path)]]))).toEqual([]);
    const browser = app.browser();
    const page = await browser.open(path);
    expect([page.status, page.text.includes('The first one is yours')]).toEqual([200, true]);
    const refused = await browser.submit('/welcome', { ...FIELDS, email: 'no address' });
    expect([refused.status, refused.text.includes('Enter an e-mail address'), refused.text.includes('Ada')]).toEqual([
      422,
      true,
      true,
    ]);
    const done = await browser.submit('/welcome', { ...FIELDS, email: 'ada@example.org' });
    expect([done.status, done.location]).toEqual([303, `${app.url}/feeds?welcome=1`]);
    expect((await browser.open('/account')).text).toContain('ada@example.org');
    expect(await roles()).toEqual([{ email: 'ada@example.org', role: 'operator' }]);
    const again = await app.browser().open(path);
    expect([again.status, again.text.includes('set up already'), again.text.includes('href="/signin"')]).toEqual([
      200,
      true,
      true,
    ]);
    expect(await printed(app)).toBeNull();
    expect((await app.browser().open('/signup')).status).toBe(403);
  });

  test('takes the links of all nodes and earlier starts, and makes one first member of all who come at once', async () => {
    await people.forgetEverybody();
    const links = [await printed(app), await printed(other), await printed(other)];
    for (const path of links) expect((await app.browser().open(path ?? '')).status).toBe(200);
    const outcomes = links.map((path, place) => {
      const fields = { ...FIELDS, email: `first-${place}@example.org`, token: tokenOf(path), language: 'en' as const };
      const node = place === 0 ? app : other;
      return people.outcome(new People(node).commands.execute(new SetUp(fields, browserAt())));
    });
    const said = (await Promise.all(outcomes)).toSorted();
    expect(said[0]).toBe('in');
    expect(said.slice(1).every((code) => ['link_unusable', 'set_up_already'].includes(code))).toBe(true);
    expect(await roles()).toHaveLength(1);
  });

  test('is not set up when somebody became a member while the password was hashed', async () => {
    await people.forgetEverybody();
    const token = tokenOf(await printed(app));
    const registration = app.app.get(MemberRegistration, { strict: false });
    const prepare = registration.prepare.bind(registration);
    registration.prepare = async (fields) => {
      registration.prepare = prepare;
      const prepared = await prepare(fields);
      await people.create('sooner@example.org');
      return prepared;
    };
    const fields = { ...FIELDS, email: 'later@example.org', token, language: 'en' as const };
    expect(await people.outcome(people.commands.execute(new SetUp(fields, browserAt())))).toBe('set_up_already');
    expect(await roles()).toEqual([]);
  });

  test('is not set up without a link, with a wrong one, or a day later', async () => {
    await people.forgetEverybody();
    const path = (await printed(app)) ?? '';
    await people.database.execute('update identity.link set expires_at = expires_at - 86400000');
    for (const other of ['/welcome', '/welcome?setup=pbs_x', path]) {
      const { status, text } = await app.browser().open(other);
      expect([status, text.includes('prints a new link')]).toEqual([404, true]);
    }
    const browser = app.browser();
    await browser.open((await printed(app)) ?? '');
    const late = await browser.submit('/welcome', { ...FIELDS, email: 'a@example.org', setup: tokenOf(path) });
    expect([late.status, await roles()]).toEqual([404, []]);
  });
});
