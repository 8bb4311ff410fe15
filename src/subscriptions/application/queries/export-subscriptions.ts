import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';
import { SubscriptionListFormat } from '../ports/subscription-list-format.js';
import { SubscriptionReader, type SubscriptionView } from '../ports/subscription-reader.js';

const PAGE = 1_000;

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
    return this.format.write(await this.allOf(owner), this.clock.now());
  }

  /** Whoever has claimed the work of agents may follow more than anybody can subscribe to. */
  private async allOf(owner: CallerId): Promise<readonly SubscriptionView[]> {
    const all: SubscriptionView[] = [];
    let after: Cursor | null = null;
    do {
      const page: Page<SubscriptionView> = await this.subscriptions.page({ owner, query: null, after, limit: PAGE });
      all.push(...page.rows);
      after = page.next;
    } while (after !== null);
    return all;
  }
}
