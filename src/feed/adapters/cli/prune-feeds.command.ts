import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { FeedSettings } from '../../../config/feed-settings.js';
import { CliCommand, UsageError, type CliArguments } from '../../../shared/delivery/cli/cli-command.js';
import { CountOldItems } from '../../application/queries/count-old-items.js';
import { RemoveOldItems } from '../../application/commands/remove-old-items.js';

const WHOLE_DAYS = /^[1-9]\d{0,4}$/;

/** What workers do every hour where ITEM_RETENTION_DAYS is set, here and now. */
@Injectable()
export class PruneFeedsCommand extends CliCommand {
  readonly name = 'feeds:prune';
  readonly usage = '[--days DAYS] [--dry-run]';
  readonly summary = 'Removes old items, except the newest 50 of each feed and what briefings cite.';
  readonly options = ['days'];
  override readonly flags = ['dry-run'];

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly config: FeedSettings,
  ) {
    super();
  }

  async run({ options }: CliArguments, say: (line: string) => void): Promise<void> {
    const days = this.daysFrom(options['days']);
    if (options['dry-run'] !== undefined) {
      const { items, feeds } = await this.queries.execute(new CountOldItems(days));
      return say(`${items} items of ${feeds} feeds are older than ${days} days and would be removed.`);
    }
    const { signal } = new AbortController();
    const removed = await this.commands.execute(new RemoveOldItems(days, Number.MAX_SAFE_INTEGER, signal));
    say(`Removed ${removed.items} items of ${removed.feeds} feeds that were older than ${days} days.`);
  }

  private daysFrom(option: string | undefined): number {
    if (option !== undefined && !WHOLE_DAYS.test(option))
      throw new UsageError('--days must be a whole number of days, 1 or more.');
    const days = option === undefined ? this.config.itemRetentionDays : Number(option);
    if (days === null) throw new UsageError('Give --days, or set ITEM_RETENTION_DAYS.');
    return days;
  }
}
