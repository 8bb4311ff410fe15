import type { CallerId } from '../../../../shared/kernel/identifiers.js';

export interface MintedCodes {
  /** Digits only. */
  readonly codes: readonly string[];
  readonly digests: readonly string[];
}

/** Makes recovery codes. A digest says nothing of a code to whoever has the database only. */
export abstract class RecoveryCodeMint {
  abstract mint(member: CallerId, count: number): Promise<MintedCodes>;
  abstract digestOf(member: CallerId, code: string): Promise<string>;
}
