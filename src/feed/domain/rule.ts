import type { EpochMs } from '../../shared/kernel/clock.js';
import { InvalidRequest, NotFound } from '../../shared/kernel/domain-error.js';
import type { CallerId, RuleId } from '../../shared/kernel/identifiers.js';
import { parseKeyword } from './keyword.js';

/** mute: what it finds is left out. keep_only: what it does not find is. prefer: what it finds counts for more. */
export const RULE_ACTIONS = ['mute', 'keep_only', 'prefer'] as const;
export type RuleAction = (typeof RULE_ACTIONS)[number];

/** A caller can make so many; who claims the rules of agents may have more. */
export const MOST_RULES = 100;
/** In Unicode code points. */
export const LONGEST_KEYWORD = 500;

/** What a caller says once about all items, of all sources, of a folder or of one source. */
export interface RuleMeaning {
  readonly action: RuleAction;
  /** In the language of searches. */
  readonly keyword: string;
  /** Found in the content as well as in title, summary and author. */
  readonly searchContent: boolean;
  /** At most one of the two; neither: all sources. */
  readonly folderId: string | null;
  readonly sourceId: string | null;
  readonly enabled: boolean;
}

export interface Rule extends RuleMeaning {
  readonly id: RuleId;
  readonly owner: CallerId;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

export class RuleKeywordRefused extends InvalidRequest {}

export class RuleOfTwoScopes extends InvalidRequest {
  constructor() {
    super('A rule is for a folder or for a source: name folder_id or source_id, or neither for all sources.');
  }
}

export class UnknownRuleScope extends InvalidRequest {
  constructor(field: 'folder_id' | 'source_id', id: string) {
    super(`${field} ${id} is none of yours.`);
  }
}

export class TooManyRules extends InvalidRequest {
  constructor() {
    super(`There are ${MOST_RULES} rules already, which is the most a caller can have. Delete one first.`);
  }
}

export class RuleNotFound extends NotFound {
  constructor(id: string) {
    super(`You have no rule ${id}.`);
  }
}

/** Controls, halves of characters, and what turns the direction of the text around it: a ledger shows the words. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** In NFC, on one line. Throws RuleKeywordRefused, and InvalidRequest when it has too many parts. */
export function tidyKeyword(text: string): string {
  if (UNPRINTABLE.test(text)) throw new RuleKeywordRefused('keyword must not contain control characters.');
  const tidied = text
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
  if ([...tidied].length > LONGEST_KEYWORD) {
    throw new RuleKeywordRefused(`keyword must have at most ${LONGEST_KEYWORD} characters.`);
  }
  if (parseKeyword(tidied) === null) throw new RuleKeywordRefused('keyword must have a word that can be found.');
  return tidied;
}

/** Throws RuleOfTwoScopes. */
export function assertOneScope({ folderId, sourceId }: Pick<RuleMeaning, 'folderId' | 'sourceId'>): void {
  if (folderId !== null && sourceId !== null) throw new RuleOfTwoScopes();
}

const MEANING = ['action', 'keyword', 'searchContent', 'folderId', 'sourceId'] as const;

/** Whether one of two rules says nothing that the other does not say. */
export const saysTheSame = (one: RuleMeaning, other: RuleMeaning): boolean =>
  MEANING.every((field) => one[field] === other[field]);

/** Throws TooManyRules. `meaning` is tidy. */
export function makeRule(
  current: readonly Rule[],
  meaning: RuleMeaning,
  { id, owner, at }: Pick<Rule, 'id' | 'owner'> & { readonly at: EpochMs },
): Rule {
  if (current.length >= MOST_RULES) throw new TooManyRules();
  return { ...meaning, id, owner, createdAt: at, updatedAt: at };
}

export type RuleChanges = Partial<RuleMeaning>;

/** A rule of a folder that becomes one of a source is no longer one of the folder, and the other way round. */
export function changeRule(rule: Rule, changes: RuleChanges, at: EpochMs): Rule {
  const moved = {
    ...(isNamed(changes.folderId) && { sourceId: null }),
    ...(isNamed(changes.sourceId) && { folderId: null }),
  };
  const changed = { ...rule, ...moved, ...changes };
  assertOneScope(changed);
  return saysTheSame(rule, changed) && rule.enabled === changed.enabled ? rule : { ...changed, updatedAt: at };
}

const isNamed = (id: string | null | undefined): boolean => id !== null && id !== undefined;
