import { Injectable } from '@nestjs/common';
import { brand } from '../../../shared/kernel/brand.js';
import type { CallerId, RuleId } from '../../../shared/kernel/identifiers.js';
import type { RuleTrial, TrialRule } from '../../../shared/kernel/rule-trial.js';
import { parseKeyword } from '../../domain/keyword.js';
import { tidyKeyword, type RuleMeaning } from '../../domain/rule.js';
import { rulingOn, type Ruling } from '../../domain/ruling.js';
import { ArticleReaders } from '../ports/article-readers.js';
import { ItemReader, type ItemSearch, type ItemSummary } from '../ports/item-reader.js';
import type { Visible } from '../ports/visible-feeds.js';
import { PresentRules, type PresentRule } from './present-rules.js';

/** The rules of a caller that hold now, ready to be asked. */
export interface RulesInForce {
  readonly rules: readonly (PresentRule & { readonly search: ItemSearch })[];
}

const AS_THEY_ARE: RuleTrial = { added: [], without: [] };

/** What callers' rules make of items: asked when items are read, so that a new rule holds for those of before. */
@Injectable()
export class ItemRules {
  constructor(
    private readonly present: PresentRules,
    private readonly items: ItemReader,
    private readonly articles: ArticleReaders,
  ) {}

  /** null: there is none. Throws what a rule of the trial is refused for. */
  async inForce(
    caller: CallerId,
    visible: Visible,
    { added, without }: RuleTrial = AS_THEY_ARE,
  ): Promise<RulesInForce | null> {
    const own = (await this.present.of(caller, visible)).filter(({ rule }) => rule.enabled);
    const enabled = [
      ...own.filter(({ rule }) => !without.includes(rule.id)),
      ...(await Promise.all(added.map((rule, place) => this.tried(caller, rule, place)))),
    ];
    if (enabled.length === 0) return null;
    const searches = await this.searchesOf(
      caller,
      enabled.map(({ rule }) => rule),
    );
    const rules = enabled.flatMap((one, index) => {
      const search = searches[index] ?? null;
      return search === null ? [] : [{ ...one, search }];
    });
    return { rules };
  }

  /** As if the caller had made it. Throws RuleKeywordRefused, RuleOfTwoScopes, UnknownRuleScope. */
  private async tried(owner: CallerId, said: TrialRule, place: number): Promise<PresentRule> {
    const meaning = { ...said, keyword: tidyKeyword(said.keyword), enabled: true };
    const { rule, feedIds } = await this.present.one(owner, meaning);
    const id = brand<RuleId>(`trial_${place}`);
    return { rule: { ...rule, id, owner, createdAt: 0, updatedAt: 0 }, feedIds };
  }

  async rulingsOn(items: readonly ItemSummary[], { rules }: RulesInForce): Promise<readonly Ruling[]> {
    const found = await this.items.matching(
      items,
      rules.map(({ search }) => search),
    );
    const findings = rules.map((one, index) => ({ ...one, found: found[index] ?? new Set<string>() }));
    return items.map(({ id, feed }) => rulingOn({ id, feedId: feed.id }, findings));
  }

  /** In order. null: nothing can be found by it any more. */
  async searchesOf(caller: CallerId, rules: readonly RuleMeaning[]): Promise<readonly (ItemSearch | null)[]> {
    const inContent = rules.some(({ searchContent }) => searchContent);
    const articleFeedIds = inContent ? await this.articles.feedsOf(caller) : new Set<number>();
    return rules.map(({ keyword: words, searchContent }) => {
      const keyword = parseKeyword(words);
      return keyword === null ? null : { keyword, inContent: searchContent, articleFeedIds };
    });
  }
}
