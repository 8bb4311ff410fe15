import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { FeedSettings } from '../../../config/feed-settings.js';
import { CountOldItems } from '../../application/queries/count-old-items.js';
import { RemoveOldItems } from '../../application/commands/remove-old-items.js';
import { CliCommand, type CliValues, type Say, UsageError } from '../../../shared/delivery/cli/cli-command.js';
import { flag, parsed } from '../../../shared/delivery/cli/parameters.js';

const WHOLE_DAYS = /^[1-9]\d{0,4}$/;

const PARAMETERS = { days: parsed('DAYS', daysFrom), 'dry-run': flag() };

/** Runs the retention of items now, which workers run every hour where ITEM_RETENTION_DAYS is set. */
@Injectable()
export class PruneFeedsCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'feeds:prune';
  readonly summary = 'Removes old items, except the newest 50 of each feed and what briefings cite.';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly config: FeedSettings,
  ) {
    super();
  }

  async run({ days: given, 'dry-run': dryRun }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const days = given ?? this.config.itemRetentionDays;
    if (days === null) throw new UsageError('Give --days, or set ITEM_RETENTION_DAYS.');
    if (dryRun) {
      const { items, feeds } = await this.queries.execute(new CountOldItems(days));
      return say(`${items} items of ${feeds} feeds are older than ${days} days and would be removed.`);
    }
    const { signal } = new AbortController();
    const removed = await this.commands.execute(new RemoveOldItems(days, Number.MAX_SAFE_INTEGER, signal));
    say(`Removed ${removed.items} items of ${removed.feeds} feeds that were older than ${days} days.`);
  }
}

function daysFrom(text: string): number {
  if (!WHOLE_DAYS.test(text)) throw new UsageError('--days must be a whole number of days, 1 or more.');
  return Number(text);
}
