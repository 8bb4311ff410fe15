import type { ContextParts } from '../shared/wiring/context-parts.js';

/** Hubs tell of news at once (WebSub). */
export const hubs: ContextParts = {};
