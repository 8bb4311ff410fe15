const DAY_MS = 24 * 3_600_000;

/** What ends by itself, in the order in which it is removed. */
export const PERISHABLES = [
  'sessions',
  'devices',
  'links',
  'attempts',
  'replacedTokens',
  'tokens',
  'claims',
  'pairings',
  'failedSignInsOfNobody',
  'securityEvents',
  'grants',
] as const;
export type Perishable = (typeof PERISHABLES)[number];

/** For how long each is kept after its end, in milliseconds. */
export const KEPT_MS: Readonly<Record<Perishable, number>> = {
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
  /** They name no account: of use while an attack lasts, and addresses are personal data. */
  failedSignInsOfNobody: 30 * DAY_MS,
  securityEvents: 180 * DAY_MS,
  grants: 0,
};

/** A client that registered itself and that nobody uses. */
export const UNUSED_CLIENT_MS = 30 * DAY_MS;

/** An anonymous caller that never made anything is remembered for so long after its last session. */
export const IDLE_CALLER_KEPT_MS = KEPT_MS.tokens;
