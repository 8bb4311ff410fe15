import type { Fact } from '../shared/kernel/facts.js';
import type { CallerId } from '../shared/kernel/identifiers.js';

/** Somebody is to be erased: whoever keeps anything of them erases it. May be told more than once. */
export interface CallerErased extends Fact {
  readonly type: 'identity.CallerErased';
  readonly data: {
    readonly caller: CallerId;
    /** `operator`: the command line does not know who types. `expiry`: nobody uses anything of an anonymous caller. */
    readonly askedBy: string;
    /** Epoch ms. */
    readonly askedAt: number;
  };
}

/**
 * What opens a part of an account without its password, and may be known to somebody else, opens nothing from now on.
 * May be told more than once.
 */
export interface AccountSecured extends Fact {
  readonly type: 'identity.AccountSecured';
  readonly data: {
    readonly caller: CallerId;
    /** The secret addresses of podcast feeds: each gets another one. */
    readonly podcasts: boolean;
    /** Webhooks: all are switched off. */
    readonly webhooks: boolean;
    /** Epoch ms. What was made or changed later is not meant. */
    readonly securedAt: number;
  };
}

/** What an anonymous caller has done is the member's from now on. May be told more than once. */
export interface AnonymousWorkClaimed extends Fact {
  readonly type: 'identity.AnonymousWorkClaimed';
  readonly data: {
    readonly anonymous: CallerId;
    readonly member: CallerId;
    /** Epoch ms. */
    readonly claimedAt: number;
  };
}
