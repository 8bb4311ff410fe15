import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ClaimRegistry, type ClaimableWork, type WorkClaim } from '../../../shared/claims/claimable-work.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { HasProfile } from '../../application/queries/has-profile.js';
import { TakeOverProfile } from '../../application/commands/take-over-profile.js';

@Injectable()
export class ClaimableProfile implements ClaimableWork, OnModuleInit {
  readonly turn = 'first';

  constructor(
    private readonly registry: ClaimRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.registry.register('preferences', this);
  }

  async countOf(caller: CallerId): Promise<number> {
    return (await this.queries.execute(new HasProfile(caller))) ? 1 : 0;
  }

  move({ from, to }: WorkClaim): Promise<void> {
    return this.commands.execute(new TakeOverProfile(from, to));
  }
}
