import { Injectable, Logger } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import { DeactivatedMembers } from '../../../../shared/kernel/deactivated-members.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { MemberAddresses } from '../../../../shared/outbound/mail/member-addresses.js';
import { TooManyAttempts } from '../../../domain/attempt-counter.js';
import { AskToConfirm } from '../../application/commands/ask-to-confirm.js';
import { GetMember } from '../../application/queries/get-member.js';

/** Of members who showed that they read what is sent there: nobody is written to in the name of another. */
@Injectable()
export class ConfirmedAddresses extends MemberAddresses {
  private readonly logger = new Logger(ConfirmedAddresses.name);

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly deactivated: DeactivatedMembers,
  ) {
    super();
  }

  override async confirmedOf(caller: CallerId): Promise<string | null> {
    if (await this.deactivated.has(caller)) return null;
    try {
      const { email, confirmedAt } = await this.queries.execute(new GetMember(caller));
      return confirmedAt === null ? null : email;
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }

  override async askToConfirm(caller: CallerId): Promise<void> {
    try {
      await this.commands.execute(new AskToConfirm(caller, 'en'));
    } catch (error) {
      if (!(error instanceof TooManyAttempts)) throw error;
      this.logger.debug(`${caller} has been sent links to confirm their address lately`);
    }
  }
}
