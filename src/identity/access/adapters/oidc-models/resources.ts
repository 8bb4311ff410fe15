import type { Audience } from '../../../../shared/kernel/caller.js';
import { ADMIN_SCOPE, MCP_SCOPE, SKILL_CLIENT, SKILL_SCOPE } from '../../domain/token.js';

/** What tokens can be for (RFC 8707): the API, for our own skill client, and MCP, for all others. */
export class Resources {
  constructor(private readonly baseUrl: string) {}

  identifierOf(audience: Audience): string {
    return audience === 'api' ? this.baseUrl : `${this.baseUrl}/mcp`;
  }

  /** null: nothing of ours. */
  audienceOf(identifier: string): Audience | null {
    return (['api', 'mcp'] as const).find((audience) => this.identifierOf(audience) === identifier) ?? null;
  }

  audienceFor(clientId: string): Audience {
    return clientId === SKILL_CLIENT ? 'api' : 'mcp';
  }

  /** Without which a token opens nothing. */
  scopeOf(audience: Audience): string {
    return audience === 'api' ? SKILL_SCOPE : MCP_SCOPE;
  }

  /** All that a token can carry: every client asks for it, and gets what the person has granted of it. */
  scopesOf(audience: Audience): string {
    return `${this.scopeOf(audience)} ${ADMIN_SCOPE}`;
  }

  grantedScopes(audience: Audience, admin: boolean): string {
    return admin ? this.scopesOf(audience) : this.scopeOf(audience);
  }
}
