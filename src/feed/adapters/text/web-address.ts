const MAX_URL = 2_048;

/** The absolute address that `reference` means in a document at `base`; null when it means none. */
export function resolveAddress(
  reference: string | null | undefined,
  ...bases: readonly (string | null)[]
): string | null {
  const trimmed = reference?.trim() ?? '';
  if (trimmed === '' || trimmed.length > MAX_URL) return null;
  if (URL.canParse(trimmed)) return new URL(trimmed).href;
  const base = absoluteBase(bases);
  return base !== null && URL.canParse(trimmed, base) ? new URL(trimmed, base).href : null;
}

/** Bases from the innermost to the address of the document; an inner one may be relative to the next. */
function absoluteBase(bases: readonly (string | null)[]): string | null {
  let base: string | null = null;
  for (const outer of [...bases].reverse()) {
    if (outer !== null && URL.canParse(outer, base ?? undefined)) base = new URL(outer, base ?? undefined).href;
  }
  return base;
}

/** The address when it is one that a person may follow: http or https, and not absurdly long. */
export function webAddress(address: string | null): string | null {
  return address !== null && address.length <= MAX_URL && /^https?:\/\//.test(address) ? address : null;
}
