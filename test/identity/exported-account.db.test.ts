import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { ExportAccount } from '../../src/identity/access/application/queries/export-account.js';
import { PlaceHold } from '../../src/identity/legal-hold/application/commands/place-hold.js';
import { LinkIdentity } from '../../src/identity/single-sign-on/application/commands/link-identity.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { somebody } from '../support/people/operators.js';
import { People } from '../support/people/people.js';
import { OidcIssuer } from '../support/servers/oidc-issuer.js';
import { enrol, SteadyTime } from './second-factor/factor-kit.js';
import { at, settingsOf } from './single-sign-on/sign-on-kit.js';

let app: TestApp;
let issuer: OidcIssuer;

beforeAll(async () => {
  issuer = await OidcIssuer.start();
  app = await startTestApp({ listen: 'known', config: at(settingsOf(issuer)) });
  issuer.serve(app.url);
});
afterAll(async () => {
  await app?.close();
  await issuer?.close();
});

const exported = async ({ id }: { readonly id: Parameters<typeof enrol>[2]['id'] }) =>
  (await app.app.get(QueryBus, { strict: false }).execute(new ExportAccount(id)))['identity'];

describe('the export of an account', () => {
  test('tells of the second factor, the identities at issuers and legal holds, and opens nothing', async () => {
    const one = await somebody(app);
    const { commands } = new People(app);
    const { key, recoveryCodes } = await enrol(app, SteadyTime.of(app), one);
    await commands.execute(new LinkIdentity(one.email, issuer.url, 'ada-1'));
    await commands.execute(new PlaceHold(one.id, 'a reason that is not theirs', null));
    const identity = await exported(one);
    expect(identity).toMatchObject({
      second_factor: { since: expect.any(Number), recovery_codes_left: recoveryCodes.length },
      identities: [{ issuer: issuer.url, subject: 'ada-1', linked_at: expect.any(Number) }],
      legal_holds: [{ placed_at: expect.any(Number) }],
    });
    const text = JSON.stringify(identity);
    for (const secret of [key, ...recoveryCodes, 'a reason that is not theirs']) expect(text).not.toContain(secret);
  });

  test('says so where there is none of them', async () => {
    const identity = await exported(await somebody(app));
    expect(identity).toMatchObject({ second_factor: null, identities: [], legal_holds: [] });
  });
});
