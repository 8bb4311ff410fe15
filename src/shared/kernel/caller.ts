import type { CallerId } from './identifiers.js';

/** A role that an operator grants. auditor: may read every history. */
export const ROLES = ['auditor'] as const;
export type Role = (typeof ROLES)[number];

/** Who is asking: what a valid bearer token stands for. */
export interface Caller {
  readonly id: CallerId;
  readonly kind: 'anonymous' | 'member';
  /** Members only. */
  readonly roles: readonly Role[];
}

/** The audience of a bearer token: the operations below /api/v1, or MCP. Never both (RFC 8707). */
export type Audience = 'api' | 'mcp';
