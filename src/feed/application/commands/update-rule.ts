import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { changeRule, RuleNotFound, tidyKeyword, type Rule, type RuleChanges } from '../../domain/rule.js';
import { PresentRules } from '../ruling/present-rules.js';
import { RuleStore } from '../ports/rule-store.js';

/** Fields that are not mentioned stay. */
export class UpdateRule extends Command<Rule> {
  constructor(
    readonly owner: CallerId,
    readonly id: string,
    readonly changes: RuleChanges,
  ) {
    super();
  }
}

@CommandHandler(UpdateRule)
export class UpdateRuleHandler implements ICommandHandler<UpdateRule> {
  constructor(
    private readonly rules: RuleStore,
    private readonly present: PresentRules,
    private readonly clock: Clock,
  ) {}

  /** Throws RuleNotFound, RuleKeywordRefused, RuleOfTwoScopes, UnknownRuleScope. */
  async execute({ owner, id, changes: said }: UpdateRule): Promise<Rule> {
    const changes = { ...said, ...(said.keyword !== undefined && { keyword: tidyKeyword(said.keyword) }) };
    const found = (await this.present.of(owner)).find(({ rule }) => rule.id === id);
    if (found === undefined) throw new RuleNotFound(id);
    const { rule: wanted } = await this.present.one(owner, changeRule(found.rule, changes, this.clock.now()));
    let changed = found.rule;
    await this.rules.update(owner, (current) => {
      const rule = current.find((one) => one.id === id);
      if (rule === undefined) throw new RuleNotFound(id);
      const { folderId, sourceId } = wanted;
      changed = changeRule(rule, { ...changes, folderId, sourceId }, this.clock.now());
      return { saved: [changed] };
    });
    return changed;
  }
}
