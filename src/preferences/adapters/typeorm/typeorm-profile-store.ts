import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { ProfileStore } from '../../application/ports/profile-store.js';
import { DEFAULT_PROFILE, type Profile } from '../../domain/profile.js';

const OF_CALLER = 'select language, timezone from preferences.profile where caller_id = $1';

const KEEP = `
  insert into preferences.profile (caller_id, language, timezone) values ($1, $2, $3)
  on conflict (caller_id) do update set language = excluded.language, timezone = excluded.timezone`;

const MOVE = `
  insert into preferences.profile (caller_id, language, timezone)
  select $2, language, timezone from preferences.profile where caller_id = $1
  on conflict (caller_id) do nothing`;

const FORGET = 'delete from preferences.profile where caller_id = $1';

const lockOf = (caller: CallerId): string => `preferences.profile ${caller}`;

@Injectable()
export class TypeormProfileStore extends ProfileStore {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async of(caller: CallerId): Promise<Profile> {
    const [row] = await this.database.query<Profile>(OF_CALLER, [caller], 'preferences.profile.of');
    return row ?? DEFAULT_PROFILE;
  }

  override update(caller: CallerId, change: (profile: Profile) => Profile): Promise<Profile> {
    return this.unitOfWork.run(async () => {
      // A row lock would not do: the first change of a caller finds no row to lock.
      await this.database.lock(lockOf(caller));
      const changed = change(await this.of(caller));
      await this.database.execute(KEEP, [caller, changed.language, changed.timezone]);
      return changed;
    });
  }

  override async has(caller: CallerId): Promise<boolean> {
    return (await this.database.query(OF_CALLER, [caller])).length > 0;
  }

  override async takeOver(from: CallerId, to: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Always in this order: nobody who is claimed can claim, so no two takeovers wait for each other.
      await this.database.lock(lockOf(from));
      await this.database.lock(lockOf(to));
      await this.database.execute(MOVE, [from, to]);
      await this.database.execute(FORGET, [from]);
    });
  }

  override async erase(caller: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.database.lock(lockOf(caller));
      await this.database.execute(FORGET, [caller]);
    });
  }
}
