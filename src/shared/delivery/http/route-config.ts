/** So many requests in so many seconds, from one address. */
export interface RequestLimit {
  readonly requests: number;
  readonly seconds: number;
}

/** caller: whoever holds the token, however many tokens and addresses they have. */
export interface OperationLimit extends RequestLimit {
  readonly per?: 'address' | 'caller';
}

/** What the pipeline in front of a controller has to know of its route. */
export interface OperationConfig {
  /**
   * skill, mcp: a bearer token of that kind; session: somebody who is signed in in a browser. skill_if_sent: nobody has
   * to, but a token that is sent has to be good.
   */
  readonly auth: 'skill' | 'skill_if_sent' | 'mcp' | 'session' | 'none';
  /** Tighter than the general limit: for what is worth guessing at (by address), and what costs much. */
  readonly limit?: OperationLimit;
}

/** The same for pages. */
export interface PageConfig {
  /** required: whoever is not signed in is sent to /signin and comes back. */
  readonly session: 'none' | 'optional' | 'required';
  /** Tighter than the general limit, and by address. */
  readonly limit?: RequestLimit;
  /** A POST of one of our forms: `application/x-www-form-urlencoded`, at most 16 KiB, with a valid form token. */
  readonly form?: boolean;
}
