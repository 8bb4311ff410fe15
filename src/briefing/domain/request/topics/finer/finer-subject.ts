/** A subject below the broad ones that has a name in each language, and much that speaks of it without that name. */
export interface FinerSubject {
  readonly names: string;
  /** In any language: each hardly occurs in other news. */
  readonly words: string;
  /** Written with a capital. */
  readonly people?: string;
}
