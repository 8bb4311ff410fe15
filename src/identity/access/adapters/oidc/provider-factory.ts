import { Injectable } from '@nestjs/common';
import type { JWK, Provider } from 'oidc-provider';
import { HttpSettings } from '../../../../config/http-settings.js';
import { SessionVerifier } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import { SecretKeys } from '../../../../shared/storage/secrets/secret-keys.js';
import { MemberLookup } from '../../../accounts/accounts.js';
import { ModelParts } from '../oidc-models/model-parts.js';

/** Makes authorization servers. The library costs 0.4 s and 47 MB, which workers and commands do not need. */
@Injectable()
export class ProviderFactory {
  // eslint-disable-next-line max-params
  constructor(
    private readonly config: HttpSettings,
    private readonly parts: ModelParts,
    private readonly sessions: SessionVerifier,
    private readonly members: MemberLookup,
    private readonly secrets: SecretKeys,
  ) {}

  /** `keys`: the one that signs first. */
  async create(keys: readonly JWK[]): Promise<Provider> {
    const cookieKey = (await this.secrets.get()).derive('oauth cookies').toString('base64url');
    const { config, parts, sessions, members } = this;
    const { ProviderMaker } = await import('./provider-maker.js');
    return new ProviderMaker({ baseUrl: config.baseUrl, parts, sessions, members }).make({ keys, cookieKey });
  }
}
