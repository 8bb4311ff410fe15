import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { pageOf, type Cursor, type Page } from '../../../shared/kernel/page.js';
import type { Rule } from '../../domain/rule.js';
import { PresentRules } from '../ruling/present-rules.js';

/** Newest first. */
export class ListRules extends Query<Page<Rule>> {
  constructor(
    readonly owner: CallerId,
    readonly page: { readonly after: Cursor | null; readonly limit: number },
  ) {
    super();
  }
}

@QueryHandler(ListRules)
export class ListRulesHandler implements IQueryHandler<ListRules> {
  constructor(private readonly present: PresentRules) {}

  async execute({ owner, page: { after, limit } }: ListRules): Promise<Page<Rule>> {
    const rules = (await this.present.of(owner)).map(({ rule }) => rule).toReversed();
    const rest = rules.filter((rule) => after === null || isBelow(cursorOf(rule), after));
    return pageOf(rest.slice(0, limit + 1), limit, cursorOf);
  }
}

const cursorOf = ({ createdAt, id }: Rule): Cursor => ({ at: createdAt, id });

const isBelow = (one: Cursor, place: Cursor): boolean =>
  one.at < place.at || (one.at === place.at && one.id < place.id);
