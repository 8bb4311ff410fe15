import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { AgentCredentials } from '../../accounts/accounts.js';
import { GrantStore } from './ports/grant-store.js';
import { TokenStore } from './ports/token-store.js';

@Injectable()
export class StoredAgentCredentials extends AgentCredentials {
  constructor(
    private readonly grants: GrantStore,
    private readonly tokens: TokenStore,
  ) {
    super();
  }

  override async revokeAllOf(callerId: CallerId, now: EpochMs): Promise<void> {
    await this.grants.revokeAllOf(callerId);
    await this.tokens.revokeAllOf(callerId, now);
  }
}
