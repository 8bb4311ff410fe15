import type { Adapter } from 'oidc-provider';
import { AccessTokenModel } from './access-token-model.js';
import { ClientModel } from './client-model.js';
import { CommonTime } from './common-time.js';
import { CodeModel } from './code-model.js';
import type { ModelParts } from './model-parts.js';
import { GrantModel, InteractionModel, PayloadModel } from './payload-model.js';
import { RefreshTokenModel } from './refresh-token-model.js';
import type { Resources } from './resources.js';

export interface ModelAddresses {
  readonly resources: Resources;
  /** Where a browser goes on with an interaction. */
  readonly resumeUrl: (interactionId: string) => string;
}

/** Where the library keeps what it has to remember, kind by kind. */
export function modelsWith(parts: ModelParts, addresses: ModelAddresses): (kind: string) => Adapter {
  const modelOf = modelsInCommonTime(parts, addresses);
  return (kind) => new CommonTime(modelOf(kind), () => parts.payloads.now());
}

function modelsInCommonTime(parts: ModelParts, { resources, resumeUrl }: ModelAddresses): (kind: string) => Adapter {
  const { payloads, grants, transaction } = parts;
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
