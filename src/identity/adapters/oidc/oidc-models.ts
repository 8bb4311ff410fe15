import { Injectable } from '@nestjs/common';
import type { Adapter } from 'oidc-provider';
import { Config } from '../../../config.js';
import { RecordedWork } from '../../application/recorded-work.js';
import { TokenMint } from '../../application/ports/token-mint.js';
import { TokenStore } from '../../application/ports/token-store.js';
import { AccessTokenModel } from './access-token-model.js';
import { ClientModel } from './client-model.js';
import { Grants } from './grants.js';
import { OAUTH_PATHS } from './paths.js';
import { GrantModel, InteractionModel, PayloadModel } from './payload-model.js';
import { PayloadStore } from './payload-store.js';
import { RefreshTokenModel } from './refresh-token-model.js';
import { Resources } from './resources.js';

/** Where the library keeps what it has to remember, kind by kind. */
@Injectable()
export class OidcModels {
  private readonly resources: Resources;
  private readonly resumeUrl: (id: string) => string;

  // eslint-disable-next-line max-params
  constructor(
    config: Config,
    private readonly payloads: PayloadStore,
    private readonly tokens: TokenStore,
    private readonly mint: TokenMint,
    private readonly grants: Grants,
    private readonly work: RecordedWork,
  ) {
    this.resources = new Resources(config.baseUrl);
    this.resumeUrl = (id) => `${config.baseUrl}${OAUTH_PATHS.authorization}/${id}`;
  }

  of(kind: string): Adapter {
    const { payloads, tokens, mint, grants, work, resources } = this;
    switch (kind) {
      case 'AccessToken':
        return new AccessTokenModel({ tokens, mint, grants, resources, now: () => payloads.now() });
      case 'Client':
        return new ClientModel(kind, payloads, work);
      case 'Grant':
        return new GrantModel(kind, payloads);
      case 'Interaction':
        return new InteractionModel(kind, payloads, this.resumeUrl);
      case 'RefreshToken':
        return new RefreshTokenModel(kind, payloads, grants);
      default:
        return new PayloadModel(kind, payloads);
    }
  }
}
