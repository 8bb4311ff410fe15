import type { Abstract, Provider, Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';

/** Another adapter for a port, in place of ours. It may inject what the platform exports. */
export interface Replacement<Port = unknown> {
  readonly port: Abstract<Port>;
  readonly useClass: Type<Port>;
}

/** What extensions put in place of adapters of ours; each port at most once. */
export class Replacements {
  readonly #classes = new Map<unknown, Type<unknown>>();

  constructor(replacements: readonly Replacement[]) {
    for (const { port, useClass } of replacements) this.#classes.set(port, useClass);
  }

  of<Port>(port: Abstract<Port>): Type<Port> | null {
    return (this.#classes.get(port) as Type<Port> | undefined) ?? null;
  }
}

/**
 * Provides a port with an adapter of ours, unless an extension replaces it; under another token where a decorator takes
 * the place of the port.
 */
export const replaceable = <Port>(port: Abstract<Port>, ours: Type<Port>, token: Abstract<Port> = port): Provider => ({
  provide: token,
  inject: [ModuleRef, Replacements],
  useFactory: (module: ModuleRef, replacements: Replacements) => module.create(replacements.of(port) ?? ours),
});
