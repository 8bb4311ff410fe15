import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import { PairingExpired, PairingPending } from '../../domain/authorization.js';
import { PollingTooFast } from '../../domain/pairing.js';
import type { Visit } from '../../../domain/visit.js';
import { AuthorizationServer, type GrantedToken } from '../ports/authorization-server.js';
import { PairingRegister } from '../ports/pairing-register.js';

/**
 * An agent asks whether the person has decided. It gets its token when all that the person took over has arrived, so it
 * never sees a part of it. Throws PairingPending, PollingTooFast, PairingRefused, PairingExpired.
 */
export class RedeemPairing extends Command<GrantedToken> {
  constructor(
    readonly deviceCode: string,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(RedeemPairing)
export class RedeemPairingHandler implements ICommandHandler<RedeemPairing> {
  constructor(
    private readonly register: PairingRegister,
    private readonly server: AuthorizationServer,
    private readonly clock: Clock,
  ) {}

  async execute({ deviceCode, visit }: RedeemPairing): Promise<GrantedToken> {
    const outcome = await this.register.poll(deviceCode, this.clock.now());
    if (outcome === 'unknown') throw new PairingExpired();
    if (outcome === 'too_soon') throw new PollingTooFast();
    if (outcome === 'claiming') throw new PairingPending();
    // In no unit of work: a refusal of the server changes things too, and they must stay.
    return this.server.redeemPairing(deviceCode, visit);
  }
}
