import type { CallerId } from './identifiers.js';

/** Who is asking: what a valid bearer token stands for. */
export interface Caller {
  readonly id: CallerId;
  readonly kind: 'anonymous' | 'member';
}
