/** The default page after signing in. */
export const HOME = '/';

/** One slash, then no second one and no backslash (browsers read both as another host); no spaces, no controls. */
const RELATIVE = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

const LONGEST = 1000;

/**
 * A path of ours to go on to; anything else, and anything that browsers could take for another site, is null. The
 * path is compared as a browser would resolve it, because `/.//evil.example` is `//evil.example` to it.
 */
export function returnToOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST || !RELATIVE.test(value)) return null;
  const here = 'http://here.invalid';
  if (!URL.canParse(value, here)) return null;
  const { origin, pathname, search, hash } = new URL(value, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** A page of ours that people come back from to where they were. */
export const withReturnTo = (page: string, returnTo: string | null): string =>
  returnTo === null ? page : `${page}?returnTo=${encodeURIComponent(returnTo)}`;
