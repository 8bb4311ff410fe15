import { Client, type ClientConfig, type QueryResult } from 'pg';
import { inQuerySpan } from './query-span.js';
import { AnswerDeadline } from './answer-deadline.js';
import { CommitUnanswered, isLate, isUnanswered } from './database-unavailable.js';

/** In milliseconds, for each statement; 0: without end. */
export interface AnsweredWithin {
  readonly answeredWithin?: number;
}

type Send = (...statement: readonly unknown[]) => unknown;

/** SQLSTATE in_failed_sql_transaction: an earlier statement failed, and whoever sent it went on. */
const SPOILT = '25P02';
const COMMIT = /^\s*commit\b/i;
/** The command tags after which a connection is in no transaction that has failed. */
const FRESH = new Set(['START', 'BEGIN', 'COMMIT', 'ROLLBACK']);

/**
 * A connection that sends one statement after another, also when the work of one transaction runs some of them side by
 * side, through repositories or as SQL: pg no longer wants to queue them. A transaction in which a statement failed
 * cannot be taken for a committed one, and what failed first is what its callers are told.
 */
export class SequentialClient extends Client {
  #last: Promise<unknown> = Promise.resolve();
  #spoiltBy: unknown = null;
  #onLate: (() => void) | null = null;
  readonly #deadline: AnswerDeadline;

  constructor(config: ClientConfig & AnsweredWithin = {}) {
    super(config);
    this.#deadline = new AnswerDeadline(config.answeredWithin ?? 0, () => {
      this.#onLate?.();
      // What waits here fails as for a server that is gone; whether it was done is known to nobody.
      (this as unknown as Wired).connection.stream.destroy();
    });
  }

  /** Called when a deadline of the server cancels a statement; null: nobody wants to know any more. */
  onLate(call: (() => void) | null): void {
    this.#onLate = call;
  }

  /** All overloads of the client. What takes a callback, or reads as a stream, comes alone and is passed on. */
  override query(...statement: readonly unknown[]): never {
    const send = () => (super.query as Send)(...statement);
    if (isStream(statement)) return send() as never;
    if (typeof statement.at(-1) === 'function') {
      return (super.query as Send)(...statement.slice(0, -1), this.#deadline.heard(statement.at(-1) as Heard)) as never;
    }
    const [first] = statement;
    const commits = typeof first === 'string' && COMMIT.test(first);
    const answer = (): Promise<QueryResult> =>
      this.#last
        .then(() => this.#deadline.kept(send() as Promise<unknown>))
        .then(
          (result) => this.#answered(result as QueryResult, commits),
          (error: unknown) => this.#failed(error, commits),
        );
    const sent = inQuerySpan(statement, answer);
    this.#last = sent.catch(() => undefined);
    return sent as never;
  }

  /** When all that was sent so far is answered. */
  async settled(): Promise<void> {
    await this.#last;
  }

  #answered(result: QueryResult, commits: boolean): QueryResult {
    const spoiltBy = this.#spoiltBy;
    if (FRESH.has(result.command)) this.#spoiltBy = null;
    // PostgreSQL rolls back what cannot be committed, and calls that no error.
    if (commits && result.command !== 'COMMIT')
      throw spoiltBy ?? new Error('The transaction had failed: nothing of it was committed.');
    return result;
  }

  #failed(error: unknown, commits: boolean): never {
    if (isLate(error)) this.#onLate?.();
    if (commits && isUnanswered(error)) throw new CommitUnanswered(error);
    if (stateOf(error) === SPOILT && this.#spoiltBy !== null) throw this.#spoiltBy;
    this.#spoiltBy ??= error;
    throw error;
  }
}

const stateOf = (error: unknown): unknown => ((error ?? {}) as { code?: unknown }).code;

type Heard = (...answer: readonly unknown[]) => void;

/** pg does not declare it. */
interface Wired {
  readonly connection: { readonly stream: { destroy(): void } };
}

/** It has an end, and a pace, of its own. */
const isStream = ([first]: readonly unknown[]): boolean =>
  typeof first === 'object' && first !== null && 'submit' in first;
