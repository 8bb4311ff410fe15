import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import { nameOf, type Look } from '../../domain/look.js';
import { Looks } from '../ports/looks.js';

/** On record before anything is shown. */
export class RecordLook extends Command<void> {
  constructor(
    readonly briefingId: string,
    readonly look: Look,
  ) {
    super();
  }
}

@CommandHandler(RecordLook)
export class RecordLookHandler implements ICommandHandler<RecordLook> {
  constructor(
    private readonly looks: Looks,
    private readonly clock: Clock,
  ) {}

  execute({ briefingId, look }: RecordLook): Promise<void> {
    return this.looks.record(briefingId, look, nameOf(look, this.clock.now()));
  }
}
