import type { Rule } from './rule.js';

/** A rule, and what it finds among the items that are looked at. */
export interface Finding {
  readonly rule: Rule;
  /** Feeds that it is for. */
  readonly feedIds: ReadonlySet<number>;
  readonly found: ReadonlySet<string>;
}

/** What the rules of a caller make of an item. */
export type Ruling =
  | { readonly fate: 'kept'; readonly preferred: boolean }
  /** `rules`: those that say so: the first that mutes it, or all that would have kept it. */
  | { readonly fate: 'muted' | 'not_kept'; readonly rules: readonly Rule[] };

interface Judged {
  readonly id: string;
  readonly feedId: number;
}

/**
 * What is muted is left out, whatever else is said. Of several rules that keep only something, those for the same scope
 * add up, and those for different ones all hold.
 */
export function rulingOn(item: Judged, findings: readonly Finding[]): Ruling {
  const about = findings.filter(({ feedIds }) => feedIds.has(item.feedId));
  const finds = ({ found }: Finding): boolean => found.has(item.id);
  const muting = about.find((one) => one.rule.action === 'mute' && finds(one));
  if (muting !== undefined) return { fate: 'muted', rules: [muting.rule] };
  const keeping = about.filter(({ rule }) => rule.action === 'keep_only');
  for (const group of Map.groupBy(keeping, ({ rule }) => scopeOf(rule)).values()) {
    if (!group.some(finds)) return { fate: 'not_kept', rules: group.map(({ rule }) => rule) };
  }
  return { fate: 'kept', preferred: about.some((one) => one.rule.action === 'prefer' && finds(one)) };
}

const scopeOf = ({ folderId, sourceId }: Rule): string => folderId ?? sourceId ?? 'all';
