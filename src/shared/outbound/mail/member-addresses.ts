import type { CallerId } from '../../kernel/identifiers.js';

/**
 * Where members are written to, for mails of all contexts. Identity provides it globally, like TokenVerifier, so that no
 * context depends on Identity. ADR 0083.
 */
export abstract class MemberAddresses {
  /** null: there is no such member (any more), they are shut out, or nobody has shown yet that the address is theirs. */
  abstract confirmedOf(caller: CallerId): Promise<string | null>;
  /** Sends a member a mail by which they show that the address is theirs; none where they have, or have one already. */
  abstract askToConfirm(caller: CallerId): Promise<void>;
}
