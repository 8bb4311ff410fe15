import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ClaimedByAnother, NothingToClaim, type Claim } from '../../domain/pairing.js';
import type { Visit } from '../../../domain/visit.js';
import type { AnonymousWorkClaimed } from '../../../events.js';
import { ClaimStore, type ClaimOutcome } from '../ports/claim-store.js';
import { FollowedHolds } from '../../../legal-hold/legal-hold.js';
import { AuditedTransaction } from '../../../security/security.js';

/**
 * What an anonymous caller has done is the member's from this moment on, and the anonymous session is over; moving it is
 * CompleteClaim. Joins an open unit of work. Claiming what is one's own already changes nothing.
 * Throws ClaimedByAnother, NothingToClaim.
 */
export class ClaimWork extends Command<void> {
  constructor(
    readonly claim: Claim,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(ClaimWork)
export class ClaimWorkHandler implements ICommandHandler<ClaimWork> {
  constructor(
    private readonly claims: ClaimStore,
    private readonly holds: FollowedHolds,
    private readonly transaction: AuditedTransaction,
  ) {}

  execute({ claim, visit }: ClaimWork): Promise<void> {
    return this.transaction.run(async ({ record }) => {
      const fact: AnonymousWorkClaimed = { type: 'identity.AnonymousWorkClaimed', data: { ...claim } };
      const outcome = await this.claims.take(claim, fact);
      refuseWhatCannotBe(outcome);
      if (outcome === 'claimed_before') return;
      await this.holds.follow(claim.anonymous, claim.member);
      const about = { callerId: claim.member, address: visit.address, detail: claim.anonymous };
      await record('work_claimed', about);
    });
  }
}

function refuseWhatCannotBe(outcome: ClaimOutcome): void {
  if (outcome === 'claimed_by_another') throw new ClaimedByAnother();
  if (outcome === 'gone') throw new NothingToClaim();
}
