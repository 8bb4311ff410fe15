import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { MadeLink } from '../../domain/link.js';
import { emailKey, emailOf, NoSuchMember } from '../../domain/member.js';
import { Links } from '../links.js';
import { CallerStore } from '../ports/caller-store.js';
import { RecordedWork } from '../../../security/application/recorded-work.js';

/** For an operator to hand over: whoever has it chooses a new password. An older one ends. Throws NoSuchMember. */
export class MakeResetLink extends Command<MadeLink> {
  constructor(readonly email: string) {
    super();
  }
}

@CommandHandler(MakeResetLink)
export class MakeResetLinkHandler implements ICommandHandler<MakeResetLink> {
  constructor(
    private readonly callers: CallerStore,
    private readonly links: Links,
    private readonly work: RecordedWork,
  ) {}

  async execute(command: MakeResetLink): Promise<MadeLink> {
    const email = emailOf(command.email);
    const callerId = await this.callers.memberByEmail(emailKey(email));
    if (callerId === null) throw new NoSuchMember(email);
    return this.work.run(async ({ now, record }) => {
      await record('reset_link_made', { callerId });
      return this.links.make({ purpose: 'reset', callerId, email: null }, now);
    });
  }
}
