import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PairingNotFound, type PairingPerson } from '../../domain/pairing.js';
import { SKILL_CLIENT } from '../../domain/token.js';
import { PairingLookup } from '../pairing-lookup.js';
import { AuthorizationServer } from '../ports/authorization-server.js';
import { AuditedTransaction } from '../../../security/security.js';

/** A person does not let the agent in; it learns so with its next question. Throws as FindPairing. */
export class RefusePairing extends Command<void> {
  constructor(
    readonly userCode: string,
    readonly person: PairingPerson,
  ) {
    super();
  }
}

@CommandHandler(RefusePairing)
export class RefusePairingHandler implements ICommandHandler<RefusePairing> {
  constructor(
    private readonly pairings: PairingLookup,
    private readonly server: AuthorizationServer,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ userCode, person: { caller, visit } }: RefusePairing): Promise<void> {
    const pairing = await this.pairings.find(userCode, { caller, visit });
    await this.transaction.run(async ({ record }) => {
      if (!(await this.server.refusePairing(pairing.userCode))) throw new PairingNotFound();
      const about = { callerId: caller, client: SKILL_CLIENT, address: visit.address, detail: pairing.agentName };
      await record('pairing_refused', about);
    });
  }
}
