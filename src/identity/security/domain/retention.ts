export const DAY_MS = 24 * 3_600_000;

/** Kinds of rows that expire, in the order in which they are purged. */
export const EXPIRING_KINDS = [
  'sessions',
  'devices',
  'links',
  'attempts',
  'replacedTokens',
  'tokens',
  'claims',
  'pairings',
  'signOns',
  'failedSignInsOfNobody',
  'securityEvents',
  'grants',
] as const;
export type ExpiringKind = (typeof EXPIRING_KINDS)[number];

/** How long rows of each kind are kept after they have expired. */
export const RETENTION_MS: Readonly<Record<ExpiringKind, number>> = {
  sessions: 0,
  devices: 0,
  links: 0,
  attempts: 0,
  /** OAuth clients take a new one each hour, and the newest says all that is to be said. */
  replacedTokens: DAY_MS,
  /** For so long an account tells which agents could come in. */
  tokens: 30 * DAY_MS,
  claims: 0,
  pairings: 0,
  signOns: 0,
  /** They name no account: of use while an attack lasts, and addresses are personal data. */
  failedSignInsOfNobody: 30 * DAY_MS,
  securityEvents: 180 * DAY_MS,
  grants: 0,
};

/** A client that registered itself and that nobody uses. */
export const UNUSED_CLIENT_MS = 30 * DAY_MS;

/** An anonymous caller that never made anything is remembered for so long after its last session. */
export const IDLE_CALLER_RETENTION_MS = RETENTION_MS.tokens;
