import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a server answers to one step, as its client shows it: plain JSON without ids and places, so that two runs compare equal. */
export interface Step {
  readonly step: string;
  readonly answer: unknown;
}

/** Asks step by step. An error is an answer. */
export class Recording {
  readonly steps: Step[] = [];

  constructor(private readonly shownError: (error: unknown) => unknown) {}

  async step<T>(step: string, work: () => Promise<T>): Promise<void> {
    const answer: unknown = await work().catch(this.shownError);
    this.steps.push({ step, answer: answer ?? 'done' });
  }
}

/** The facts of an error that a caller may rely on. */
export interface KnownError {
  readonly type?: string;
  readonly code?: number;
  readonly actualVersion?: bigint | string;
  readonly expectedVersion?: bigint | string;
  readonly streamName?: string;
  readonly maxAppendSize?: number;
}

export function shownError(error: unknown): object {
  const { type = null, code = null } = error as KnownError;
  return { error: (error as Error).constructor.name, type, code };
}

/** What EventStoreDB 24.2.0 answered: one node, in three runs the same. */
export const recorded = (name: 'answers' | 'refusals'): Step[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${name}-24.2.0.json`), 'utf8')) as Step[];
