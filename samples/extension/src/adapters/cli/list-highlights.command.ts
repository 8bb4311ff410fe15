import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, Members, parameter, type Say } from 'podcast-briefings/extension';
import { ListHighlights } from '../../application/queries/list-highlights.js';

const PARAMETERS = {
  email: parameter.requiredText('E-MAIL'),
  limit: parameter.withDefault(parameter.integer(1, 1000), 100),
};

@Injectable()
export class ListHighlightsCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'highlights:list';
  readonly summary = 'Prints what a member keeps from briefings.';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly members: Members,
    private readonly queries: QueryBus,
  ) {
    super();
  }

  async run({ email, limit }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const { id } = await this.members.byEmail(email);
    const { highlights } = await this.queries.execute(new ListHighlights(id, limit));
    for (const { title, sentence } of highlights) say(`${title}: ${sentence}`);
    say(`${highlights.length} highlights`);
  }
}
