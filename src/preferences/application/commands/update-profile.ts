import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { change, type Profile, type ProfileChanges } from '../../domain/profile.js';
import { ProfileStore } from '../ports/profile-store.js';

export class UpdateProfile extends Command<Profile> {
  constructor(
    readonly caller: CallerId,
    readonly changes: ProfileChanges,
  ) {
    super();
  }
}

@CommandHandler(UpdateProfile)
export class UpdateProfileHandler implements ICommandHandler<UpdateProfile> {
  constructor(private readonly profiles: ProfileStore) {}

  execute({ caller, changes }: UpdateProfile): Promise<Profile> {
    return this.profiles.update(caller, (profile) => change(profile, changes));
  }
}
