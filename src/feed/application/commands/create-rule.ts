import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { brand } from '../../../shared/kernel/brand.js';
import { Clock } from '../../../shared/kernel/clock.js';
import { Ids, type CallerId, type RuleId } from '../../../shared/kernel/identifiers.js';
import { makeRule, MOST_RULES, saysTheSame, tidyKeyword, type Rule, type RuleMeaning } from '../../domain/rule.js';
import { PresentRules } from '../ruling/present-rules.js';
import { RuleStore } from '../ports/rule-store.js';

export interface CreatedRule {
  /** false: there was one that says the same, which stays as it is. */
  readonly created: boolean;
  readonly rule: Rule;
}

/**
 * Makes a rule, unless there is one that says the same. What is left of rules whose folder is gone goes. Those whose source is
 * gone make room when there is no other: an unsubscription may be taken back, with its rules.
 */
export class CreateRule extends Command<CreatedRule> {
  constructor(
    readonly owner: CallerId,
    readonly meaning: RuleMeaning,
  ) {
    super();
  }
}

@CommandHandler(CreateRule)
export class CreateRuleHandler implements ICommandHandler<CreateRule> {
  constructor(
    private readonly rules: RuleStore,
    private readonly present: PresentRules,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Throws RuleKeywordRefused, RuleOfTwoScopes, UnknownRuleScope, TooManyRules. */
  async execute({ owner, meaning: said }: CreateRule): Promise<CreatedRule> {
    const tidy = { ...said, keyword: tidyKeyword(said.keyword) };
    const { rule: meaning } = await this.present.one(owner, tidy);
    const alive = new Map((await this.present.of(owner)).map(({ rule }) => [rule.id, rule]));
    const identity = { id: brand<RuleId>(this.ids.next('rul')), owner, at: this.clock.now() };
    const isLeft = ({ createdAt, id }: Rule): boolean => createdAt < identity.at && !alive.has(id);
    let kept: Rule | undefined;
    await this.rules.update(owner, (current) => {
      const dead = current.filter((one) => isLeft(one) && (one.sourceId === null || current.length >= MOST_RULES));
      const living = current.filter((one) => !dead.includes(one));
      const same = living.find((one) => saysTheSame(alive.get(one.id) ?? one, meaning));
      kept = same ?? makeRule(living, meaning, identity);
      return same === undefined ? { saved: [kept], deleted: dead } : { deleted: dead };
    });
    const rule = kept ?? makeRule([], meaning, identity);
    return { created: rule.id === identity.id, rule: alive.get(rule.id) ?? rule };
  }
}
