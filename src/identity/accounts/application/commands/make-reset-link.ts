import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { MadeLink } from '../../domain/link.js';
import { Links } from '../links.js';
import { MemberLookup } from '../member-lookup.js';
import { RecordedWork } from '../../../security/security.js';

/** For an operator to hand over: whoever has it chooses a new password. An older one ends. Throws NoSuchMember. */
export class MakeResetLink extends Command<MadeLink> {
  constructor(readonly email: string) {
    super();
  }
}

@CommandHandler(MakeResetLink)
export class MakeResetLinkHandler implements ICommandHandler<MakeResetLink> {
  constructor(
    private readonly members: MemberLookup,
    private readonly links: Links,
    private readonly work: RecordedWork,
  ) {}

  async execute(command: MakeResetLink): Promise<MadeLink> {
    const callerId = await this.members.idOf(command.email);
    return this.work.run(async ({ now, record }) => {
      await record('reset_link_made', { callerId });
      return this.links.make({ purpose: 'reset', callerId, email: null }, now);
    });
  }
}
