import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { CreateSubscription } from '../../application/commands/create-subscription.js';
import { DeleteSubscription } from '../../application/commands/delete-subscription.js';
import { ListEndedSubscriptions } from '../../application/queries/list-ended-subscriptions.js';
import { SubscriptionNotFound } from '../../domain/subscription.js';
import { formatDuring, PATH, type During } from './feeds-model.js';

/** Ends subscriptions and takes that back. Titles, folders and rules are kept with them. */
@Injectable()
export class EndedSubscriptions {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** Where it can be taken back. What has been ended elsewhere meanwhile is no mistake. */
  async end(owner: CallerId, ids: readonly string[]): Promise<string> {
    const from = this.clock.now();
    for (const id of ids) {
      await this.commands.execute(new DeleteSubscription(owner, id)).catch((error: unknown) => {
        if (!(error instanceof SubscriptionNotFound) || ids.length === 1) throw error;
      });
    }
    return `${PATH}?left=${formatDuring({ from, to: this.clock.now() })}`;
  }

  /** How many came back. */
  async takeBack(owner: CallerId, { from, to }: During): Promise<number> {
    const ended = await this.queries.execute(new ListEndedSubscriptions(owner, from, to));
    // Only members have pages.
    const follower = { id: owner, kind: 'member' } as const;
    for (const { feedUrl, id } of ended) await this.commands.execute(new CreateSubscription(follower, feedUrl, id));
    return ended.length;
  }
}
