import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

const RECORD = 'insert into facts.listener (fact, listener) values ($1, $2) on conflict do nothing';
const READ = 'select listener from facts.listener where fact = $1';

/** Who hears which facts, of all processes together. */
@Injectable()
export class RegisteredListeners {
  constructor(protected readonly database: Database) {}

  /** For good: facts are kept for it from here on, whether it runs or not. */
  async add(fact: string, listener: string): Promise<void> {
    await this.database.execute(RECORD, [fact, listener]);
  }

  /** In alphabetical order. */
  async of(fact: string): Promise<readonly string[]> {
    const rows = await this.database.query<{ listener: string }>(READ, [fact], 'facts-listeners');
    return rows.map(({ listener }) => listener).toSorted();
  }
}

/**
 * In a process that is gone soon, a command of an operator: its listeners count for the facts that it publishes itself.
 * Recorded for good, the facts of all other processes would be kept for an extension that the service does not run.
 */
export class PassingListeners extends RegisteredListeners {
  readonly #own = new Map<string, Set<string>>();

  override add(fact: string, listener: string): Promise<void> {
    this.#own.set(fact, (this.#own.get(fact) ?? new Set()).add(listener));
    return Promise.resolve();
  }

  override async of(fact: string): Promise<readonly string[]> {
    return [...new Set([...(await super.of(fact)), ...(this.#own.get(fact) ?? [])])].toSorted();
  }
}
