import {
  Constant,
  Constraint,
  Described,
  EpochMsField,
  Examples,
  Integer,
  NoOtherFields,
  Optional,
  Strings,
  Text,
} from '../../../../shared/delivery/http/dto.js';
import type { GrantedToken } from '../../application/ports/authorization-server.js';
import { RedeemCode } from '../../application/commands/redeem-code.js';
import { RedeemPairing } from '../../application/commands/redeem-pairing.js';
import { SKILL_SESSION_MS } from '../../domain/lifetimes.js';
import type { Visit } from '../../../domain/visit.js';

/** Longer than any code of ours. */
const LONGEST = 512;

@NoOtherFields()
@Examples(
  { device_code: 'GmRhmhcxhwAzkoEqiMEg_DnyEysNkuNhszIySk9eS' },
  { code: 'SplxlOBeZQQYbYS6WxSbIA', code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' },
)
export class SkillTokenRequest {
  @Described('Of a pairing. Either this, or code and code_verifier.')
  @Text(1, LONGEST)
  @Constraint<SkillTokenRequest>(
    'The body must have either device_code, or code and code_verifier.',
    ({ device_code, code, code_verifier }) =>
      device_code === undefined
        ? code !== undefined && code_verifier !== undefined
        : code === undefined && code_verifier === undefined,
  )
  @Optional()
  device_code?: string;

  @Described('What the person was shown at the end of auth/skill/start.')
  @Text(1, LONGEST)
  @Optional()
  code?: string;

  @Described('What the code_challenge of auth/skill/start was made of (RFC 7636).')
  @Text(1, LONGEST)
  @Optional()
  code_verifier?: string;

  toCommand(visit: Visit): RedeemCode | RedeemPairing {
    const { device_code: deviceCode, code = '', code_verifier: codeVerifier = '' } = this;
    return deviceCode === undefined ? new RedeemCode(code, codeVerifier, visit) : new RedeemPairing(deviceCode, visit);
  }
}

export class SkillTokenResponse {
  @Described('The Skill Session token.')
  @Text(1)
  access_token!: string;

  @Constant('Bearer')
  token_type!: 'Bearer';

  @Described('Seconds.')
  @Integer(1, Number.MAX_SAFE_INTEGER)
  expires_in!: number;

  @EpochMsField()
  expires_at!: number;

  @Strings()
  scopes!: readonly string[];

  @Described('Whose session it is.')
  @Text(1)
  caller_id!: string;
}

export const toSkillTokenResponse = ({ token, expiresAt, scopes, callerId }: GrantedToken): SkillTokenResponse => ({
  access_token: token,
  token_type: 'Bearer',
  expires_in: SKILL_SESSION_MS / 1000,
  expires_at: expiresAt,
  scopes,
  caller_id: callerId,
});
