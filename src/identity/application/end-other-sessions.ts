import { Command } from '@nestjs/cqrs';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { Visit } from '../domain/visit.js';

/** Signs out everywhere but in the session that asks; returns how many sessions ended. */
export class EndOtherSessions extends Command<number> {
  constructor(
    readonly caller: CallerId,
    readonly sessionToken: string,
    readonly visit: Visit,
  ) {
    super();
  }
}
