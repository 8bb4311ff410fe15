import { NoOtherFields, Nullable, Text, TypeOf } from '../../../shared/delivery/http/dto.js';
import { PageFields } from '../../../shared/delivery/http/page.dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { formatNext, type Page } from '../../../shared/kernel/page.js';
import { ListRules } from '../../application/queries/list-rules.js';
import type { Rule } from '../../domain/rule.js';
import { RuleDto, toRuleDto } from './rule.dto.js';

const DEFAULT_LIMIT = 50;

@NoOtherFields()
export class ListRulesRequest extends PageFields(DEFAULT_LIMIT) {
  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(caller: Caller): ListRules {
    return new ListRules(caller.id, this.page());
  }
}

@NoOtherFields()
export class ListRulesResponse {
  @TypeOf(RuleDto) rules!: RuleDto[];
  @Text() @Nullable() next_cursor!: string | null;
}

export const toListRulesResponse = ({ rows, next }: Page<Rule>): ListRulesResponse => ({
  rules: rows.map(toRuleDto),
  next_cursor: formatNext(next),
});
