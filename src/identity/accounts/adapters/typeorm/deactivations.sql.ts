/** In the unit of work of whoever comes in; others ask many at once, outside of any. */
export const HAS = 'select from identity.caller where id = $1 and deactivated_at is not null';

/** $1 ids of callers. */
export const DEACTIVATED = 'select id from identity.caller where id = any($1::text[]) and deactivated_at is not null';

export const DEACTIVATE = `
  update identity.caller set deactivated_at = $2 where id = $1 and kind = 'member' and deactivated_at is null`;

export const REACTIVATE = `
  update identity.caller set deactivated_at = null where id = $1 and deactivated_at is not null`;

/** For share, not for key share: that would let DEACTIVATE pass. */
export const HOLD_ACTIVE = 'select from identity.caller where id = $1 and deactivated_at is null for share';
