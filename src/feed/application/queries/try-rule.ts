import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';
import { tidyKeyword, type RuleMeaning } from '../../domain/rule.js';
import { ItemRules } from '../ruling/item-rules.js';
import { PresentRules } from '../ruling/present-rules.js';
import { ItemReader, type ItemFilter, type ItemSearch, type ItemSummary } from '../ports/item-reader.js';
import type { Visible } from '../ports/visible-feeds.js';
import { withSources, type Sourced } from '../sourced-item.js';

/** What a rule would have done: `taken` counts what it mutes, leaves out or prefers. */
export interface Trial {
  readonly lookedAt: number;
  readonly taken: number;
  /** false: there was more in that time than is looked at. */
  readonly complete: boolean;
  /** Those of which it takes something, the most first. */
  readonly sources: readonly TriedSource[];
  /** Of what it takes. */
  readonly newest: readonly Sourced<ItemSummary>[];
}

export interface TriedSource {
  readonly source: Sourced<ItemSummary>;
  readonly lookedAt: number;
  readonly taken: number;
}

/** A rule that nobody keeps, asked of the items of some days. */
export class TryRule extends Query<Trial> {
  constructor(
    readonly caller: CallerId,
    readonly meaning: RuleMeaning,
    readonly days: number,
  ) {
    super();
  }
}

const DAY_MS = 86_400_000;
const PAGE = 1_000;
const MOST_LOOKED_AT = 10_000;
const NEWEST = 20;

@QueryHandler(TryRule)
export class TryRuleHandler implements IQueryHandler<TryRule> {
  constructor(
    private readonly present: PresentRules,
    private readonly rules: ItemRules,
    private readonly items: ItemReader,
    private readonly clock: Clock,
  ) {}

  /** Throws RuleKeywordRefused, RuleOfTwoScopes, UnknownRuleScope. */
  async execute({ caller, meaning, days }: TryRule): Promise<Trial> {
    const said = { ...meaning, keyword: tidyKeyword(meaning.keyword) };
    const { rule, feedIds } = await this.present.one(caller, said);
    const visible = await this.present.visibleTo(caller);
    const filter = { feedIds: [...feedIds], ids: null, after: this.clock.now() - days * DAY_MS, before: null };
    const [search] = await this.rules.searchesOf(caller, [rule]);
    const tally = new Tally(visible, rule.action === 'keep_only');
    const complete = search === undefined || search === null || (await this.look(filter, search, tally));
    const trial = tally.trial();
    const newest = await this.present.withGivenTitles(caller, trial.newest);
    const sources = await this.present.withGivenTitles(
      caller,
      trial.sources.map(({ source }) => source),
    );
    const told = trial.sources.map((one, index) => ({ ...one, source: sources[index] ?? one.source }));
    return { ...trial, newest, sources: told, complete };
  }

  /** Whether that was everything. */
  private async look(filter: ItemFilter, search: ItemSearch, tally: Tally): Promise<boolean> {
    let cursor: Cursor | null = null;
    do {
      const page: Page<ItemSummary> = await this.items.page(filter, { cursor, limit: PAGE });
      const [found] = await this.items.matching(page.rows, [search]);
      for (const item of page.rows) tally.add(item, found?.has(item.id) === true);
      cursor = page.next;
    } while (cursor !== null && tally.lookedAt < MOST_LOOKED_AT);
    return cursor === null;
  }
}

/** What was looked at so far. */
class Tally {
  lookedAt = 0;
  private taken = 0;
  private readonly newest: Sourced<ItemSummary>[] = [];
  private readonly sources = new Map<
    string,
    { readonly source: Sourced<ItemSummary>; lookedAt: number; taken: number }
  >();

  constructor(
    private readonly visible: Visible,
    private readonly takesWhatIsNotFound: boolean,
  ) {}

  add(item: ItemSummary, isFound: boolean): void {
    const [seen] = withSources([item], this.visible);
    if (seen === undefined) return;
    const source = this.sources.get(seen.subscriptionId) ?? { source: seen, lookedAt: 0, taken: 0 };
    this.sources.set(seen.subscriptionId, source);
    this.lookedAt += 1;
    source.lookedAt += 1;
    if (isFound === this.takesWhatIsNotFound) return;
    this.taken += 1;
    source.taken += 1;
    if (this.newest.length < NEWEST) this.newest.push(seen);
  }

  trial(): Omit<Trial, 'complete'> {
    const { lookedAt, taken, newest } = this;
    const sources = [...this.sources.values()]
      .filter((source) => source.taken > 0)
      .toSorted((a, b) => b.taken - a.taken || b.lookedAt - a.lookedAt);
    return { lookedAt, taken, sources, newest };
  }
}
