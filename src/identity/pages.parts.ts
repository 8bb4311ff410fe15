import type { ContextParts } from './context-parts.js';

/** What people see: signing in, consenting, pairing, their account. */
export const pages: ContextParts = {};
