import type { Provider, Type } from '@nestjs/common';
import type { CliCommand } from '../delivery/cli/cli-command.js';
import type { ContextSchema } from '../storage/database/context-schema.js';

/** What one capability of this context brings to its module. */
export interface ContextParts {
  readonly controllers?: readonly Type<unknown>[];
  readonly providers?: readonly Provider[];
  /** Also providers. */
  readonly commands?: readonly Type<CliCommand>[];
  readonly migrations?: ContextSchema['migrations'];
  readonly entities?: ContextSchema['entities'];
}
