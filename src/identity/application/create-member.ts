import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { brand } from '../../shared/kernel/brand.js';
import { Clock } from '../../shared/kernel/clock.js';
import { Ids, type CallerId } from '../../shared/kernel/identifiers.js';
import { emailKey, emailOf, EmailTaken, nameOf, passwordOf } from '../domain/member.js';
import { CallerStore } from './ports/caller-store.js';
import { PasswordHasher } from './ports/password-hasher.js';

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
  constructor(
    private readonly callers: CallerStore,
    private readonly passwords: PasswordHasher,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(command: CreateMember): Promise<CallerId> {
    const email = emailOf(command.email);
    const name = nameOf(command.name);
    const passwordHash = await this.passwords.hash(passwordOf(command.password, email));
    const id = brand<CallerId>(this.ids.next('usr'));
    const member = { id, email, emailKey: emailKey(email), name, passwordHash, createdAt: this.clock.now() };
    if (!(await this.callers.addMember(member))) throw new EmailTaken(email);
    return id;
  }
}
