import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CliCommand, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { ListHolds } from '../../application/queries/list-holds.js';

@Injectable()
export class ListHoldsCommand extends CliCommand {
  readonly name = 'hold:list';
  readonly summary = 'Lists legal holds, those that hold first.';
  readonly parameters = {};

  constructor(private readonly queries: QueryBus) {
    super();
  }

  async run(_: object, say: Say): Promise<void> {
    const holds = await this.queries.execute(new ListHolds(false));
    if (holds.length === 0) return say('There is no legal hold.');
    for (const { id, caller, reason, placedAt, releasedAt, erasureAskedAt } of holds) {
      const until = releasedAt === null ? 'holds' : `released ${new Date(releasedAt).toISOString()}`;
      const waits = erasureAskedAt === null ? '' : '  erasure waits';
      say(`${id}  ${caller}  ${new Date(placedAt).toISOString()}  ${until}${waits}  ${JSON.stringify(reason)}`);
    }
  }
}
