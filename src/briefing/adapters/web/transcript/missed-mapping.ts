import { LEFT_OUT_REASONS } from '../../../domain/script.js';
import { countOf, fateOf, type SelectionEntry, type SelectionLedger } from '../../../domain/selection.js';
import type { DatedLink, MissedGroup, MissedReason } from '../viewer/viewer-model.js';

/** What the hosts decided comes first, then what they were never given. */
const ORDER: readonly MissedReason[] = [
  ...LEFT_OUT_REASONS,
  'beyond_limit',
  'newer_than_window',
  'older_than_window',
  'not_chosen',
  'other_source',
  'excluded_source',
  'muted',
  'not_kept',
  'withdrawn',
];

/** The page is public, and what else its owner follows, has heard or never wants is nobody's business, nor what a publisher took back. */
const UNNAMED: ReadonlySet<MissedReason> = new Set([
  'told_before',
  'not_chosen',
  'other_source',
  'excluded_source',
  'muted',
  'not_kept',
  'withdrawn',
]);

/** Nor is which sources the request names, and what preferences refuse. */
const UNNAMED_RULES: ReadonlySet<string | undefined> = new Set(['only_source', 'excluded_source', 'preferences']);

const isUnnamed = (entry: SelectionEntry): boolean =>
  entry.outcome === 'left_out' && UNNAMED_RULES.has(entry.rule?.kind);

const SHOWN = 10;

/** What is not in the briefing and why: "what you missed". */
export function missedOf(ledger: SelectionLedger): readonly MissedGroup[] {
  return ORDER.filter((reason) => countOf(ledger, reason) > 0).map((reason) => {
    const named = UNNAMED.has(reason)
      ? []
      : ledger.entries.filter((entry) => fateOf(entry) === reason && !isUnnamed(entry));
    const newest = named.toSorted((a, b) => b.at - a.at).slice(0, SHOWN);
    return { reason, count: countOf(ledger, reason), items: newest.map(itemOf) };
  });
}

const itemOf = ({ title, url, sourceTitle, at }: SelectionEntry): DatedLink => ({
  title,
  url,
  sourceTitle,
  publishedAt: at,
});
