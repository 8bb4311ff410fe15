import { IsBoolean } from 'class-validator';
import {
  Default,
  Described,
  Examples,
  Integer,
  NoOtherFields,
  Optional,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { TryRule, type Trial, type TriedSource } from '../../application/queries/try-rule.js';
import { CreateRuleRequest } from './change-rule.dto.js';
import { ItemSource, ItemSummaryBody, toItemSummary } from './item.dto.js';

/** Rate limit: each call may read the words of ten thousand items. */
export const TRIALS = { requests: 60, seconds: 60, per: 'caller', of: 'rules/try' } as const;

const DEFAULT_DAYS = 7;
const COUNT = Number.MAX_SAFE_INTEGER;

@NoOtherFields()
@Examples({ rule: { action: 'mute', keyword: 'football -women' }, days: 7 })
export class TryRuleRequest {
  @TypeOf(CreateRuleRequest)
  rule!: CreateRuleRequest;

  @Optional()
  @Integer(1, 30)
  @Default(DEFAULT_DAYS)
  days?: number;

  toQuery(caller: Caller): TryRule {
    return new TryRule(caller.id, this.rule.toMeaning(), this.days ?? DEFAULT_DAYS);
  }
}

@NoOtherFields()
export class TriedSourceDto {
  @TypeOf(ItemSource) source!: ItemSource;
  @Integer(0, COUNT) looked_at!: number;
  @Integer(0, COUNT) taken!: number;
}

@NoOtherFields()
export class TryRuleResponse {
  @Integer(0, COUNT)
  @Described('Items of these days in its scope.')
  looked_at!: number;

  @Integer(0, COUNT)
  @Described('Of these: what it would mute, leave out (keep_only: what it does not find) or prefer.')
  taken!: number;

  @IsBoolean()
  @Described('false: there were more than 10,000 items, and the newest were looked at.')
  complete!: boolean;

  @TypeOf(TriedSourceDto)
  @Described('Those of which it takes something, the most first.')
  sources!: TriedSourceDto[];

  @TypeOf(ItemSummaryBody)
  @Described('The newest of what it takes, 20 at most.')
  items!: ItemSummaryBody[];
}

const toTriedSource = ({ source, lookedAt, taken }: TriedSource): TriedSourceDto => ({
  source: toItemSummary(source).source,
  looked_at: lookedAt,
  taken,
});

export const toTryRuleResponse = ({ lookedAt, taken, complete, sources, newest }: Trial): TryRuleResponse => ({
  looked_at: lookedAt,
  taken,
  complete,
  sources: sources.map(toTriedSource),
  items: newest.map(toItemSummary),
});
