import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { decide, mcpStatus, newClient, newPerson, REDIRECT, visit } from './oauth-kit.js';

const HTTP = { [oauth.allowInsecureRequests]: true } as const;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
});

afterAll(() => app.close());

describe('an MCP client with oauth4webapi', () => {
  test('finds, registers, asks, is let in, uses, refreshes and gives back', async () => {
    const resource = new URL(`${app.url}/mcp`);
    const found = await oauth.resourceDiscoveryRequest(resource, HTTP);
    const metadata = await oauth.processResourceDiscoveryResponse(resource, found);
    expect(metadata).toMatchObject({ scopes_supported: ['mcp:use'], bearer_methods_supported: ['header'] });
    const issuer = new URL(metadata.authorization_servers?.[0] ?? '');
    const discovered = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...HTTP });
    const server = await oauth.processDiscoveryResponse(issuer, discovered);

    const registration = { client_name: 'oauth4webapi', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' };
    const client = await oauth.processDynamicClientRegistrationResponse(
      await oauth.dynamicClientRegistrationRequest(server, registration, HTTP),
    );
    expect(client).not.toHaveProperty('client_secret');

    const verifier = oauth.generateRandomCodeVerifier();
    const state = oauth.generateRandomState();
    const url = new URL(server.authorization_endpoint ?? '');
    url.search = new URLSearchParams({
      client_id: client.client_id,
      response_type: 'code',
      redirect_uri: REDIRECT,
      resource: resource.href,
      scope: 'mcp:use',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
    }).toString();
    const { browser, id } = await newPerson(app);
    const page = await visit(browser, url.pathname + url.search);
    expect(page.text).toContain('oauth4webapi');
    const answer = oauth.validateAuthResponse(server, client, await decide(browser, page, 'allow'), state);

    const granted = await oauth.processAuthorizationCodeResponse(
      server,
      client,
      await oauth.authorizationCodeGrantRequest(server, client, oauth.None(), answer, REDIRECT, verifier, HTTP),
    );
    expect(granted).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'mcp:use' });
    expect(granted.access_token).toMatch(/^pbs_/);
    expect(await mcpStatus(app, granted.access_token)).toBe(200);

    const renewed = await oauth.processRefreshTokenResponse(
      server,
      client,
      await oauth.refreshTokenGrantRequest(server, client, oauth.None(), granted.refresh_token ?? '', HTTP),
    );
    expect(renewed.refresh_token).not.toBe(granted.refresh_token);
    expect(await mcpStatus(app, renewed.access_token)).toBe(200);

    const revoked = await oauth.revocationRequest(server, client, oauth.None(), renewed.refresh_token ?? '', HTTP);
    await oauth.processRevocationResponse(revoked);
    expect(await mcpStatus(app, renewed.access_token)).toBe(401);
    expect(await mcpStatus(app, granted.access_token)).toBe(401);
    expect(id).toMatch(/^usr_/);
  });
});

describe('a client with openid-client', () => {
  test('takes signed answers only (JARM), and is let in', async () => {
    const metadata = { client_id: await newClient(app), authorization_signed_response_alg: 'ES256' };
    const config = await openid.discovery(new URL(app.url), metadata.client_id, metadata, openid.None(), {
      algorithm: 'oauth2',
      execute: [openid.allowInsecureRequests],
    });
    openid.useJwtResponseMode(config);
    const [pkceCodeVerifier, expectedState] = [openid.randomPKCECodeVerifier(), openid.randomState()];
    const url = openid.buildAuthorizationUrl(config, {
      redirect_uri: REDIRECT,
      resource: `${app.url}/mcp`,
      scope: 'mcp:use',
      code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: expectedState,
    });
    const { browser } = await newPerson(app);
    const answer = await decide(browser, await visit(browser, url.pathname + url.search), 'allow');
    expect([...answer.searchParams.keys()]).toEqual(['response']);
    const tokens = await openid.authorizationCodeGrant(config, answer, { pkceCodeVerifier, expectedState });
    expect(await mcpStatus(app, tokens.access_token)).toBe(200);
    await openid.tokenRevocation(config, tokens.access_token);
    expect(await mcpStatus(app, tokens.access_token)).toBe(401);
  });
});
