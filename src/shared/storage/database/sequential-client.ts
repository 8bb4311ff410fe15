import { Client } from 'pg';
import { inQuerySpan } from './query-span.js';

type Send = (...statement: readonly unknown[]) => unknown;

/**
 * A connection that sends one statement after another, also when the work of one transaction runs some of them side by
 * side, through repositories or as SQL: pg no longer wants to queue them.
 */
export class SequentialClient extends Client {
  #last: Promise<unknown> = Promise.resolve();

  /** All overloads of the client. What takes a callback, or reads as a stream, comes alone and is passed on. */
  override query(...statement: readonly unknown[]): never {
    const send = () => (super.query as Send)(...statement);
    if (!isAwaited(statement)) return send() as never;
    const sent = inQuerySpan(statement, () => this.#last.then(send));
    this.#last = sent.catch(() => undefined);
    return sent as never;
  }

  /** When all that was sent so far is answered. */
  async settled(): Promise<void> {
    await this.#last;
  }
}

function isAwaited(statement: readonly unknown[]): boolean {
  const [first] = statement;
  const isStream = typeof first === 'object' && first !== null && 'submit' in first;
  return !isStream && typeof statement.at(-1) !== 'function';
}
