import { Injectable } from '@nestjs/common';
import { ClaimRegistry } from '../../../../shared/claims/claimable-work.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { AnonymousWork, type WorkCounts } from '../../application/ports/anonymous-work.js';
import type { Claim } from '../../domain/pairing.js';

@Injectable()
export class RegisteredAnonymousWork extends AnonymousWork {
  constructor(private readonly registry: ClaimRegistry) {
    super();
  }

  override async countOf(anonymous: CallerId): Promise<WorkCounts> {
    const counts = new Map<string, number>();
    for (const [context, work] of this.registry.all()) counts.set(context, await work.countOf(anonymous));
    return { subscriptions: counts.get('subscriptions') ?? 0, briefings: counts.get('briefing') ?? 0 };
  }

  override async move({ anonymous, member, claimedAt }: Claim): Promise<void> {
    for (const [, work] of this.registry.all()) await work.move({ from: anonymous, to: member, claimedAt });
  }
}
