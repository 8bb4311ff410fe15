import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { HostCatalogue } from '../../../shared/kernel/hosts/host-catalogue.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { changeListening, listeningNow, type Listening, type ListeningChanges } from '../../domain/listening.js';
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
  constructor(
    private readonly listening: ListeningStore,
    private readonly catalogue: HostCatalogue,
  ) {}

  async execute({ caller, changes }: UpdateListening): Promise<Listening> {
    const changed = await this.listening.update(caller, (before) => changeListening(before, changes, this.catalogue));
    return listeningNow(changed, this.catalogue);
  }
}
