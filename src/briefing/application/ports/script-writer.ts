import { DomainError } from '../../../shared/kernel/domain-error.js';
import type { ComposeRequest, Material } from '../../domain/composing/material.js';
import type { ComposerVersions, Platform, Script, Selection } from '../../domain/script.js';

export interface Composition {
  /** null: there is nothing in the material that can be said. */
  readonly script: Script | null;
  /** What became of each item of the material, also when there is no script. */
  readonly ledger: readonly Selection[];
  /** Of this program, which wrote it. */
  readonly versions: ComposerVersions;
  readonly platform: Platform;
}

/** Enough scripts are being written that nobody will hear. */
export class TooManyTrials extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'unavailable';

  constructor() {
    super('Too many previews are being composed at this moment. Try again in a few seconds.');
  }
}

/** Runs the composer where it does not hold up requests. The same material and request give the same composition. */
export abstract class ScriptWriter {
  abstract write(
    material: readonly Material[],
    request: Omit<ComposeRequest, 'versions'>,
    signal: AbortSignal,
  ): Promise<Composition>;

  /** A script that nobody will hear: one at a time, so that briefings hardly wait for it. Throws TooManyTrials. */
  writeTrial(
    material: readonly Material[],
    request: Omit<ComposeRequest, 'versions'>,
    signal: AbortSignal,
  ): Promise<Composition> {
    return this.write(material, request, signal);
  }

  /** Makes the first script as quick as the others, where that takes anything. Never throws. */
  warmUp(): Promise<void> {
    return Promise.resolve();
  }
}
