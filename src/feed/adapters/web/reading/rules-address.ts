/** Search words that a title is told by; a rule for the whole of it would find nothing else. */
const LONGEST = 200;

/** Where a rule is made, with what it is about. `feed`: empty for all. */
export function rulesAddress(feed: string, words: string): string {
  const keyword = [...words].slice(0, LONGEST).join('');
  const params = new URLSearchParams({ ...(feed !== '' && { feed }), keyword });
  return `/feeds/rules?${params.toString()}`;
}
