import type { Fact } from '../shared/kernel/facts.js';
import type { CallerId } from '../shared/kernel/identifiers.js';

/** Somebody is to be erased: whoever keeps anything of them erases it. May be told more than once. */
export interface CallerErased extends Fact {
  readonly type: 'identity.CallerErased';
  readonly data: {
    readonly caller: CallerId;
    /** `operator`: the command line does not know who types. */
    readonly askedBy: string;
    /** Epoch ms. */
    readonly askedAt: number;
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
