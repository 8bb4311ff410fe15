import type { Caller } from '../../kernel/caller.js';

/** Tells the client how far a call is, 0 to 100; only more than before is sent on. */
export type ReportProgress = (percent: number, message: string) => Promise<void>;

/** Who calls, and under which circumstances. */
export interface McpCall {
  readonly caller: Caller;
  /** Aborted when the client has gone or the program stops; nobody waits for the answer then. */
  readonly signal: AbortSignal;
  /** null: the client did not ask for progress, and expects an answer soon. */
  readonly report: ReportProgress | null;
}
