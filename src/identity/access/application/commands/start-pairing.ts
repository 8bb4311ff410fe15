import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { AnonymousSessionLookup } from '../anonymous-session-lookup.js';
import { AuthorizationServer, type StartedPairing } from '../ports/authorization-server.js';
import { PairingRegister } from '../ports/pairing-register.js';

export interface PairingInput {
  /** What the agent calls itself. */
  readonly agentName: string | null;
  /** Whose bearer token came with it. */
  readonly bearer: Caller | null;
  readonly claimToken: string | null;
}

/**
 * An agent wants to be let in by a person, who enters the user code at /pair. With an anonymous bearer token or a claim
 * token it wants the person to take over what it has done. Throws SignedInAlready, ClaimTokenRefused.
 */
export class StartPairing extends Command<StartedPairing> {
  constructor(readonly input: PairingInput) {
    super();
  }
}

@CommandHandler(StartPairing)
export class StartPairingHandler implements ICommandHandler<StartPairing> {
  constructor(
    private readonly sessions: AnonymousSessionLookup,
    private readonly server: AuthorizationServer,
    private readonly register: PairingRegister,
  ) {}

  async execute({ input }: StartPairing): Promise<StartedPairing> {
    const anonymous = await this.sessions.find(input);
    const started = await this.server.startPairing({ agentName: input.agentName, anonymous });
    const { deviceCode, expiresAt, intervalSeconds } = started;
    await this.register.add({ deviceCode, anonymous, intervalMs: intervalSeconds * 1000, expiresAt });
    return started;
  }
}
