import {
  Described,
  Examples,
  Integer,
  NoOtherFields,
  Optional,
  Text,
  Uri,
} from '../../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import type { StartedPairing } from '../../application/ports/authorization-server.js';
import { StartPairing } from '../../application/commands/start-pairing.js';
import { PAIRING_MS } from '../../domain/lifetimes.js';

@NoOtherFields()
@Examples({ client_name: 'My agent' })
export class SkillPairRequest {
  @Described('Shown to the person who is asked to let the agent in.')
  @Text(0, 200)
  @Optional()
  client_name?: string;

  @Described('Of an anonymous registration whose work is to be taken over; instead of its bearer token, or with it.')
  @Text(1)
  @Optional()
  claim_token?: string;

  toCommand(bearer: Caller | null): StartPairing {
    const agentName = this.client_name?.trim() ?? '';
    return new StartPairing({
      agentName: agentName === '' ? null : agentName,
      bearer,
      claimToken: this.claim_token ?? null,
    });
  }
}

/** RFC 8628 §3.2. */
export class SkillPairResponse {
  @Described('For the agent: what it asks auth/skill/token with.')
  @Text(1)
  device_code!: string;

  @Described('For the person, to compare or to type.')
  @Text(1)
  user_code!: string;

  @Described('Where the person types it.')
  @Uri()
  verification_uri!: string;

  @Described('The same, with the code filled in.')
  @Uri()
  verification_uri_complete!: string;

  @Described('Seconds.')
  @Integer(1, Number.MAX_SAFE_INTEGER)
  expires_in!: number;

  @Described('Seconds to wait between two questions.')
  @Integer(1, Number.MAX_SAFE_INTEGER)
  interval!: number;
}

export const toSkillPairResponse = (started: StartedPairing, baseUrl: string): SkillPairResponse => ({
  device_code: started.deviceCode,
  user_code: started.userCode,
  verification_uri: `${baseUrl}/pair`,
  verification_uri_complete: `${baseUrl}/pair?code=${encodeURIComponent(started.userCode)}`,
  expires_in: PAIRING_MS / 1000,
  interval: started.intervalSeconds,
});
