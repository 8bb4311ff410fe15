import type { CallerId } from './identifiers.js';

/** A role that operators grant. auditor: may read every history. operator: may use `/admin` and what is behind it. */
export const ROLES = ['auditor', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** One of them is enough. */
export type RequiredRole = Role | readonly Role[];

/** Who is asking: what a valid bearer token stands for. */
export interface Caller {
  readonly id: CallerId;
  readonly kind: 'anonymous' | 'member';
  /** Members only. */
  readonly roles: readonly Role[];
}

export const hasRole = ({ roles }: Caller, required: RequiredRole): boolean =>
  [required].flat().some((role) => roles.includes(role));

/** The audience of a bearer token: the operations below /api/v1, or MCP. Never both (RFC 8707). */
export type Audience = 'api' | 'mcp';
