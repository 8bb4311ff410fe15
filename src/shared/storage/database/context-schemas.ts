import type { ContextSchema } from './context-schema.js';

/** Of the platform, all contexts and all extensions. */
export class ContextSchemas {
  constructor(readonly all: readonly ContextSchema[]) {}
}
