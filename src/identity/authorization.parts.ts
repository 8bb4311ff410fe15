import type { ContextParts } from './context-parts.js';

/** The OAuth authorization server, and what it hands out. */
export const authorization: ContextParts = {};
