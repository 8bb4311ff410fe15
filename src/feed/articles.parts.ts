import type { ContextParts } from '../shared/wiring/context-parts.js';

/** Articles are fetched where a feed tells only how they begin. */
export const articles: ContextParts = {};
