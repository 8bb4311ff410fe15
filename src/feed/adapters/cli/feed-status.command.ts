import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ShowFeedStatus } from '../../application/queries/show-feed-status.js';
import { CliCommand, type CliValues, type Say } from '../../../shared/delivery/cli/cli-command.js';
import { choice, integer, withDefault } from '../../../shared/delivery/cli/parameters.js';
import { statusJson } from './feed-status-json.js';
import { SECTIONS, statusLines } from './feed-status-text.js';

const USUAL_LIMIT = 10;
const LARGEST_LIMIT = 10_000;

const PARAMETERS = {
  only: choice(...SECTIONS),
  limit: withDefault(integer(1, LARGEST_LIMIT), USUAL_LIMIT),
  format: withDefault(choice('text', 'json'), 'text'),
};

@Injectable()
export class FeedStatusCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'feeds:status';
  readonly summary = 'Shows how feeds are: how many are due, late, failing or gone; the slowest, biggest and fullest.';
  readonly parameters = PARAMETERS;

  constructor(private readonly queries: QueryBus) {
    super();
  }

  async run({ only, limit, format }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const sections = only === undefined ? SECTIONS : [only];
    const status = await this.queries.execute(new ShowFeedStatus(limit));
    if (format === 'json') return say(statusJson(status, sections));
    for (const line of statusLines(status, sections)) say(line);
  }
}
