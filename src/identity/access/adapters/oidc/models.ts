import type { Adapter } from 'oidc-provider';
import { AccessTokenModel } from './access-token-model.js';
import { ClientModel } from './client-model.js';
import { CodeModel } from './code-model.js';
import type { ModelParts } from './model-parts.js';
import { OAUTH_PATHS } from './paths.js';
import { GrantModel, InteractionModel, PayloadModel } from './payload-model.js';
import { RefreshTokenModel } from './refresh-token-model.js';
import { Resources } from './resources.js';

/** Where the library keeps what it has to remember, kind by kind. */
export function modelsWith(baseUrl: string, parts: ModelParts): (kind: string) => Adapter {
  const { payloads, grants, transaction } = parts;
  const resources = new Resources(baseUrl);
  const resumeUrl = (id: string): string => `${baseUrl}${OAUTH_PATHS.authorization}/${id}`;
  return (kind) => {
    switch (kind) {
      case 'AccessToken':
        return new AccessTokenModel(parts, resources);
      case 'AuthorizationCode':
      case 'DeviceCode':
        return new CodeModel(kind, payloads);
      case 'Client':
        return new ClientModel(kind, payloads, transaction);
      case 'Grant':
        return new GrantModel(kind, payloads);
      case 'Interaction':
        return new InteractionModel(kind, payloads, resumeUrl);
      case 'RefreshToken':
        return new RefreshTokenModel(kind, payloads, grants);
      default:
        return new PayloadModel(kind, payloads);
    }
  };
}
