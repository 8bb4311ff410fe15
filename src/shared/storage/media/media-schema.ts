import type { ContextSchema } from '../database/context-schema.js';
import { KnowTheStore1795470100000 } from './migrations/1795470100000-know-the-store.js';

export const mediaSchema: ContextSchema = { migrations: [KnowTheStore1795470100000] };
