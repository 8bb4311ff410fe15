import type { Role } from '../../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

export interface RoleGrant {
  readonly email: string;
  readonly role: Role;
  readonly grantedAt: EpochMs;
  /** null: it holds. */
  readonly revokedAt: EpochMs | null;
}

/** Who may do more than use their own. Read anew for every request, so each change holds from the next one on. */
export abstract class RoleStore {
  /** Of a member. False: it held already, and nothing changed. */
  abstract grant(callerId: CallerId, role: Role, now: EpochMs): Promise<boolean>;
  /** False: it was not granted, and nothing changed. */
  abstract revoke(callerId: CallerId, role: Role, now: EpochMs): Promise<boolean>;
  abstract isHeldBy(callerId: CallerId, role: Role): Promise<boolean>;
  /** In a unit of work: whether they have it and nobody else does. Until its end nobody else asks that of the role. */
  abstract isLast(callerId: CallerId, role: Role): Promise<boolean>;
  /** Those that ended too, oldest first. */
  abstract list(): Promise<readonly RoleGrant[]>;
}
