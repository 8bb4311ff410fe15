/** What the operator has decided about signing in by password. */
export abstract class PasswordPolicy {
  /** The e-mail of the only account that does, when the issuers at which all others sign in are away; null: everybody may. */
  abstract readonly breakGlassAccount: string | null;
}
