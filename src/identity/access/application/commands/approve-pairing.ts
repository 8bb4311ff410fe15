import { Logger } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PairingNotFound, type Claim, type PairingPerson } from '../../domain/pairing.js';
import { type AdminWish, detailOf, isAdminGranted } from '../../domain/role.js';
import { SKILL_CLIENT } from '../../domain/token.js';
import { ClaimWork } from './claim-work.js';
import { CompleteClaim } from './complete-claim.js';
import { PairingLookup } from '../pairing-lookup.js';
import { AuthorizationServer, type PendingPairing } from '../ports/authorization-server.js';
import { AuditedTransaction } from '../../../security/security.js';
import { SessionLock } from '../../../accounts/accounts.js';

export interface ApprovedPairing {
  readonly agentName: string | null;
  /** What the agent had done: nothing is claimed, it is the person's already, or it will be within a minute or so. */
  readonly work: 'none' | 'arrived' | 'on_its_way';
}

/**
 * A person lets the agent in, and takes over what it has done: both or neither. The agent gets its token with its next
 * question, when all has arrived. Throws as FindPairing, and ClaimedByAnother, NothingToClaim.
 */
export class ApprovePairing extends Command<ApprovedPairing> {
  constructor(
    readonly userCode: string,
    readonly person: PairingPerson,
    /** Of the person; ended meanwhile, it lets nobody in. */
    readonly session: string,
    readonly wish: AdminWish,
  ) {
    super();
  }
}

@CommandHandler(ApprovePairing)
export class ApprovePairingHandler implements ICommandHandler<ApprovePairing> {
  private readonly log = new Logger(ApprovePairingHandler.name);

  // eslint-disable-next-line max-params
  constructor(
    private readonly pairings: PairingLookup,
    private readonly server: AuthorizationServer,
    private readonly transaction: AuditedTransaction,
    private readonly sessionLock: SessionLock,
    private readonly commands: CommandBus,
  ) {}

  async execute({ userCode, person, session, wish }: ApprovePairing): Promise<ApprovedPairing> {
    const pairing = await this.pairings.find(userCode, person);
    const claim = await this.approve(pairing, person, session, isAdminGranted(wish));
    return { agentName: pairing.agentName, work: claim === null ? 'none' : await this.bring(claim) };
  }

  private approve(
    { userCode, agentName, anonymous }: PendingPairing,
    { caller, visit }: PairingPerson,
    session: string,
    admin: boolean,
  ): Promise<Claim | null> {
    return this.transaction.run(async ({ now, record }) => {
      if (!(await this.sessionLock.acquire(session))) throw new PairingNotFound();
      if (!(await this.server.approvePairing(userCode, caller, admin))) throw new PairingNotFound();
      const about = {
        callerId: caller,
        client: SKILL_CLIENT,
        address: visit.address,
        detail: detailOf(agentName, admin),
      };
      await record('pairing_approved', about);
      if (anonymous === null) return null;
      const claim = { anonymous, member: caller, claimedAt: now };
      await this.commands.execute(new ClaimWork(claim, visit));
      return claim;
    });
  }

  /** At once, so that the person sees it. Where that fails a worker brings it: it was told in the same moment. */
  private async bring(claim: Claim): Promise<'arrived' | 'on_its_way'> {
    try {
      await this.commands.execute(new CompleteClaim(claim));
      return 'arrived';
    } catch (err) {
      this.log.warn({ err, caller: claim.anonymous, msg: 'claimed work is left to a worker' });
      return 'on_its_way';
    }
  }
}
