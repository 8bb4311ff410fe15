import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import { ReadyMailStore } from '../ports/ready-mail-store.js';
import { UnsubscribeTokens } from '../ports/unsubscribe-tokens.js';

/** Whether the mails that a link ends are sent at all. Throws NotFound. */
export class FindSubscriber extends Query<{ readonly subscribed: boolean }> {
  constructor(readonly token: string) {
    super();
  }
}

@QueryHandler(FindSubscriber)
export class FindSubscriberHandler implements IQueryHandler<FindSubscriber> {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly store: ReadyMailStore,
  ) {}

  async execute({ token }: FindSubscriber): Promise<{ readonly subscribed: boolean }> {
    const caller = await this.tokens.read(token);
    if (caller === null) throw new NotFound('This link ends no mails.');
    return { subscribed: await this.store.isWanted(caller) };
  }
}
