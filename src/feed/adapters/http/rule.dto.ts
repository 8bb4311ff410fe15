import { IsBoolean } from 'class-validator';
import {
  Described,
  EpochMsField,
  NoOtherFields,
  Nullable,
  OneOf,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import { LONGEST_KEYWORD, RULE_ACTIONS, type Rule, type RuleAction } from '../../domain/rule.js';

export const ACTION =
  'mute: no briefing is made from what it finds. keep_only: of the items in its scope only those that it, or another ' +
  'such rule for the same scope, finds. prefer: what it finds counts for more. mute wins.';
export const KEYWORD =
  'As in items/list: words that must all occur in title, summary or author; "words in quotes" in this order; -word must ' +
  'not occur.';
export const SEARCH_CONTENT = 'Look for keyword in the content too.';
export const SCOPE = 'At most one of folder_id and source_id; neither: all sources.';

@NoOtherFields()
export class RuleDto {
  @Text(1)
  id!: string;

  @OneOf(RULE_ACTIONS)
  @Described(ACTION)
  action!: RuleAction;

  @Text(1, LONGEST_KEYWORD)
  @Described(KEYWORD)
  keyword!: string;

  @IsBoolean()
  @Described(SEARCH_CONTENT)
  search_content!: boolean;

  @Nullable()
  @Text(1)
  @Described(SCOPE)
  folder_id!: string | null;

  @Nullable()
  @Text(1)
  source_id!: string | null;

  @IsBoolean()
  enabled!: boolean;

  @EpochMsField()
  created_at!: number;

  @EpochMsField()
  updated_at!: number;
}

@NoOtherFields()
export class RuleResponse {
  @TypeOf(RuleDto) rule!: RuleDto;
}

export const toRuleDto = (rule: Rule): RuleDto => ({
  id: rule.id,
  action: rule.action,
  keyword: rule.keyword,
  search_content: rule.searchContent,
  folder_id: rule.folderId,
  source_id: rule.sourceId,
  enabled: rule.enabled,
  created_at: rule.createdAt,
  updated_at: rule.updatedAt,
});
