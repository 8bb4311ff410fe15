import type { ContextParts } from '../shared/wiring/context-parts.js';
import { Articles1795309320001 } from './adapters/typeorm/articles-1795309320001.js';

/** Articles are fetched where a feed tells only how they begin. */
export const articles: ContextParts = { migrations: [Articles1795309320001] };
