import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../../config/http-settings.js';
import { IdentitySettings } from '../../../../config/identity-settings.js';
import { type ContractPart, ContractParts } from '../../../../shared/delivery/http/openapi/contract-parts.js';
import { MCP_SCOPE } from '../../domain/token.js';
import { resourceMetadata, SERVER_METADATA } from './metadata-operations.js';
import { AUTHORIZE, JWKS, REGISTER, REVOKE, TOKEN } from './oauth-operations.js';
import type { Operation } from './oauth-shapes.js';

const OAUTH = '/api/auth/oauth2';

const page = (operationId: string, summary: string): Operation => ({
  operationId,
  tags: ['auth'],
  summary,
  responses: { 200: { description: 'A page for people.', content: { 'text/html': {} } } },
});

const PAIR_PAGE = {
  plain: 'Where a person enters the code of an agent, to let it in',
  claims: 'Where a person enters the code of an agent, to let it in or to take over its work',
} as const;

const pathsOf = (anonymous: boolean): ContractPart['paths'] => ({
  '/pair': { get: page('pairPage', PAIR_PAGE[anonymous ? 'claims' : 'plain']) },
  '/signin': { get: page('signInPage', 'Where a person signs in, and agents start') },
  [`${OAUTH}/authorize`]: { get: AUTHORIZE },
  [`${OAUTH}/token`]: { post: TOKEN },
  [`${OAUTH}/register`]: { post: REGISTER },
  [`${OAUTH}/revoke`]: { post: REVOKE },
  '/api/auth/jwks': { get: JWKS },
  '/.well-known/oauth-authorization-server': { get: SERVER_METADATA },
  '/.well-known/oauth-protected-resource': {
    get: resourceMetadata('apiResourceMetadata', 'Metadata of the API as a resource'),
  },
  '/.well-known/oauth-protected-resource/mcp': {
    get: resourceMetadata('mcpResourceMetadata', 'Metadata of the MCP endpoint as a resource'),
  },
});

const TAGS: ContractPart['tags'] = [
  {
    name: 'auth',
    title: 'Getting a token',
    description: 'How agents are let in by a person; /auth.md tells it step by step.',
    place: 1,
  },
  { name: 'me', title: 'Who is signed in', description: 'For the pages of this service, in a browser.', place: 7 },
  { name: 'oauth', title: 'OAuth', description: 'For MCP clients, which find all of it by themselves.', place: 21 },
];

const scheme = (baseUrl: string) => ({
  type: 'oauth2' as const,
  description: 'For the MCP endpoint. Opaque tokens whose audience it is.',
  flows: {
    authorizationCode: {
      authorizationUrl: `${baseUrl}${OAUTH}/authorize`,
      tokenUrl: `${baseUrl}${OAUTH}/token`,
      refreshUrl: `${baseUrl}${OAUTH}/token`,
      scopes: { [MCP_SCOPE]: 'Use the tools of the MCP server for one person.' },
    },
  },
});

/** Tells the contract of the authorization server, which carries a protocol of its own, and of the pages on its way. */
@Injectable()
export class OauthContract {
  constructor(contract: ContractParts, { baseUrl }: HttpSettings, { anonymousRegistration }: IdentitySettings) {
    contract.add({
      tags: TAGS,
      paths: pathsOf(anonymousRegistration),
      securitySchemes: { oauth: scheme(baseUrl) },
      withheld: anonymousRegistration ? [] : ['/api/v1/auth/skill/anonymous'],
    });
  }
}
