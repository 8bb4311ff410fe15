import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CliCommand, UsageError, type CliArguments } from '../../../shared/delivery/cli/cli-command.js';
import { ShowFeedStatus } from '../../application/queries/show-feed-status.js';
import { statusJson } from './feed-status-json.js';
import { SECTIONS, statusLines, type Section } from './feed-status-text.js';

const USUAL_LIMIT = 10;
const LARGEST_LIMIT = 10_000;

@Injectable()
export class FeedStatusCommand extends CliCommand {
  readonly name = 'feeds:status';
  readonly usage = `[--only ${SECTIONS.join('|')}] [--limit N] [--format text|json]`;
  readonly summary = 'Shows how feeds are: how many are due, late, failing or gone; the slowest, biggest and fullest.';
  readonly options = ['only', 'limit', 'format'];

  constructor(private readonly queries: QueryBus) {
    super();
  }

  async run({ options }: CliArguments, say: (line: string) => void): Promise<void> {
    const sections = sectionsFrom(options['only']);
    const format = formatFrom(options['format']);
    const status = await this.queries.execute(new ShowFeedStatus(limitFrom(options['limit'])));
    if (format === 'json') return say(statusJson(status, sections));
    for (const line of statusLines(status, sections)) say(line);
  }
}

function sectionsFrom(text: string | undefined): readonly Section[] {
  if (text === undefined) return SECTIONS;
  const section = SECTIONS.find((known) => known === text);
  if (section === undefined) throw new UsageError(`--only must be one of ${SECTIONS.join(', ')}, not "${text}".`);
  return [section];
}

function formatFrom(text = 'text'): 'json' | 'text' {
  if (text === 'json' || text === 'text') return text;
  throw new UsageError(`--format must be text or json, not "${text}".`);
}

function limitFrom(text = String(USUAL_LIMIT)): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= LARGEST_LIMIT) return limit;
  throw new UsageError(`--limit must be a whole number from 1 to ${LARGEST_LIMIT}, not "${text}".`);
}
