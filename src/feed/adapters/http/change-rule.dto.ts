import { IsBoolean } from 'class-validator';
import {
  Constant,
  Default,
  Described,
  Examples,
  NoOtherFields,
  Nullable,
  OneOf,
  Optional,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { CreateRule, type CreatedRule } from '../../application/commands/create-rule.js';
import { DeleteRule } from '../../application/commands/delete-rule.js';
import { UpdateRule } from '../../application/commands/update-rule.js';
import { LONGEST_KEYWORD, RULE_ACTIONS, type RuleAction, type RuleMeaning } from '../../domain/rule.js';
import { ACTION, KEYWORD, RuleDto, SCOPE, SEARCH_CONTENT, toRuleDto } from './rule.dto.js';

/** A rule as a caller says it. */
@NoOtherFields()
@Examples(
  { action: 'mute', keyword: 'football' },
  { action: 'keep_only', keyword: '"open source"', folder_id: 'fld_…' },
)
export class CreateRuleRequest {
  @OneOf(RULE_ACTIONS)
  @Described(ACTION)
  action!: RuleAction;

  @Text(1, LONGEST_KEYWORD)
  @Described(KEYWORD)
  keyword!: string;

  @Optional()
  @IsBoolean()
  @Default(false)
  @Described(SEARCH_CONTENT)
  search_content?: boolean;

  @Optional()
  @Nullable()
  @Text(1)
  @Described(SCOPE)
  folder_id?: string | null;

  @Optional()
  @Nullable()
  @Text(1)
  source_id?: string | null;

  @Optional()
  @IsBoolean()
  @Default(true)
  enabled?: boolean;

  toMeaning(): RuleMeaning {
    return {
      action: this.action,
      keyword: this.keyword,
      searchContent: this.search_content ?? false,
      folderId: this.folder_id ?? null,
      sourceId: this.source_id ?? null,
      enabled: this.enabled ?? true,
    };
  }

  toCommand(caller: Caller): CreateRule {
    return new CreateRule(caller.id, this.toMeaning());
  }
}

@NoOtherFields()
export class CreateRuleResponse {
  @IsBoolean()
  @Described('false: there was a rule that says the same, which stays as it is.')
  created!: boolean;

  @TypeOf(RuleDto)
  rule!: RuleDto;
}

export const toCreateRuleResponse = ({ created, rule }: CreatedRule): CreateRuleResponse => ({
  created,
  rule: toRuleDto(rule),
});

@NoOtherFields()
@Examples({ rule_id: 'rul_…', enabled: false })
export class UpdateRuleRequest {
  @Text(1)
  rule_id!: string;

  @Optional()
  @OneOf(RULE_ACTIONS)
  @Described(ACTION)
  action?: RuleAction;

  @Optional()
  @Text(1, LONGEST_KEYWORD)
  @Described(KEYWORD)
  keyword?: string;

  @Optional()
  @IsBoolean()
  @Described(SEARCH_CONTENT)
  search_content?: boolean;

  @Optional()
  @Nullable()
  @Text(1)
  @Described(`${SCOPE} A rule for a folder that is given a source is no longer one for the folder.`)
  folder_id?: string | null;

  @Optional()
  @Nullable()
  @Text(1)
  source_id?: string | null;

  @Optional()
  @IsBoolean()
  enabled?: boolean;

  toCommand(caller: Caller): UpdateRule {
    const { rule_id, action, keyword, search_content, folder_id, source_id, enabled } = this;
    return new UpdateRule(caller.id, rule_id, {
      ...(action !== undefined && { action }),
      ...(keyword !== undefined && { keyword }),
      ...(search_content !== undefined && { searchContent: search_content }),
      ...(folder_id !== undefined && { folderId: folder_id }),
      ...(source_id !== undefined && { sourceId: source_id }),
      ...(enabled !== undefined && { enabled }),
    });
  }
}

@NoOtherFields()
export class DeleteRuleRequest {
  @Text(1) rule_id!: string;

  toCommand(caller: Caller): DeleteRule {
    return new DeleteRule(caller.id, this.rule_id);
  }
}

@NoOtherFields()
export class DeleteRuleResponse {
  @Constant(true) deleted!: true;
}
