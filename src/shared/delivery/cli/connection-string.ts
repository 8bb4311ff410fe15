import { text as textOf } from 'node:stream/consumers';
import { ConfigError } from '../../../config/environment.js';
import { EventStoreRefused, EventStoreUnavailable } from '../../storage/eventstore/event-store.js';
import { inWords } from '../../storage/eventstoredb/eventstoredb-errors.js';
import { type CliParameter, CommandRefused, UsageError } from './cli-command.js';
import { text } from './parameters.js';

/**
 * `[--as URL]`: the connection string of somebody who may do more than the service, for one command alone. It is neither
 * printed nor kept. `-`: it comes from standard input, so that it stands in no list of processes and no history of a
 * shell.
 */
export const connectionString = (): CliParameter<string | undefined> => text('URL|-');

/** What was given for `--as`. Throws UsageError, which shows nothing of it. */
export async function givenConnection(given: string, input: NodeJS.ReadableStream = process.stdin): Promise<string> {
  const url = given === '-' ? (await textOf(input)).trim() : given;
  if (url === '' || /\s/.test(url)) throw new UsageError(`--as: ${WANTED}`);
  return url;
}

const WANTED = 'one connection string is wanted, like esdb://admin:password@host:2113';

/**
 * `use` with words for what is wrong with the connection string, or with who signs in by it: they speak of `--as`, not of
 * the service's own. Throws CommandRefused.
 */
export async function spokenOfAs<T>(use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (error) {
    const words = wordsFor(error);
    throw words === null ? error : new CommandRefused(words.replaceAll('EVENT_STORE_URL', '--as'));
  }
}

function wordsFor(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof EventStoreRefused) {
    return error.because === 'right'
      ? '--as: its user may not do this. An administrator is wanted ($admins).'
      : error.advice;
  }
  if (!(error instanceof EventStoreUnavailable)) return null;
  return `--as: the EventStoreDB cannot be reached (${inWords(error.cause)}).`;
}
