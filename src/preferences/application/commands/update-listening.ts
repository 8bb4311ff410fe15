import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { changeListening, type Listening, type ListeningChanges } from '../../domain/listening.js';
import { ListeningStore } from '../ports/listening-store.js';

export class UpdateListening extends Command<Listening> {
  constructor(
    readonly caller: CallerId,
    readonly changes: ListeningChanges,
  ) {
    super();
  }
}

@CommandHandler(UpdateListening)
export class UpdateListeningHandler implements ICommandHandler<UpdateListening> {
  constructor(private readonly listening: ListeningStore) {}

  execute({ caller, changes }: UpdateListening): Promise<Listening> {
    return this.listening.update(caller, (before) => changeListening(before, changes));
  }
}
