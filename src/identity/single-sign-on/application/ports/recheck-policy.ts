/** What the operator has decided about people whom an issuer may have removed. */
export abstract class RecheckPolicy {
  /** So long after an issuer vouched for somebody it is asked again; null: never. */
  abstract readonly everyMs: number | null;
  /** What a sign-out at the issuer ends: addresses of podcast feeds and webhooks as well, or browsers and agents only. */
  abstract readonly logoutEnds: 'everything' | 'agents';
}
