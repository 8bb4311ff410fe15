import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CliCommand, UsageError, type CliArguments } from '../../../shared/cli/cli-command.js';
import { ReplayBriefing } from '../../application/replay-briefing.js';

@Injectable()
export class ShowHistoryCommand extends CliCommand {
  readonly name = 'audit:show';
  readonly usage = 'ARTIFACT_ID…';
  readonly summary = 'Prints the events of briefings as JSON lines, each with the state after it.';
  readonly options = [];

  constructor(private readonly queries: QueryBus) {
    super();
  }

  async run({ positionals: ids }: CliArguments, say: (line: string) => void): Promise<void> {
    if (ids.length === 0) throw new UsageError('Which briefing? Give its artifact id, like art_….');
    for (const id of ids) await this.show(id, say);
  }

  private async show(id: string, say: (line: string) => void): Promise<void> {
    for (const { recordedAt, event, ...entry } of await this.queries.execute(new ReplayBriefing(id))) {
      const { revision, actor, state } = entry;
      const at = new Date(recordedAt).toISOString();
      say(JSON.stringify({ briefing: id, revision, at, actor, type: event.type, data: event.data, state }));
    }
  }
}
