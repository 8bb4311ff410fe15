import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { ProfileStore } from '../ports/profile-store.js';

export class EraseProfile extends Command<void> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@CommandHandler(EraseProfile)
export class EraseProfileHandler implements ICommandHandler<EraseProfile> {
  constructor(private readonly profiles: ProfileStore) {}

  execute({ caller }: EraseProfile): Promise<void> {
    return this.profiles.erase(caller);
  }
}
