import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../shared/kernel/clock.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { MOST_SUBSCRIPTIONS } from '../domain/subscription.js';
import { SubscriptionListFormat } from './ports/subscription-list-format.js';
import { SubscriptionReader } from './ports/subscription-reader.js';

/** Everything that the caller follows, newest first, as a file that other readers understand. */
export class ExportSubscriptions extends Query<string> {
  constructor(readonly owner: CallerId) {
    super();
  }
}

@QueryHandler(ExportSubscriptions)
export class ExportSubscriptionsHandler implements IQueryHandler<ExportSubscriptions> {
  constructor(
    private readonly subscriptions: SubscriptionReader,
    private readonly format: SubscriptionListFormat,
    private readonly clock: Clock,
  ) {}

  async execute({ owner }: ExportSubscriptions): Promise<string> {
    const { rows } = await this.subscriptions.page({ owner, query: null, after: null, limit: MOST_SUBSCRIPTIONS });
    return this.format.write(rows, this.clock.now());
  }
}
