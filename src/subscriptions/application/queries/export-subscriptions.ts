import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';
import { SubscriptionsApi, type SubscriptionFolder } from '../../api.js';
import type { ExportedList } from '../../domain/subscription-list.js';
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
    private readonly followed: SubscriptionsApi,
    private readonly format: SubscriptionListFormat,
    private readonly clock: Clock,
  ) {}

  async execute({ owner }: ExportSubscriptions): Promise<string> {
    const list = inFolders(await this.allOf(owner), await this.followed.folders(owner));
    return this.format.write(list, this.clock.now());
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

/** Folders by name, empty ones included; in each, as in the list of all, the newest subscription first. */
function inFolders(all: readonly SubscriptionView[], folders: readonly SubscriptionFolder[]): ExportedList {
  const foldered = new Set(folders.flatMap(({ subscriptionIds }) => subscriptionIds));
  return {
    folders: folders.map(({ name, subscriptionIds }) => {
      const inside = new Set(subscriptionIds);
      return { name, feeds: all.filter(({ id }) => inside.has(id)) };
    }),
    feeds: all.filter(({ id }) => !foldered.has(id)),
  };
}
