import type { Caller } from '../../shared/kernel/caller.js';
import { DomainError } from '../../shared/kernel/domain-error.js';

/** feeds: that the service did not know; imports: of lists from other readers. */
export type DailyKind = 'feeds' | 'imports';

/** How many of a kind one kind of caller may cause in 24 hours. */
export interface DailyQuota {
  readonly caller: Caller['kind'];
  readonly of: DailyKind;
  readonly most: number;
}

const WHAT: Readonly<Record<DailyKind, string>> = {
  feeds: 'add feeds that this service does not know yet',
  imports: 'import lists',
};
const MEANWHILE: Readonly<Record<DailyKind, string>> = {
  feeds: 'Add feeds that it knows already, or',
  imports: 'Add feeds one by one, or',
};
const CLAIM = ', or have a person sign up and claim your work (POST /api/v1/auth/skill/pair, then /pair)';

/** Whoever adds and deletes feeds all day has the whole service fetch for them. */
export class DailyQuotaExceeded extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'quota_exceeded';

  constructor({ caller, of, most }: DailyQuota) {
    const who = caller === 'anonymous' ? 'An anonymous agent' : 'A member';
    const out = caller === 'anonymous' ? CLAIM : '';
    const times = of === 'feeds' ? `${most}` : `${most} times`;
    super(
      `${who} can ${WHAT[of]}: ${times} in 24 hours, and you have. ` +
        `${MEANWHILE[of]} try again in some hours${out}.`,
    );
  }
}
