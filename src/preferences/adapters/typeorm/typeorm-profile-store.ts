import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { ProfileStore } from '../../application/ports/profile-store.js';
import { DEFAULT_PROFILE, type Profile } from '../../domain/profile.js';
import { profiles, type ProfileRow } from './profile-row.js';
import { OF_CALLER } from './profiles.sql.js';

const lockOf = (caller: CallerId): string => `preferences.profile ${caller}`;

const toProfile = ({ language, timezone }: ProfileRow): Profile => ({ language, timezone });

@Injectable()
export class TypeormProfileStore extends ProfileStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async of(caller: CallerId): Promise<Profile> {
    const [row] = await this.database.query<ProfileRow>(OF_CALLER, [caller], 'preferences.profile.of');
    return row === undefined ? DEFAULT_PROFILE : toProfile(row);
  }

  override update(caller: CallerId, change: (profile: Profile) => Profile): Promise<Profile> {
    return this.unitOfWork.run(async () => {
      // A row lock would not do: the first change of a caller finds no row to lock.
      await this.database.lock(lockOf(caller));
      const changed = change(await this.of(caller));
      await this.rows.upsert({ callerId: caller, ...changed }, ['callerId']);
      return changed;
    });
  }

  override has(caller: CallerId): Promise<boolean> {
    return this.rows.existsBy({ callerId: caller });
  }

  override async takeOver(from: CallerId, to: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Always locked in this order: a claimed agent can claim nothing, so two takeovers cannot deadlock.
      await this.database.lock(lockOf(from));
      await this.database.lock(lockOf(to));
      // A member who claims work keeps a profile of their own.
      if (!(await this.has(to))) await this.rows.update({ callerId: from }, { callerId: to });
      await this.rows.delete({ callerId: from });
    });
  }

  override async erase(caller: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.database.lock(lockOf(caller));
      await this.rows.delete({ callerId: caller });
    });
  }

  private get rows() {
    return this.repositories.of(profiles);
  }
}
