import { Logger } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import { STRANDED_AFTER_MS } from '../../domain/pairing.js';
import { CompleteClaim } from './complete-claim.js';
import { ClaimStore } from '../ports/claim-store.js';

/** Claims that whoever was told to bring them gave up on, because a store was away for long; each by itself. */
export class CompleteStrandedClaims extends Command<void> {}

@CommandHandler(CompleteStrandedClaims)
export class CompleteStrandedClaimsHandler implements ICommandHandler<CompleteStrandedClaims> {
  private readonly log = new Logger(CompleteStrandedClaimsHandler.name);

  constructor(
    private readonly claims: ClaimStore,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    for (const claim of await this.claims.incomplete(this.clock.now() - STRANDED_AFTER_MS)) {
      try {
        await this.commands.execute(new CompleteClaim(claim));
      } catch (err) {
        this.log.warn({ err, caller: claim.anonymous, msg: 'claimed work has still not arrived' });
      }
    }
  }
}
