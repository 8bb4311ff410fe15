import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ClaimRegistry, type ClaimableWork, type WorkClaim } from '../../../shared/claims/claimable-work.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { CountOwned } from '../../application/queries/count-owned.js';
import { TakeOverBriefings } from '../../application/commands/take-over-briefings.js';

@Injectable()
export class ClaimableBriefings implements ClaimableWork, OnModuleInit {
  /** Whoever composes for the new owner finds the subscriptions there. */
  readonly turn = 'second';

  constructor(
    private readonly registry: ClaimRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.registry.register('briefing', this);
  }

  async countOf(caller: CallerId): Promise<number> {
    return (await this.queries.execute(new CountOwned(caller))).briefings;
  }

  move({ from, to, claimedAt }: WorkClaim): Promise<void> {
    return this.commands.execute(new TakeOverBriefings(from, to, claimedAt));
  }
}
