import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../shared/kernel/clock.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { CallerErased } from '../events.js';
import { CallerStore } from './ports/caller-store.js';
import { SecurityTrail } from './ports/security-trail.js';
import { RecordedWork } from './recorded-work.js';

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
    private readonly trail: SecurityTrail,
    private readonly work: RecordedWork,
  ) {}

  /** When it was asked for the first time. */
  execute({ caller, askedBy }: EraseCaller): Promise<EpochMs> {
    return this.work.run(async ({ now, record }) => {
      const { askedAt, first } = await this.callers.erase(caller, now, (at) => erasedFact(caller, askedBy, at));
      await this.trail.forget(caller);
      if (first) await record('caller_erased', { callerId: caller });
      return askedAt;
    });
  }
}

const erasedFact = (caller: CallerId, askedBy: string, askedAt: EpochMs): CallerErased => ({
  type: 'identity.CallerErased',
  data: { caller, askedBy, askedAt },
});
