import {
  Constant,
  Described,
  EpochMsField,
  Examples,
  Integer,
  Optional,
  Strings,
  Text,
  Uri,
} from '../../../../shared/delivery/http/dto.js';
import {
  type AnonymousRegistration,
  RegisterAnonymousCaller,
} from '../../application/commands/register-anonymous-caller.js';
import { SKILL_SCOPE } from '../../domain/token.js';
import type { Visit } from '../../../domain/visit.js';

const SKILL_SCOPES: readonly string[] = [SKILL_SCOPE];

@Examples({ client_name: 'My agent' })
export class AnonymousRegistrationRequest {
  @Constant('anonymous')
  @Optional()
  type?: 'anonymous';

  @Constant('access_token')
  @Optional()
  requested_credential_type?: 'access_token';

  @Described('Shown to the person who later claims the work.')
  @Text(0, 200)
  @Optional()
  client_name?: string;

  toCommand(visit: Visit): RegisterAnonymousCaller {
    const clientName = this.client_name?.trim() ?? '';
    return new RegisterAnonymousCaller(clientName === '' ? null : clientName, visit);
  }
}

export class AnonymousRegistrationResponse {
  @Text(1)
  registration_id!: string;

  @Constant('anonymous')
  registration_type!: 'anonymous';

  @Constant('access_token')
  credential_type!: 'access_token';

  @Described('The bearer token; the same as access_token.')
  @Text(1)
  credential!: string;

  @EpochMsField()
  credential_expires!: number;

  @Text(1)
  access_token!: string;

  @Constant('Bearer')
  token_type!: 'Bearer';

  @Described('Seconds.')
  @Integer(1, Number.MAX_SAFE_INTEGER)
  expires_in!: number;

  @Strings()
  scopes!: readonly string[];

  @Described('Where a person signs in to take over what the agent did.')
  @Uri()
  claim_url!: string;

  @Text(1)
  claim_token!: string;

  @EpochMsField()
  claim_token_expires!: number;

  @Strings()
  post_claim_scopes!: readonly string[];
}

export function toAnonymousRegistrationResponse(
  registered: AnonymousRegistration,
  baseUrl: string,
): AnonymousRegistrationResponse {
  return {
    registration_id: registered.callerId,
    registration_type: 'anonymous',
    credential_type: 'access_token',
    credential: registered.token,
    credential_expires: registered.expiresAt,
    access_token: registered.token,
    token_type: 'Bearer',
    expires_in: Math.floor(registered.lifetimeMs / 1000),
    scopes: SKILL_SCOPES,
    claim_url: `${baseUrl}/pair`,
    claim_token: registered.claimToken,
    claim_token_expires: registered.expiresAt,
    post_claim_scopes: SKILL_SCOPES,
  };
}
