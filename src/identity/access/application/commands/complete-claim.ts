import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import { PersonalDataIndex } from '../../../../shared/kernel/compliance/personal-data-index.js';
import type { Claim } from '../../domain/pairing.js';
import type { CallerErased } from '../../../events.js';
import { ClaimStore } from '../ports/claim-store.js';

/**
 * Brings what was claimed to the member. Whoever is interrupted begins again; two at once do it once. Done again later,
 * it finds what requests that were under way have added meanwhile.
 */
export class CompleteClaim extends Command<void> {
  constructor(readonly claim: Claim) {
    super();
  }
}

@CommandHandler(CompleteClaim)
export class CompleteClaimHandler implements ICommandHandler<CompleteClaim> {
  constructor(
    private readonly claims: ClaimStore,
    private readonly personalData: PersonalDataIndex,
    private readonly clock: Clock,
  ) {}

  async execute({ claim }: CompleteClaim): Promise<void> {
    if (await this.claims.stands(claim)) {
      const { anonymous: from, member: to, claimedAt } = claim;
      await this.personalData.handOver({ from, to, claimedAt });
      if (await this.claims.complete(claim, this.clock.now())) return;
    }
    // One of the two was erased, perhaps while we moved: what arrived after that is to go too.
    await this.claims.tellErased([claim.anonymous, claim.member], (caller, askedAt): CallerErased => {
      return { type: 'identity.CallerErased', data: { caller, askedBy: 'operator', askedAt } };
    });
  }
}
