import {
  Default,
  Integer,
  NoOtherFields,
  Nullable,
  Optional,
  Pattern,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { formatCursor, parseCursor, type Page } from '../../../shared/kernel/page.js';
import { ListRules } from '../../application/queries/list-rules.js';
import type { Rule } from '../../domain/rule.js';
import { RuleDto, toRuleDto } from './rule.dto.js';

const DEFAULT_LIMIT = 50;

@NoOtherFields()
export class ListRulesRequest {
  @Optional() @Pattern(/^\d+:.+$/) cursor?: string;
  @Optional() @Integer(1, 100) @Default(DEFAULT_LIMIT) limit?: number;

  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(caller: Caller): ListRules {
    const after = this.cursor === undefined ? null : parseCursor(this.cursor);
    return new ListRules(caller.id, after, this.limit ?? DEFAULT_LIMIT);
  }
}

@NoOtherFields()
export class ListRulesResponse {
  @TypeOf(RuleDto) rules!: RuleDto[];
  @Text() @Nullable() next_cursor!: string | null;
}

export const toListRulesResponse = ({ rows, next }: Page<Rule>): ListRulesResponse => ({
  rules: rows.map(toRuleDto),
  next_cursor: next === null ? null : formatCursor(next),
});
