import { text as textOf } from 'node:stream/consumers';
import { ConfigError } from '../../../config/environment.js';
import { type CliParameter, UsageError } from './cli-command.js';
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

/** `use` with words for what is wrong with the connection string: they speak of `--as`, not of the service's own. */
export async function spokenOfAs<T>(use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new UsageError(error.message.replaceAll('EVENT_STORE_URL', '--as'));
  }
}
