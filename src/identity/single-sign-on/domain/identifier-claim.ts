/** OpenID Connect Core §2 allows 255 for a subject. */
const LONGEST = 512;

/**
 * `sub` or `sid` as they are compared and stored; null for anything else. What no database takes as it is (U+0000, half of a
 * character, more than an index holds) identifies nobody: stored otherwise it could be somebody else's.
 */
export function identifierClaim(value: unknown): string | null {
  if (typeof value !== 'string' || value === '' || value.length > LONGEST) return null;
  return value.isWellFormed() && !value.includes('\0') ? value : null;
}
