import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import { ReadyMailStore } from '../ports/ready-mail-store.js';
import { UnsubscribeTokens } from '../ports/unsubscribe-tokens.js';

/** By the link in a mail, whoever has it. Throws NotFound. */
export class Unsubscribe extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(Unsubscribe)
export class UnsubscribeHandler implements ICommandHandler<Unsubscribe> {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly store: ReadyMailStore,
    private readonly clock: Clock,
  ) {}

  async execute({ token }: Unsubscribe): Promise<void> {
    const caller = await this.tokens.read(token);
    if (caller === null) throw new NotFound('This link ends no mails.');
    if (await this.store.isWanted(caller)) await this.store.setWanted(caller, false, this.clock.now());
  }
}
