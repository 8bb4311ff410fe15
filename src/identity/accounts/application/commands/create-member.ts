import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { memberFieldsOf } from '../../domain/member.js';
import { MemberRegistration } from '../member-registration.js';

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
  constructor(private readonly registration: MemberRegistration) {}

  async execute({ email, name, password }: CreateMember): Promise<CallerId> {
    const member = await this.registration.prepare(memberFieldsOf({ email, name, password }));
    return this.registration.register(member, { detail: 'by an operator' }, () => Promise.resolve(member.id));
  }
}
