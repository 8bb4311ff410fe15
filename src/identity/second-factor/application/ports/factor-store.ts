import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { SecondFactor } from '../../domain/second-factor.js';

export interface NewFactor {
  readonly member: CallerId;
  /** Base32; it is kept sealed. */
  readonly key: string;
  readonly since: EpochMs;
  /** The step (RFC 6238 §4.2) of the code that showed that they have it: neither it nor an earlier one is good again. */
  readonly step: number;
}

/** Keys of authenticator apps and recovery codes. What is written joins an open unit of work. */
export abstract class FactorStore {
  /** null: they have none. */
  abstract find(member: CallerId): Promise<SecondFactor | null>;
  abstract keyOf(member: CallerId): Promise<string | null>;
  /** False: they have one already, and nothing changed. Of two at the same moment, one is kept. */
  abstract add(factor: NewFactor): Promise<boolean>;
  /** False: the code of this step, or of a later one, has been used. Of two at the same moment, on any nodes, one is taken. */
  abstract takeStep(member: CallerId, step: number): Promise<boolean>;
  /** Instead of those that they have. */
  abstract setRecoveryCodes(member: CallerId, digests: readonly string[]): Promise<void>;
  /** False: there is no such code of theirs, or not any more. Of two at the same moment, one takes it. */
  abstract takeRecoveryCode(member: CallerId, digest: string): Promise<boolean>;
  /** With its recovery codes. False: they have none that was set up after `since`. */
  abstract remove(member: CallerId, since: EpochMs): Promise<boolean>;
}
