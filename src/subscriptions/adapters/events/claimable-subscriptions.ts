import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ClaimRegistry, type ClaimableWork, type WorkClaim } from '../../../shared/claims/claimable-work.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { CountSubscriptions } from '../../application/queries/count-subscriptions.js';
import { TakeOverSubscriptions } from '../../application/commands/take-over-subscriptions.js';

@Injectable()
export class ClaimableSubscriptions implements ClaimableWork, OnModuleInit {
  /** Briefings are made of them. */
  readonly turn = 'first';

  constructor(
    private readonly registry: ClaimRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.registry.register('subscriptions', this);
  }

  countOf(caller: CallerId): Promise<number> {
    return this.queries.execute(new CountSubscriptions(caller));
  }

  move({ from, to, claimedAt }: WorkClaim): Promise<void> {
    return this.commands.execute(new TakeOverSubscriptions(from, to, claimedAt));
  }
}
