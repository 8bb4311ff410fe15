import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../shared/kernel/clock.js';
import { NotFound } from '../../shared/kernel/domain-error.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { Visit } from '../domain/visit.js';

/**
 * From the next request on the agent or client is refused; of an OAuth client everything ends that the consent gave it.
 * Revoking twice is once. Throws NotFound for what is not that caller's.
 */
export class RevokeAccess extends Command<void> {
  constructor(
    readonly caller: CallerId,
    /** Of `Access`. */
    readonly ref: string,
    /** null: an operator, on the command line. */
    readonly visit: Visit | null,
  ) {
    super();
  }
}
