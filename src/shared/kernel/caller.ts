import type { CallerId } from './identifiers.js';

/** What somebody may do besides using their own; granted by an operator. auditor: look at every history. */
export const ROLES = ['auditor'] as const;
export type Role = (typeof ROLES)[number];

/** Who is asking: what a valid bearer token stands for. */
export interface Caller {
  readonly id: CallerId;
  readonly kind: 'anonymous' | 'member';
  /** Members only. */
  readonly roles: readonly Role[];
}

/** What a bearer token is good for: the operations below /api/v1, or MCP. Never both (RFC 8707). */
export type Audience = 'api' | 'mcp';
