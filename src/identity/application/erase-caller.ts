import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../shared/kernel/clock.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { CallerErased } from '../events.js';
import { CallerStore } from './ports/caller-store.js';

/** Who somebody is, and every way to come in, is gone at once; the other contexts are told. Repeating it tells them again. */
export class EraseCaller extends Command<EpochMs> {
  constructor(
    readonly caller: CallerId,
    readonly askedBy: string,
  ) {
    super();
  }
}

@CommandHandler(EraseCaller)
export class EraseCallerHandler implements ICommandHandler<EraseCaller> {
  constructor(
    private readonly callers: CallerStore,
    private readonly clock: Clock,
  ) {}

  /** When it was asked for the first time. */
  execute({ caller, askedBy }: EraseCaller): Promise<EpochMs> {
    return this.callers.erase(caller, this.clock.now(), (askedAt): CallerErased => {
      return { type: 'identity.CallerErased', data: { caller, askedBy, askedAt } };
    });
  }
}
