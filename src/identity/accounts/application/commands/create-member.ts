import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { memberFieldsOf } from '../../domain/member.js';
import { Newcomers } from '../newcomers.js';

/** By an operator. Throws InvalidFields, EmailTaken. */
export class CreateMember extends Command<CallerId> {
  constructor(
    readonly email: string,
    readonly name: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(CreateMember)
export class CreateMemberHandler implements ICommandHandler<CreateMember> {
  constructor(private readonly newcomers: Newcomers) {}

  async execute({ email, name, password }: CreateMember): Promise<CallerId> {
    const newcomer = await this.newcomers.prepare(memberFieldsOf({ email, name, password }));
    return this.newcomers.join(newcomer, { detail: 'by an operator' }, () => Promise.resolve(newcomer.id));
  }
}
