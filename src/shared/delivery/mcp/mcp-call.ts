import type { Caller } from '../../kernel/caller.js';

/** Reports the progress of a call to the client, 0 to 100. A percentage that is not higher than the last is not sent. */
export type ReportProgress = (percent: number, message: string) => Promise<void>;

/** The context of one call of a tool. */
export interface McpCall {
  readonly caller: Caller;
  /** Aborted when the client has disconnected or the program stops: nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** null: the client did not ask for progress, and expects an answer soon. */
  readonly report: ReportProgress | null;
}
