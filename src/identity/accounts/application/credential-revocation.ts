import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { DeviceStore } from '../../security/security.js';
import { AgentCredentials } from './ports/agent-credentials.js';
import { SessionStore } from './ports/session-store.js';

/** Ends what opens somebody's account without their password. Each method joins an open unit of work. */
@Injectable()
export class CredentialRevocation {
  constructor(
    private readonly sessions: SessionStore,
    private readonly devices: DeviceStore,
    private readonly agents: AgentCredentials,
  ) {}

  /** Browsers are signed out; agents go on. */
  async endBrowserSessions(callerId: CallerId): Promise<void> {
    await this.sessions.endAll(callerId, null);
  }

  /** For when somebody else may have come in: nobody and nothing is signed in, no browser is known. */
  async revokeAll(callerId: CallerId, now: EpochMs): Promise<void> {
    await this.endBrowserSessions(callerId);
    await this.devices.forgetAll(callerId);
    await this.agents.revokeAllOf(callerId, now);
  }
}
