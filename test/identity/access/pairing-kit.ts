import { CommandBus } from '@nestjs/cqrs';
import {
  ApprovePairing,
  type ApprovedPairing,
} from '../../../src/identity/access/application/commands/approve-pairing.js';
import { CreateMember } from '../../../src/identity/accounts/application/commands/create-member.js';
import { IssueToken } from '../../../src/identity/access/application/commands/issue-token.js';
import type { PairingPerson } from '../../../src/identity/access/domain/pairing.js';
import { SignIn } from '../../../src/identity/accounts/application/commands/sign-in.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import type { Answered, TestApp } from '../../support/http/http-app.js';
import { FindPairing, type FoundPairing } from '../../../src/identity/access/application/commands/find-pairing.js';

export const PAIR = '/api/v1/auth/skill/pair';

export const TOKEN = '/api/v1/auth/skill/token';

export interface Pairing {
  readonly device_code: string;
  readonly user_code: string;
  readonly verification_uri: string;
  readonly verification_uri_complete: string;
  readonly expires_in: number;
  readonly interval: number;
}

export interface Session {
  readonly access_token: string;
  readonly expires_at: number;
  readonly caller_id: CallerId;
  readonly error?: string;
}

export interface Anonymous {
  readonly id: CallerId;
  readonly token: string;
  readonly claimToken: string;
}

export interface Member extends PairingPerson {
  readonly email: string;
  readonly token: string;
  /** Of a browser that they are signed in with. */
  readonly session: string;
}

const PASSWORD = 'correct horse battery';

let members = 0;

/** Each has an address of its own, so that tests do not use up each other's attempts. */
export async function newMember(app: TestApp): Promise<Member> {
  members += 1;
  const email = `pairing-${members}@example.org`;
  const commands = app.app.get(CommandBus, { strict: false });
  const caller = await commands.execute(new CreateMember(email, 'Person of a test', PASSWORD));
  const { token } = await commands.execute(new IssueToken(email));
  const visit = { address: `192.0.2.${members}` };
  const signIn = new SignIn(email, PASSWORD, { visit, device: null, session: null });
  const { sessionToken: session } = await commands.execute(signIn);
  return { caller, email, token, session, visit };
}

export async function newAnonymous(app: TestApp): Promise<Anonymous> {
  const { body } = await app.post<{ registration_id: CallerId; access_token: string; claim_token: string }>(
    '/api/v1/auth/skill/anonymous',
    { client_name: 'Scout' },
  );
  return { id: body.registration_id, token: body.access_token, claimToken: body.claim_token };
}

export async function pair(app: TestApp, token: string | null = null, body: object = {}): Promise<Pairing> {
  return (await app.post<Pairing>(PAIR, { client_name: 'Scout', ...body }, token)).body;
}

const NO_ADMIN = { roles: [], admin: false };

export const approve = (app: TestApp, userCode: string, person: Member): Promise<ApprovedPairing> =>
  app.app.get(CommandBus, { strict: false }).execute(new ApprovePairing(userCode, person, person.session, NO_ADMIN));

export const ask = (app: TestApp, { device_code }: Pick<Pairing, 'device_code'>): Promise<Answered<Session>> =>
  app.post<Session>(TOKEN, { device_code });

/** As if the agent had waited for its interval since it last asked. */
export async function afterTheInterval(app: TestApp): Promise<void> {
  await app.app.get(Database).execute('update identity.pairing set asked_at = asked_at - interval_ms');
}

/** The person takes over what that anonymous caller has done; the agent's new session. */
export async function claim(app: TestApp, anonymous: Anonymous, member: Member): Promise<Session> {
  const pairing = await pair(app, anonymous.token);
  await approve(app, pairing.user_code, member);
  return (await ask(app, pairing)).body;
}

/** The pairing that belongs to a code, as the person sees it before they decide. */
export const find = (app: TestApp, userCode: string, person: PairingPerson): Promise<FoundPairing> =>
  app.app.get(CommandBus, { strict: false }).execute(new FindPairing(userCode, person));

/** What is on record of them, oldest first. */
export async function kindsOf(app: TestApp, { caller }: PairingPerson): Promise<string[]> {
  const sql = 'select kind from identity.security_event where caller_id = $1 order by at, id';
  return (await app.app.get(Database).query<{ kind: string }>(sql, [caller])).map(({ kind }) => kind);
}
