import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditedTransaction } from '../../../security/security.js';
import type { MadeLink } from '../../domain/link.js';
import { OneTimeLinks } from '../one-time-links.js';
import { MemberStore } from '../ports/member-store.js';

/**
 * For whoever starts the service: with the link the first account is made. Links of several nodes, and of earlier starts of
 * today, stand beside each other. null: there is a member already.
 */
export class MakeSetupLink extends Command<MadeLink | null> {}

@CommandHandler(MakeSetupLink)
export class MakeSetupLinkHandler implements ICommandHandler<MakeSetupLink> {
  constructor(
    private readonly members: MemberStore,
    private readonly links: OneTimeLinks,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute(): Promise<MadeLink | null> {
    if (await this.members.hasAny()) return null;
    const link = { purpose: 'setup', callerId: null, email: null, mailed: false } as const;
    return this.transaction.run(({ now }) => this.links.make(link, now));
  }
}
