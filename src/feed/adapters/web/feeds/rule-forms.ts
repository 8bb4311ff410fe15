import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { RateLimited } from '../../../../shared/delivery/http/errors/refusals.js';
import { InvalidRequest } from '../../../../shared/kernel/domain-error.js';
import { RULE_ACTIONS, TooManyRules, UnknownRuleScope, type RuleMeaning } from '../../../domain/rule.js';
import type { RuleFault, TypedRule } from './feed-model.js';

export const typedIn = (fields: FormFields): TypedRule => ({
  action: RULE_ACTIONS.find((action) => action === fields['action']) ?? 'mute',
  keyword: (fields['keyword'] ?? '').trim(),
  searchContent: fields['search_content'] !== undefined,
  scope: fields['scope'] ?? '',
});

export const meaningOf = ({ scope, ...said }: TypedRule): Omit<RuleMeaning, 'enabled'> => ({
  ...said,
  folderId: scope.startsWith('fld_') ? scope : null,
  sourceId: scope === '' || scope.startsWith('fld_') ? null : scope,
});

/** What is wrong with a rule; null: nothing that its form has words for. */
export function ruleFaultOf(error: unknown): RuleFault | null {
  if (error instanceof UnknownRuleScope) return 'scope';
  if (error instanceof TooManyRules) return 'tooMany';
  if (error instanceof RateLimited) return 'often';
  return error instanceof InvalidRequest ? 'keyword' : null;
}
