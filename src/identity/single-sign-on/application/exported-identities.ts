import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { type LinkedIdentity, LinkedIdentities } from '../../access/access.js';
import { ExternalIdentities } from './ports/external-identities.js';

/** Without what opens anything at the issuer. */
@Injectable()
export class ExportedIdentities extends LinkedIdentities {
  constructor(private readonly identities: ExternalIdentities) {
    super();
  }

  override async of(member: CallerId): Promise<readonly LinkedIdentity[]> {
    const identities = await this.identities.of(member);
    return identities.map(({ issuer, subject, linkedAt, seenAt }) => ({ issuer, subject, linkedAt, seenAt }));
  }
}
