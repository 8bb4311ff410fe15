import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import type { ItemSummary } from '../../../application/ports/item-reader.js';
import type { RuleScopes } from '../../../application/ports/followed-feeds.js';
import type { ShownFeed } from '../../../application/queries/show-followed-feed.js';
import type { Trial } from '../../../application/queries/try-rule.js';
import type { Rule, RuleAction, RuleMeaning } from '../../../domain/rule.js';

export const PATH = '/feeds';
export const RULES = `${PATH}/rules`;

export const pathOf = (subscriptionId: string): string => `${PATH}/${subscriptionId}`;
export const pathOfRule = (ruleId: string): string => `${RULES}/${ruleId}`;

/** What has just been done, as the address of a page says it. */
const DONE = [
  'refreshed',
  'fresh',
  'failed',
  'busy',
  'articles',
  'folders',
  'folder_name',
  'folder_tooMany',
  'folder_full',
  'rule',
  'rule_gone',
] as const;
export type Done = (typeof DONE)[number];

export const doneOf = (value: unknown): Done | null => DONE.find((known) => known === value) ?? null;

/** Those that tell of something that could not be done. */
export const isRefused = (done: Done): boolean => /^(?:failed|busy|folder_)/.test(done);

export type RuleFault = 'keyword' | 'scope' | 'tooMany' | 'often';

/** As it was typed. */
export interface TypedRule {
  readonly action: RuleAction;
  readonly keyword: string;
  readonly searchContent: boolean;
  /** The id of a folder or a source; empty: all sources. */
  readonly scope: string;
}

export const blankRule = (scope: string): TypedRule => ({ action: 'mute', keyword: '', searchContent: false, scope });

export const typedOf = ({ action, keyword, searchContent, folderId, sourceId }: RuleMeaning): TypedRule => ({
  action,
  keyword,
  searchContent,
  scope: folderId ?? sourceId ?? '',
});

export interface RuleForm {
  /** null: a new one. */
  readonly id: string | null;
  readonly typed: TypedRule;
  readonly fault: RuleFault | null;
  /** Where to go on when it is saved: the subscription on whose page the form is; null: the page of rules. */
  readonly from: string | null;
}

/** What pages with rules show. */
export interface RulesPart extends FormPage {
  readonly rules: readonly Rule[];
  readonly scopes: RuleScopes;
  readonly form: RuleForm;
}

export interface RulesModel extends RulesPart {
  readonly done: Done | null;
  /** null: nothing was tried. */
  readonly trial: Trial | null;
  readonly next: string | null;
}

export interface FeedModel extends RulesPart {
  readonly shown: ShownFeed;
  readonly items: readonly ItemSummary[];
  readonly done: Done | null;
  /** After a fetch. */
  readonly newItems: number;
}
