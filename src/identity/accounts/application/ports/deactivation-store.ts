import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { DeactivatedMembers } from '../../../../shared/kernel/deactivated-members.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

/** Members who are shut out for now. While they are, none of their sessions and tokens is found. */
export abstract class DeactivationStore extends DeactivatedMembers {
  /** False: they are out already. Whoever lets them in meanwhile waits until the unit of work ends. */
  abstract deactivate(member: CallerId, now: EpochMs): Promise<boolean>;
  /** False: they were not out. Joins an open unit of work. */
  abstract reactivate(member: CallerId): Promise<boolean>;
  /** In a unit of work: whether they may come in. If so, whoever wants to shut them out waits until it ends. */
  abstract holdActive(member: CallerId): Promise<boolean>;
}
