import type { ComposeRequest, Material } from '../../domain/composing/material.js';
import type { Script } from '../../domain/script.js';

/** Runs the composer where it does not hold up requests. */
export abstract class ScriptWriter {
  /** null: there is nothing in the material that can be said. */
  abstract write(
    material: readonly Material[],
    request: Omit<ComposeRequest, 'versions'>,
    signal: AbortSignal,
  ): Promise<Script | null>;
}
