import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { exportJWK, exportPKCS8, generateKeyPair } from 'jose';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { OidcIssuer } from '../../support/servers/oidc-issuer.js';
import { at, settingsOf, Traveller } from './sign-on-kit.js';

const KINDS = ['RS256', 'ES256', 'EdDSA'];

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-keys-'));
});
afterAll(() => rm(folder, { recursive: true }));

const newKey = (kind: string) => generateKeyPair(kind, { extractable: true });

/** An issuer that takes no secret of its client, only what is signed with the key that it knows. */
async function issuerThatKnows(kind: string): Promise<{ issuer: OidcIssuer; app: TestApp; file: string }> {
  const { publicKey, privateKey } = await newKey(kind);
  const file = join(folder, `${kind}.pem`);
  await writeFile(file, await exportPKCS8(privateKey));
  const issuer = await OidcIssuer.start();
  const app = await startTestApp({
    listen: 'known',
    config: at(settingsOf(issuer, { clientSecret: null, clientKeyFile: file })),
  });
  const client = {
    client_id: issuer.client.id,
    redirect_uris: [`${app.url}/signin/with/1/callback`],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'private_key_jwt' as const,
    token_endpoint_auth_signing_alg: kind as 'RS256',
    jwks: { keys: [{ ...(await exportJWK(publicKey)), use: 'sig', alg: kind }] },
  };
  const enabledJWA = { clientAuthSigningAlgValues: ['RS256', 'ES256', 'EdDSA'] as ('RS256' | 'ES256' | 'EdDSA')[] };
  issuer.serve(app.url, '1', { clients: [client], enabledJWA });
  issuer.person = { sub: 'ada-1', email: 'ada@example.com', email_verified: true };
  return { issuer, app, file };
}

describe('an issuer that knows us by a key instead of a secret (private_key_jwt)', () => {
  test.each(KINDS)('signs people in with one of %s', async (kind) => {
    const { issuer, app } = await issuerThatKnows(kind);
    const { status, location } = await new Traveller(app).signIn();
    expect([status, location]).toEqual([303, `${app.url}/`]);
    await app.close();
    await issuer.close();
  });

  test('signs nobody in with another key', async () => {
    const { issuer, app, file } = await issuerThatKnows('ES256');
    await writeFile(file, await exportPKCS8((await newKey('ES256')).privateKey));
    expect((await new Traveller(app).signIn()).status).toBe(403);
    await app.close();
    await issuer.close();
  });
});
