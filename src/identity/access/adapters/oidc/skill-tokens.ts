import { Injectable } from '@nestjs/common';
import type { InjectOptions } from 'light-my-request';
import { HttpSettings } from '../../../../config/http-settings.js';
import type { GrantedToken } from '../../application/ports/authorization-server.js';
import { BearerTokens } from '../../application/bearer-tokens.js';
import { CodeRefused, PairingExpired, PairingPending, PairingRefused } from '../../domain/authorization.js';
import { SKILL_CLIENT } from '../../domain/token.js';
import type { Visit } from '../../../domain/visit.js';
import { OAuthEngine } from './oauth-engine.js';
import { completeUrl, OAUTH_PATHS } from './paths.js';

/** What the token endpoint answers (RFC 6749 §5). */
interface TokenAnswer {
  readonly access_token?: string;
  readonly error?: string;
}

const PAIRING_REFUSALS: Readonly<Record<string, () => Error>> = {
  authorization_pending: () => new PairingPending(),
  access_denied: () => new PairingRefused(),
  expired_token: () => new PairingExpired(),
  invalid_grant: () => new PairingExpired(),
};

/** Skill Sessions come from the library's own token endpoint: no check of codes, verifiers or consents is ours. */
@Injectable()
export class SkillTokens {
  constructor(
    private readonly config: HttpSettings,
    private readonly engine: OAuthEngine,
    private readonly tokens: BearerTokens,
  ) {}

  async redeemCode(code: string, codeVerifier: string, visit: Visit): Promise<GrantedToken> {
    const redirect = completeUrl(this.config.baseUrl);
    const fields = { grant_type: 'authorization_code', code, code_verifier: codeVerifier, redirect_uri: redirect };
    const answer = await this.ask(fields, visit);
    // A verifier that cannot be one is refused in the same words.
    if (answer.error === 'invalid_grant' || answer.error === 'invalid_request') throw new CodeRefused();
    return await this.granted(answer);
  }

  async redeemPairing(deviceCode: string, visit: Visit): Promise<GrantedToken> {
    const fields = { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: deviceCode };
    const answer = await this.ask(fields, visit);
    const refusal = PAIRING_REFUSALS[answer.error ?? ''];
    if (refusal !== undefined) throw refusal();
    return await this.granted(answer);
  }

  private async ask(fields: Readonly<Record<string, string>>, visit: Visit): Promise<TokenAnswer> {
    const request: InjectOptions = {
      method: 'POST',
      url: OAUTH_PATHS.token,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ client_id: SKILL_CLIENT, ...fields }).toString(),
    };
    const response = await this.engine.ask(request, visit);
    return response.json<TokenAnswer>();
  }

  private async granted({ access_token: token, error }: TokenAnswer): Promise<GrantedToken> {
    const kept = token === undefined ? null : await this.tokens.find(token);
    // An error of ours, about which the caller can do nothing.
    if (token === undefined || kept === null) throw new Error(`The token endpoint refused our own client: ${error}`);
    const { expiresAt, scopes, callerId } = kept;
    return { token, expiresAt, scopes, callerId };
  }
}
