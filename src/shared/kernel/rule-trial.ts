/** A rule for items that a caller has not made: what it would do. */
export interface TrialRule {
  /** As RULE_ACTIONS of Feed. */
  readonly action: 'mute' | 'keep_only' | 'prefer';
  /** In the language of searches. */
  readonly keyword: string;
  /** Found in the content as well. */
  readonly searchContent: boolean;
  /** At most one of the two; neither: all sources. */
  readonly folderId: string | null;
  readonly sourceId: string | null;
}

/** The rules of a caller as they might be. */
export interface RuleTrial {
  readonly added: readonly TrialRule[];
  /** Ids of rules of theirs that do not hold. Others are nothing to it. */
  readonly without: readonly string[];
}
