import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../../config/http-settings.js';
import { IdentitySettings } from '../../../../config/identity-settings.js';
import type { Audience } from '../../../../shared/kernel/caller.js';
import { OAuthEngine } from './oauth-engine.js';
import { OAUTH_PATHS } from './paths.js';
import { Resources } from '../oidc-models/resources.js';

type Document = Readonly<Record<string, unknown>>;

/** Of what the library says of itself: the rest is about OpenID Connect, or about endpoints that we do not serve. */
const OF_THE_LIBRARY = [
  'issuer',
  'authorization_endpoint',
  'token_endpoint',
  'registration_endpoint',
  'revocation_endpoint',
  'jwks_uri',
  'response_types_supported',
  'token_endpoint_auth_methods_supported',
  'code_challenge_methods_supported',
  'authorization_response_iss_parameter_supported',
  'authorization_signing_alg_values_supported',
  'client_id_metadata_document_supported',
];

/** What clients read before they ask. Every address in it follows from BASE_URL. */
@Injectable()
export class OAuthMetadata {
  private readonly resources: Resources;

  constructor(
    private readonly http: HttpSettings,
    private readonly identity: IdentitySettings,
    private readonly engine: OAuthEngine,
  ) {
    this.resources = new Resources(http.baseUrl);
  }

  /** RFC 8414. */
  async authorizationServer(): Promise<Document> {
    const { baseUrl } = this.http;
    const { anonymousRegistration } = this.identity;
    const response = await this.engine.ask({ method: 'GET', url: '/.well-known/oauth-authorization-server' });
    const whole = response.json<Document>();
    return {
      ...Object.fromEntries(OF_THE_LIBRARY.map((name) => [name, whole[name]])),
      scopes_supported: [this.resources.scopeOf('mcp')],
      response_modes_supported: ['query', 'query.jwt', 'jwt'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      revocation_endpoint_auth_methods_supported: ['none'],
      service_documentation: `${baseUrl}/auth.md`,
      ...(anonymousRegistration && { agent_auth: this.agentAuth() }),
    };
  }

  /** RFC 9728. */
  protectedResource(audience: Audience): Document {
    const { baseUrl } = this.http;
    return {
      resource: this.resources.identifierOf(audience),
      resource_name: audience === 'mcp' ? 'Podcast Briefings (MCP)' : 'Podcast Briefings',
      authorization_servers: [baseUrl],
      scopes_supported: [this.resources.scopeOf(audience)],
      bearer_methods_supported: ['header'],
      resource_documentation: audience === 'mcp' ? `${baseUrl}/auth.md` : `${baseUrl}/docs`,
    };
  }

  /** auth.md v0.1, and the names of its later drafts for the same two addresses. */
  private agentAuth(): Document {
    const { baseUrl } = this.http;
    const register = `${baseUrl}/api/v1/auth/skill/anonymous`;
    const claim = `${baseUrl}/pair`;
    return {
      skill: `${baseUrl}/auth.md`,
      register_uri: register,
      identity_endpoint: register,
      claim_uri: claim,
      claim_endpoint: claim,
      revocation_uri: `${baseUrl}${OAUTH_PATHS.revocation}`,
      identity_types_supported: ['anonymous'],
      anonymous: { credential_types_supported: ['access_token'], claim_uri: claim },
    };
  }
}
