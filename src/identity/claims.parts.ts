import type { ContextParts } from './context-parts.js';

/** Pairing of agents, and anonymous work that a person claims. */
export const claims: ContextParts = {};
