import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { DeactivateMember, ReactivateMember } from '../../src/identity/accounts/accounts.js';
import { RemoveSecondFactor } from '../../src/identity/second-factor/application/commands/remove-second-factor.js';
import { RenewRecoveryCodes } from '../../src/identity/second-factor/application/commands/renew-recovery-codes.js';
import { ResetSecondFactor } from '../../src/identity/second-factor/application/commands/reset-second-factor.js';
import { EraseCaller } from '../../src/identity/security/application/commands/erase-caller.js';
import { AskToConfirm } from '../../src/identity/accounts/application/commands/ask-to-confirm.js';
import { ChangeEmail } from '../../src/identity/accounts/application/commands/change-email.js';
import { ConfirmNewEmail } from '../../src/identity/accounts/application/commands/confirm-new-email.js';
import { CreateMember } from '../../src/identity/accounts/application/commands/create-member.js';
import { RequestPasswordReset } from '../../src/identity/accounts/application/commands/request-password-reset.js';
import { ResetPassword } from '../../src/identity/accounts/application/commands/reset-password.js';
import { InviteMember } from '../../src/identity/accounts/application/commands/invite-member.js';
import { RevokeInvitation } from '../../src/identity/accounts/application/commands/revoke-invitation.js';
import { ListInvitations } from '../../src/identity/accounts/application/queries/list-invitations.js';
import { AuditTrail } from '../../src/shared/kernel/compliance/audit-trail.js';
import { OperatorTrail } from '../../src/shared/kernel/compliance/operator-trail.js';
import { FindPerson } from '../../src/identity/accounts/application/queries/find-person.js';
import { GrantRole } from '../../src/identity/access/application/commands/grant-role.js';
import { IssueToken } from '../../src/identity/access/application/commands/issue-token.js';
import { RevokeRole } from '../../src/identity/access/application/commands/revoke-role.js';
import { RotateKeys } from '../../src/identity/access/application/commands/rotate-keys.js';
import { LinkIdentity } from '../../src/identity/single-sign-on/application/commands/link-identity.js';
import { UnlinkIdentity } from '../../src/identity/single-sign-on/application/commands/unlink-identity.js';
import { RecordedErasure } from '../../src/identity/security/application/recorded-erasure.js';
import { PlaceHold } from '../../src/identity/legal-hold/application/commands/place-hold.js';
import { ReleaseHold } from '../../src/identity/legal-hold/application/commands/release-hold.js';
import type { PersonalData } from '../../src/shared/kernel/compliance/personal-data.js';
import { RetentionTrail } from '../../src/shared/kernel/compliance/retention-trail.js';
import { SECURITY_EVENTS } from '../../src/identity/security/domain/security-event.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { PASSWORD } from '../support/people/people.js';
import { untilTrue } from '../support/time/until.js';
import { MailServer } from '../support/servers/mail-server.js';
import { linkIn, mailTo } from './accounts/mail-kit.js';
import { refresh } from './access/oauth-kit.js';
import { OidcIssuer } from '../support/servers/oidc-issuer.js';
import { at, settingsOf, tellLogout, Traveller } from './single-sign-on/sign-on-kit.js';
import { enrol, SteadyTime } from './second-factor/factor-kit.js';
import { EMAIL, PASSWORDS, Story } from './story.js';

interface Entry {
  readonly kind: string;
  readonly caller_id: string | null;
  readonly address: string | null;
}

let app: TestApp;
let story: Story;
let mails: MailServer;
let issuer: OidcIssuer;
let commands: CommandBus;
let database: Database;
/** Every kind that any of these tests has seen. */
const seen = new Set<string>();

beforeAll(async () => {
  mails = await MailServer.start();
  issuer = await OidcIssuer.start();
  app = await startTestApp({ listen: 'known', config: { ...mailTo(mails), ...at(settingsOf(issuer)) } });
  issuer.serve(app.url);
  commands = app.app.get(CommandBus, { strict: false });
  database = app.app.get(Database);
  story = new Story(app, (_name, value) => value);
  await story.signUp();
});
afterAll(async () => {
  await app?.close();
  await mails?.close();
  await issuer?.close();
});

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

  test('tells of an address that was confirmed, and of one that takes no mail', async () => {
    const caller = await app.app.get(QueryBus, { strict: false }).execute(new FindPerson({ email: EMAIL }));
    const [arrived] = await mails.mailTo(EMAIL);
    const confirm = linkIn(arrived!, 'confirm');
    mails.troubles.push({ at: 'recipient', code: 550 });
    await commands.execute(new AskToConfirm(caller, 'en'));
    const found: string[] = [];
    await untilTrue(async () => found.push(...(await kinds())) > 0);
    expect(found).toEqual(['mail_refused']);
    await story.press(confirm, {}, 200);
    await story.press(confirm, {}, 200);
    expect(await kinds()).toEqual(['address_confirmed']);
  });

  test('tells of an account that its owner took by mail and has alone, and of its new address', async () => {
    const caller = await commands.execute(new CreateMember('zoe@example.org', 'Zoe', PASSWORDS.third));
    await taken();
    const visit = { address: '127.0.0.1' };
    await commands.execute(new RequestPasswordReset({ email: 'zoe@example.org', visit, language: 'en' }));
    const [arrived] = await mails.mailTo('zoe@example.org');
    const [, , token = ''] = linkIn(arrived!, 'reset').split('/');
    const from = { visit, device: null, session: null };
    await commands.execute(new ResetPassword(token, PASSWORDS.third, from));
    const recovered = ['password_reset', 'account_recovered', 'podcasts_renewed', 'webhooks_disabled'];
    expect(await kinds()).toEqual(['reset_link_made', ...recovered]);
    const change = {
      caller,
      email: 'zoe@example.com',
      proof: { current: PASSWORDS.third, code: '' },
      language: 'en',
    } as const;
    await commands.execute(new ChangeEmail(change, from));
    const [letter] = await mails.mailTo('zoe@example.com');
    const link = /\/account\/email\/([\w-]+)/.exec(letter?.mail.text ?? '')?.[1] ?? '';
    await commands.execute(new ConfirmNewEmail(link, null, visit, 'en'));
    expect(await kinds()).toEqual(['email_changed']);
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

  test('tells of what operators do in a browser', async () => {
    const caller = await app.app.get(QueryBus, { strict: false }).execute(new FindPerson({ email: EMAIL }));
    await commands.execute(new InviteMember(null, { operator: caller }));
    const [invitation] = await app.app.get(QueryBus, { strict: false }).execute(new ListInvitations());
    await commands.execute(new RevokeInvitation(invitation!.ref, caller));
    await app.app.get(OperatorTrail, { strict: false }).record(caller, 'did something');
    await app.app.get(AuditTrail, { strict: false }).historyViewed(caller, 'history of art_1');
    expect(await kinds()).toEqual(['invitation_made', 'invitation_revoked', 'operator_acted', 'history_viewed']);
  });

  test('tells once of a member who is shut out, and let in again', async () => {
    const caller = await commands.execute(new CreateMember('kim@example.org', 'Kim', PASSWORDS.third));
    await taken();
    const by = { operator: null, why: 'no longer known to the issuer' };
    await commands.execute(new DeactivateMember(caller, by));
    await commands.execute(new DeactivateMember(caller, by));
    await commands.execute(new ReactivateMember(caller, by));
    await commands.execute(new ReactivateMember(caller, by));
    expect(await kinds()).toEqual(['member_deactivated', 'member_reactivated']);
  });

  test('tells of legal holds, of an erasure that waited for one, and of what was deleted', async () => {
    const caller = await commands.execute(new CreateMember('lee@example.org', 'Lee', PASSWORDS.third));
    await taken();
    const { id } = await commands.execute(new PlaceHold(caller, 'case 9', null));
    await commands.execute(new EraseCaller(caller, 'operator'));
    await commands.execute(new EraseCaller(caller, 'operator'));
    await commands.execute(new ReleaseHold(id, null));
    expect(await kinds()).toEqual(['hold_placed', 'erasure_deferred', 'hold_released', 'caller_erased']);
    const expiry = { what: 'deliveries of webhooks', count: 2, before: 0, why: 'kept for 30 days' };
    await app.app.get(RetentionTrail, { strict: false }).expired(expiry);
    await app.app.get(RetentionTrail, { strict: false }).expired({ ...expiry, count: 0 });
    const data = { context: 'notes', count: async () => [{ what: 'notes', count: 2 }], erase: async () => undefined };
    const erasure = { caller, askedBy: 'operator', askedAt: 0 };
    await app.app.get(RecordedErasure, { strict: false }).erase(data as unknown as PersonalData, erasure);
    expect(await kinds()).toEqual(['data_expired', 'data_erased']);
  });

  test('tells of people who sign in at an issuer, are connected with one, and sign out there', async () => {
    issuer.person = { sub: 'grace-1', email: 'grace@example.com', email_verified: true };
    await new Traveller(app).signIn();
    expect(await kinds()).toEqual(['signed_up', 'signed_in']);
    issuer.person = { sub: 'whoever-1', email: EMAIL };
    await new Traveller(app).signIn();
    expect(await kinds()).toEqual(['sign_in_failed']);
    await commands.execute(new LinkIdentity(EMAIL, issuer.url, 'whoever-1'));
    await new Traveller(app).signIn();
    expect(await kinds()).toEqual(['identity_linked', 'signed_in']);
    await tellLogout(app, await issuer.logoutToken({ sub: 'whoever-1' }));
    expect(await kinds()).toEqual(['signed_out_by_issuer', 'podcasts_renewed', 'webhooks_disabled']);
    const caller = await app.app.get(QueryBus, { strict: false }).execute(new FindPerson({ email: EMAIL }));
    const from = { visit: { address: '127.0.0.1' }, device: null, session: null };
    const unlinking = { caller, proof: { current: PASSWORDS.third, code: '' }, issuer: issuer.url };
    await commands.execute(new UnlinkIdentity(unlinking, from));
    expect(await kinds()).toEqual(['identity_unlinked']);
  });

  test('tells of a second factor, of its codes, and of wrong ones', async () => {
    const email = 'lee@example.org';
    const id = await commands.execute(new CreateMember(email, 'Lee', PASSWORD));
    await taken();
    const from = { visit: { address: '127.0.0.1' }, device: null, session: null };
    const { recoveryCodes } = await enrol(app, SteadyTime.of(app), { id, email });
    expect(await kinds()).toEqual(['second_factor_added']);
    const proof = (code: string) => ({ current: PASSWORD, code });
    await expect(commands.execute(new RemoveSecondFactor(id, proof('1'), from))).rejects.toThrow('code must be');
    expect(await kinds()).toEqual(['second_factor_failed']);
    const [renewed = ''] = await commands.execute(new RenewRecoveryCodes(id, proof(recoveryCodes[0] ?? ''), from));
    expect(await kinds()).toEqual(['recovery_code_used', 'recovery_codes_made']);
    await commands.execute(new RemoveSecondFactor(id, proof(renewed), from));
    expect(await kinds()).toEqual(['recovery_code_used', 'second_factor_removed']);
    await enrol(app, SteadyTime.of(app), { id, email });
    await commands.execute(new ResetSecondFactor(id, null));
    expect(await kinds()).toEqual(['second_factor_added', 'second_factor_reset']);
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
