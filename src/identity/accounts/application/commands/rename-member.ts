import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { nameOf } from '../../domain/member.js';
import { MemberStore } from '../ports/member-store.js';

/** What a member is called, here and by agents. Throws InvalidFields. */
export class RenameMember extends Command<void> {
  constructor(
    readonly caller: CallerId,
    readonly name: string,
  ) {
    super();
  }
}

@CommandHandler(RenameMember)
export class RenameMemberHandler implements ICommandHandler<RenameMember> {
  constructor(private readonly members: MemberStore) {}

  execute({ caller, name }: RenameMember): Promise<void> {
    return this.members.rename(caller, nameOf(name));
  }
}
