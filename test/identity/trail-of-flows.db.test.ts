import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { EraseCaller } from '../../src/identity/security/application/commands/erase-caller.js';
import { FindPerson } from '../../src/identity/accounts/application/queries/find-person.js';
import { GrantRole } from '../../src/identity/access/application/commands/grant-role.js';
import { IssueToken } from '../../src/identity/access/application/commands/issue-token.js';
import { RevokeRole } from '../../src/identity/access/application/commands/revoke-role.js';
import { RotateKeys } from '../../src/identity/access/application/commands/rotate-keys.js';
import { SECURITY_EVENTS } from '../../src/identity/security/domain/security-event.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { startTestApp, type TestApp } from '../support/http-app.js';
import { refresh } from './access/oauth-kit.js';
import { EMAIL, PASSWORDS, Story } from './story.js';

interface Entry {
  readonly kind: string;
  readonly caller_id: string | null;
  readonly address: string | null;
}

let app: TestApp;
let story: Story;
let commands: CommandBus;
let database: Database;
/** Every kind that any of these tests has seen. */
const seen = new Set<string>();

beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
  commands = app.app.get(CommandBus, { strict: false });
  database = app.app.get(Database);
  story = new Story(app, (_name, value) => value);
  await story.signUp();
});
afterAll(() => app?.close());

beforeEach(async () => {
  await taken();
});

/** What was recorded since it was last asked for, in order. */
async function taken(): Promise<readonly Entry[]> {
  const entries = await database.query<Entry & { readonly id: number }>(
    'with gone as (delete from identity.security_event returning *) select * from gone order by id',
  );
  for (const { kind } of entries) seen.add(kind);
  return entries;
}

const kinds = async (): Promise<readonly string[]> => (await taken()).map(({ kind }) => kind);

describe('the trail', () => {
  test('tells of each coming and going once', async () => {
    await story.comeAndGo();
    expect(await kinds()).toEqual(['signed_out', 'sign_in_failed', 'sign_in_failed', 'signed_in']);
    await story.changePassword();
    expect(await kinds()).toEqual(['password_changed']);
    await story.loseAndResetPassword();
    expect(await kinds()).toEqual(['reset_link_made', 'password_reset']);
  });

  test('tells of each agent that was let in or not', async () => {
    const token = await story.pairAnAgent();
    expect(await kinds()).toEqual([
      'anonymous_registered',
      'pairing_failed',
      'pairing_approved',
      'work_claimed',
      'token_issued',
    ]);
    await story.refuseAnAgent();
    expect(await kinds()).toEqual(['pairing_refused']);
    const redeemed = await story.signAnAgentIn();
    expect(await kinds()).toEqual(['consent_given', 'token_issued']);
    expect((await app.post('/api/v1/auth/skill/token', redeemed)).status).toBe(400);
    expect((await app.post('/api/v1/auth/skill/token', redeemed)).status).toBe(400);
    expect(await kinds()).toEqual(['code_reused']);
    await story.giveBack('skill', token);
    await story.giveBack('skill', token);
    expect(await kinds()).toEqual(['token_revoked']);
  });

  test('tells of each client, and not of its hourly tokens', async () => {
    const { client, refresh: token } = await story.letAClientIn();
    expect(await kinds()).toEqual(['client_registered', 'consent_given', 'token_issued']);
    await story.giveBack(client, token);
    await story.giveBack(client, token);
    expect(await kinds()).toEqual(['token_revoked']);
    await story.refuseAClient();
    expect(await kinds()).toEqual(['client_registered', 'consent_refused']);
  });

  test('tells of a refresh token that came a second time', async () => {
    const { client, refresh: token } = await story.letAClientIn();
    await refresh(app, client, token);
    await taken();
    const longAgo = 'update identity.oidc_payload set consumed_at = $1 where consumed_at is not null';
    await database.execute(longAgo, [Date.now() - 60_000]);
    expect((await refresh(app, client, token)).status).toBe(400);
    expect((await refresh(app, client, token)).status).toBe(400);
    expect(await kinds()).toEqual(['refresh_reused']);
  });

  test('tells of what operators do, from no address', async () => {
    await commands.execute(new IssueToken(EMAIL));
    await commands.execute(new GrantRole(EMAIL, 'auditor'));
    await commands.execute(new RevokeRole(EMAIL, 'auditor'));
    await commands.execute(new RotateKeys());
    const entries = await taken();
    expect(entries.map(({ kind }) => kind)).toEqual(['token_issued', 'role_granted', 'role_revoked', 'keys_rotated']);
    expect(entries.map(({ address }) => address)).toEqual([null, null, null, null]);
  });

  test('tells whose it was and from where, of all that came over the network', async () => {
    const caller = await app.app.get(QueryBus, { strict: false }).execute(new FindPerson({ email: EMAIL }));
    await story.comeAndGo(PASSWORDS.third);
    await story.signAnAgentIn();
    const { client, refresh: token } = await story.letAClientIn();
    await story.giveBack(client, token);
    const entries = await taken();
    expect(entries.length).toBeGreaterThan(8);
    const strange = entries.filter(({ address }) => address !== '127.0.0.1');
    expect(strange).toEqual([]);
    const ofNobody = entries.filter(({ caller_id: id }) => id !== caller).map(({ kind }) => kind);
    // A failed sign-in with an e-mail that nobody has, and a client that nobody has let in yet.
    expect(ofNobody).toEqual(['sign_in_failed', 'client_registered']);
  });

  test('knows each kind of event that there is a word for', async () => {
    const caller = await app.app.get(QueryBus, { strict: false }).execute(new FindPerson({ email: EMAIL }));
    await commands.execute(new EraseCaller(caller, 'operator'));
    // They, and the anonymous agent whose work they took over.
    expect(await kinds()).toEqual(['caller_erased', 'caller_erased']);
    expect(SECURITY_EVENTS.filter((kind) => !seen.has(kind))).toEqual([]);
  });
});
