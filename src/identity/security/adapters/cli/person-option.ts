import { UsageError, type CliArguments } from '../../../../shared/delivery/cli/cli-command.js';
import type { FindPerson } from '../../../accounts/application/queries/find-person.js';

/** Whom --email or --caller names. Throws UsageError unless it is exactly one of them. */
export function personFrom({ email, caller }: CliArguments['options']): FindPerson['sought'] {
  if (email !== undefined && caller === undefined) return { email };
  if (caller !== undefined && email === undefined) return { caller };
  throw new UsageError('Who? Give either --email or --caller.');
}
