import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { RevokeRole } from '../../../../../src/identity/access/application/commands/revoke-role.js';
import { RevokeToken } from '../../../../../src/identity/access/application/commands/revoke-token.js';
import { SignOut } from '../../../../../src/identity/accounts/application/commands/sign-out.js';
import { EraseCaller } from '../../../../../src/identity/security/application/commands/erase-caller.js';
import { SessionVerifier } from '../../../../../src/shared/delivery/http/authentication/session-verifier.js';
import { TokenVerifier } from '../../../../../src/shared/delivery/http/authentication/token-verifier.js';
import { startTestApp, type TestApp } from '../../../../support/http/http-app.js';
import { mcpTokenOf } from '../../../../support/mcp/mcp-client.js';
import { operator, type Somebody } from '../../../../support/people/operators.js';
import { browser, People } from '../../../../support/people/people.js';

let app: TestApp;
let people: People;
let one: Somebody;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known', config: { rateLimitPerMinute: 100_000 } });
  people = new People(app);
  await operator(app);
});
afterAll(() => app?.close());
beforeEach(async () => {
  one = await operator(app);
});

type Verifier = { verify: (...known: never[]) => Promise<unknown> };

/** Resolves when somebody has been asked who they are, and it was known. */
function nextVerification(): Promise<void> {
  return new Promise((resolve) => {
    const verifiers = [TokenVerifier, SessionVerifier].map((port) => app.app.get<Verifier>(port, { strict: false }));
    const known = verifiers.map(({ verify }) => verify);
    verifiers.forEach((verifier, index) => {
      verifier.verify = async (...given) => {
        const verified = await known[index]!.apply(verifier, given);
        verifiers.forEach((each, at) => (each.verify = known[at]!));
        if (verified !== null) resolve();
        return verified;
      };
    });
  });
}

interface SlowPost {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The head, then what happens meanwhile, and only then the body: the status, and where it leads. */
async function slowly({ path, headers, body }: SlowPost, meanwhile: () => Promise<unknown>): Promise<string> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  const all = { host: new URL(app.url).host, connection: 'close', 'content-length': String(body.length), ...headers };
  const verified = nextVerification();
  socket.write(
    `POST ${path} HTTP/1.1\r\n${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );
  await verified;
  await meanwhile();
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(body);
  await once(socket, 'close');
  const location = /^location: (\S+)/im.exec(answer)?.[1];
  return [answer.slice(9, 12), ...(location === undefined ? [] : [location.replace(app.url, '')])].join(' ');
}

const json = (path: string, token: string, body: object): SlowPost => ({
  path,
  headers: {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  },
  body: JSON.stringify(body),
});

const run = (command: object): Promise<unknown> => people.commands.execute(command as RevokeToken);

const changeLanguage = () => json('/api/v1/settings/update', one.token, { profile: { language: 'fr' } });

describe('a token whose request is still coming in', () => {
  test('acts when nothing happened to it', async () => {
    expect(await slowly(changeLanguage(), async () => null)).toBe('200');
  });

  test.each([
    ['was revoked', () => new RevokeToken(one.token)],
    ['is of somebody who was erased', () => new EraseCaller(one.id, 'operator')],
  ])('does nothing any more when it %s', async (_, command) => {
    expect(await slowly(changeLanguage(), () => run(command()))).toBe('401');
    const rows = await people.database.query('select from preferences.profile where caller_id = $1', [one.id]);
    expect(rows).toEqual([]);
  });

  test('does nothing any more as an operator when the role was taken', async () => {
    const request = json('/api/v1/admin/invitations/create', one.token, {});
    expect(await slowly(request, () => run(new RevokeRole(one.email, 'operator')))).toBe('403');
  });

  test('does nothing any more over MCP when it was revoked', async () => {
    const token = await mcpTokenOf(app, one.email);
    const request = json('/mcp', token, { jsonrpc: '2.0', id: 1, method: 'ping' });
    expect(await slowly(request, () => run(new RevokeToken(token)))).toBe('401');
  });
});

describe('a form that is still coming in', () => {
  const form = async (path: string, fields: Readonly<Record<string, string>>): Promise<SlowPost> => {
    const { hidden } = await one.browser.open('/account/profile');
    return {
      path,
      headers: {
        cookie: one.browser.cookieHeader(),
        'content-type': 'application/x-www-form-urlencoded',
        origin: app.url,
        'sec-fetch-site': 'same-origin',
      },
      body: new URLSearchParams({ ...hidden, ...fields }).toString(),
    };
  };

  test('is taken when nothing happened to the session', async () => {
    const request = await form('/account/profile/name', { name: 'Renamed' });
    expect(await slowly(request, async () => null)).toBe('303 /account?done=name');
  });

  test('changes nothing when the session ended meanwhile, and leads to signing in', async () => {
    const request = await form('/account/profile/name', { name: 'Renamed' });
    const outcome = await slowly(request, () => run(new SignOut(one.session, browser().visit)));
    expect(outcome).toMatch(/^303 \/signin/);
    const named = await people.database.query("select from identity.member where caller_id = $1 and name = 'Renamed'", [
      one.id,
    ]);
    expect(named).toEqual([]);
  });

  test('of operators is not there for whoever has lost the role meanwhile', async () => {
    const request = await form('/admin/invitations', { email: '' });
    expect(await slowly(request, () => run(new RevokeRole(one.email, 'operator')))).toBe('404');
  });
});
