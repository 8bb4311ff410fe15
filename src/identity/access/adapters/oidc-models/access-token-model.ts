import { errors, Provider, type Adapter, type AdapterPayload } from 'oidc-provider';
import { brand } from '../../../../shared/kernel/brand.js';
import type { Audience } from '../../../../shared/kernel/caller.js';
import type { NewToken } from '../../application/ports/token-store.js';
import { SKILL_CLIENT } from '../../domain/token.js';
import { clientNameOf } from './client-registration.js';
import type { GrantEnd } from './grants.js';
import type { ModelParts } from './model-parts.js';
import type { Resources } from './resources.js';

/** Access tokens are bearer tokens like all others: in one table, known to one verifier, refused as soon as revoked. */
export class AccessTokenModel implements Adapter {
  constructor(
    private readonly parts: ModelParts,
    private readonly resources: Resources,
  ) {}

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    const token = this.tokenOf(id, payload);
    const isNew = !(payload.gty ?? '').endsWith('refresh_token');
    if (!(await this.parts.grants.issue(token, isNew))) throw new errors.InvalidGrant('grant not found');
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = await this.parts.tokens.find(id);
    if (found === null) return undefined;
    return {
      kind: 'AccessToken',
      jti: id,
      accountId: found.callerId,
      clientId: found.client,
      aud: this.resources.identifierOf(found.audience),
      scope: found.scopes.join(' '),
      ...(found.grantId !== null && { grantId: found.grantId }),
      iat: Math.floor(found.issuedAt / 1000),
      exp: Math.floor(found.expiresAt / 1000),
    };
  }

  async destroy(id: string): Promise<void> {
    const found = await this.parts.tokens.find(id);
    if (found === null) return;
    const about = { kind: 'token_revoked', callerId: found.callerId, client: found.client } as const;
    if (found.grantId === null) await this.parts.grants.revoke(found.digest, about);
    else await this.parts.grants.end(found.grantId, about);
  }

  /** Asked for beside `destroy`; by itself when a code comes a second time: somebody else may have it (RFC 9700 §2.1.1). */
  async revokeByGrantId(grantId: string): Promise<void> {
    await this.parts.grants.end(grantId, isCodeReused() ? await this.reuseOf(grantId) : null);
  }

  consume(): Promise<void> {
    return Promise.reject(new Error('Access tokens are not used up.'));
  }

  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  findByUid(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  private async reuseOf(grantId: string): Promise<GrantEnd | null> {
    const { accountId, clientId } = (await this.parts.payloads.get('Grant', grantId))?.payload ?? {};
    if (accountId === undefined || clientId === undefined) return null;
    return { kind: 'code_reused', callerId: brand(accountId), client: clientId };
  }

  private tokenOf(id: string, { accountId, clientId, grantId, aud, scope, iat, exp }: AdapterPayload): NewToken {
    const digest = this.parts.tokens.digestOf(id);
    const audience = this.audienceOf(aud);
    if (digest === null || audience === null || accountId === undefined || clientId === undefined) {
      throw new Error('The authorization server made an access token that is none of ours.');
    }
    return {
      digest,
      callerId: brand(accountId),
      client: clientId,
      clientName: nameOfClient(clientId),
      audience,
      scopes: (scope ?? '').split(' ').filter((word) => word !== ''),
      grantId: grantId ?? null,
      issuedAt: Number(iat) * 1000,
      expiresAt: Number(exp) * 1000,
    };
  }

  private audienceOf(aud: AdapterPayload['aud']): Audience | null {
    return typeof aud === 'string' ? this.resources.audienceOf(aud) : null;
  }
}

/** A refresh token that comes a second time is told of by its own model. */
function isCodeReused(): boolean {
  const oidc = Provider.ctx?.oidc;
  return oidc?.route === 'token' && oidc.params?.['grant_type'] !== 'refresh_token';
}

/** Of a pairing, what the agent called itself; of a registered client, what it is called. */
function nameOfClient(clientId: string): string | null {
  const oidc = Provider.ctx?.oidc;
  if (clientId !== SKILL_CLIENT) return clientNameOf(oidc?.client?.clientName);
  const { agentName } = oidc?.deviceCode?.deviceInfo ?? {};
  return typeof agentName === 'string' ? agentName : null;
}
