import type { ContextParts } from '../shared/wiring/context-parts.js';

/** What operators see of feeds, and what they and members can have done at once. */
export const upkeep: ContextParts = {};
