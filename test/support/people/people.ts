import { CommandBus } from '@nestjs/cqrs';
import { CreateMember } from '../../../src/identity/accounts/application/commands/create-member.js';
import { SignIn } from '../../../src/identity/accounts/application/commands/sign-in.js';
import type { Browser, SignedIn } from '../../../src/identity/domain/browser.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { SESSION_COOKIE } from '../../../src/shared/delivery/http/cookies.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import type { Answered, TestApp } from '../http/http-app.js';

export const PASSWORD = 'correct horse battery';

let addresses = 0;

/** Where nobody has been before: limits count from nothing. */
export const newAddress = (): string => {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 256)}.${addresses % 256}`;
};

/** A browser without cookies, at an address of its own, unless said otherwise. */
export const browser = (known: { address?: string; device?: string; session?: string } = {}): Browser => ({
  visit: { address: known.address ?? newAddress() },
  device: known.device ?? null,
  session: known.session ?? null,
});

export interface LoggedEvent {
  readonly kind: string;
  readonly caller_id: string | null;
  readonly address: string | null;
  readonly detail: string | null;
}

/** What tests of members and sessions say to an app. */
export class People {
  readonly commands: CommandBus;
  readonly database: Database;

  constructor(private readonly app: TestApp) {
    this.commands = app.app.get(CommandBus, { strict: false });
    this.database = app.app.get(Database);
  }

  create(email: string, password = PASSWORD): Promise<CallerId> {
    return this.commands.execute(new CreateMember(email, 'Member of a test', password));
  }

  /** From now on as if nobody had ever come: the program can be set up once more. */
  async forgetEverybody(): Promise<void> {
    for (const table of ['link', 'role_grant', 'session', 'device', 'member']) {
      await this.database.execute(`delete from identity.${table}`);
    }
  }

  signIn(email: string, password = PASSWORD, from = browser()): Promise<SignedIn> {
    return this.commands.execute(new SignIn(email, password, from));
  }

  /** The code of what came of it; `in` for a sign-in. */
  async outcome(work: Promise<unknown>): Promise<string> {
    try {
      await work;
      return 'in';
    } catch (error) {
      return (error as { code?: string }).code ?? String(error);
    }
  }

  /** me/get with that session, or with the header as it is. */
  me<Body = Record<string, unknown>>(session: string | null, header?: string): Promise<Answered<Body>> {
    const cookie = header ?? (session === null ? null : `${SESSION_COOKIE}=${session}`);
    return this.app.post<Body>('/api/v1/me/get', {}, null, { headers: cookie === null ? {} : { cookie } });
  }

  async isSignedIn(session: string): Promise<boolean> {
    return (await this.me(session)).status === 200;
  }

  /** Of the trail, oldest first. */
  events(where: { caller: CallerId } | { address: string }): Promise<LoggedEvent[]> {
    const [column, value] = 'caller' in where ? ['caller_id', where.caller] : ['address', where.address];
    const sql = `select kind, caller_id, address, detail from identity.security_event where ${column} = $1 order by id`;
    return this.database.query(sql, [value]);
  }

  async kindsOf(caller: CallerId): Promise<string[]> {
    return (await this.events({ caller })).map(({ kind }) => kind);
  }
}
