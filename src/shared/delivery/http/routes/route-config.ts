import type { RequiredRole } from '../../../kernel/caller.js';

/** So many requests in so many seconds, from one address. */
export interface RequestLimit {
  readonly requests: number;
  readonly seconds: number;
}

/** Whoever holds the token, however many tokens, browsers and addresses they have. */
export interface CallerLimit extends RequestLimit {
  readonly per: 'caller';
  /** What is counted: REST, MCP and pages that do the same thing count together. */
  readonly of: string;
}

/** By address unless it says otherwise. */
export type OperationLimit = CallerLimit | (RequestLimit & { readonly per?: 'address' });

/** What the pipeline in front of a controller has to know of its route. */
export interface OperationConfig {
  /**
   * skill, mcp: a bearer token of that kind; session: somebody who is signed in in a browser. skill_if_sent: nobody has
   * to, but a token that is sent has to be good.
   */
  readonly auth: 'skill' | 'skill_if_sent' | 'mcp' | 'session' | 'none';
  /** Tighter than the general limit: for what is worth guessing at (by address), and what costs much. */
  readonly limit?: OperationLimit;
  /** Members with this role only; everybody else is refused (403). */
  readonly role?: RequiredRole;
  /** It may take minutes: it uses the connections and deadlines of background work. */
  readonly takesLong?: boolean;
}

/** The same for pages. */
export interface PageConfig {
  /** required: whoever is not signed in is sent to /signin and comes back. */
  readonly session: 'none' | 'optional' | 'required';
  /** Tighter than the general limit; that of a caller goes with `session: 'required'`. */
  readonly limit?: OperationLimit;
  /** Members with this role only; to everybody else there is no such page. Goes with `session: 'required'`. */
  readonly role?: RequiredRole;
  /** As of operations. */
  readonly takesLong?: boolean;
  /** A POST of one of our forms: `application/x-www-form-urlencoded`, at most 16 KiB, with a valid form token. */
  readonly form?: boolean;
  /** The form has a file in it: `multipart/form-data`, and larger. */
  readonly upload?: boolean;
}
