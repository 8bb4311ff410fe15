import type { Disagreement } from '../../script.js';
import type { Reading } from '../reading.js';
import { agree } from '../text/counts/count.js';
import { isDisputed, isSameMatter } from '../text/counts/counts.js';
import { CONCEPTS } from '../text/counts/matters.js';
import { areApart } from '../text/places.js';
import { claimsOf, type Claim } from './claims.js';
import type { RankedStory } from './ranking.js';
import { whereOf } from './where.js';

/** Background comes further down. */
const PASSAGES_READ = 8;
const MEMBERS_READ = 8;
/** What is older than this was not known then: it is superseded, nobody disagrees. */
const SAME_TIME_MS = 3 * 60 * 60 * 1000;
const MOST = 2;

/** What one item says of one matter, the first sentence first. */
interface Account {
  readonly claims: readonly Claim[];
  readonly reading: Reading;
}

/** Different figures for the same thing that different sources give at about the same time. */
export function disagreementsOf({
  members,
  sources,
}: Pick<RankedStory, 'members' | 'sources'>): readonly Disagreement[] {
  if (sources < 2) return [];
  const claims = members
    .slice(0, MEMBERS_READ)
    .map(({ reading }) => ({ reading, claims: claimsOf(reading, PASSAGES_READ) }));
  const matters = new Set(claims.flatMap((one) => one.claims.map(({ count }) => count.matter)));
  return [...matters]
    .toSorted((a, b) => weight(b) - weight(a) || (a < b ? -1 : 1))
    .flatMap((matter) => disagreementOn(claims.map((one) => accountOf(one, matter))) ?? [])
    .slice(0, MOST);
}

/** Tolls before amounts and percentages. */
const weight = (matter: string): number =>
  CONCEPTS.some((concept) => matter.startsWith(concept))
    ? CONCEPTS.length - CONCEPTS.findIndex((one) => matter.startsWith(one))
    : 0;

const accountOf = ({ claims, reading }: Account, matter: string): Account => ({
  reading,
  claims: claims.filter(({ count }) => count.matter === matter),
});

function disagreementOn(all: readonly Account[]): Disagreement | null {
  const accounts = newestOfEachSource(all.filter(({ claims }) => claims.length > 0));
  const [first, ...others] = accounts;
  if (first === undefined) return null;
  const kept = [first];
  for (const other of others) {
    if (kept.every((one) => areContrary(one, other) && !areOfTwoPlaces(one, other))) kept.push(other);
  }
  const figures = kept.flatMap(({ claims: [claim] }) =>
    claim === undefined ? [] : [{ figure: claim.count.amount.figure, citation: claim.citation }],
  );
  return figures.length < 2 ? null : { unit: first.claims[0]?.count.unit ?? '', figures };
}

function newestOfEachSource(accounts: readonly Account[]): readonly Account[] {
  const newestFirst = accounts.toSorted(
    (a, b) => b.reading.item.at - a.reading.item.at || (a.reading.item.id < b.reading.item.id ? -1 : 1),
  );
  const newest = newestFirst[0]?.reading.item.at ?? 0;
  const heard = new Set<string>();
  return newestFirst.filter(({ reading: { item } }) => {
    if (heard.has(item.sourceId) || newest - item.at > SAME_TIME_MS) return false;
    heard.add(item.sourceId);
    return true;
  });
}

/** Of two places they are two events, whatever has made one story of them. */
const areOfTwoPlaces = (one: Account, other: Account): boolean =>
  areApart(whereOf(one.reading), whereOf(other.reading));

/** Whoever says two things agrees with both. */
function areContrary({ claims: [a, ...ownAs] }: Account, { claims: [b, ...ownBs] }: Account): boolean {
  if (a === undefined || b === undefined || !isDisputed(a.count, b.count)) return false;
  const agrees = (one: Claim, other: Claim): boolean =>
    isSameMatter(one.count, other.count) && agree(one.count.amount, other.count.amount);
  return ![a, ...ownAs].some((one) => [b, ...ownBs].some((other) => agrees(one, other)));
}
