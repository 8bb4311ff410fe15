import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { ProfileStore } from '../ports/profile-store.js';

/** What an anonymous agent said becomes the member's profile, unless the member has said anything. May be repeated. */
export class TakeOverProfile extends Command<void> {
  constructor(
    readonly from: CallerId,
    readonly to: CallerId,
  ) {
    super();
  }
}

@CommandHandler(TakeOverProfile)
export class TakeOverProfileHandler implements ICommandHandler<TakeOverProfile> {
  constructor(private readonly profiles: ProfileStore) {}

  execute({ from, to }: TakeOverProfile): Promise<void> {
    return this.profiles.takeOver(from, to);
  }
}
