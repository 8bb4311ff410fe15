import { Injectable } from '@nestjs/common';
import type { ProfileStore } from '../../application/ports/profile-store.js';
import { DEFAULT_PROFILE, type Profile } from '../../domain/profile.js';
import { profiles } from './profile-row.js';
import { OF_CALLER } from './profiles.sql.js';
import { TypeormKeptByCaller, type CallerTable } from './typeorm-kept-by-caller.js';

@Injectable()
export class TypeormProfileStore extends TypeormKeptByCaller<Profile> implements ProfileStore {
  protected override readonly table: CallerTable<Profile> = {
    name: 'preferences.profile',
    mapped: profiles,
    ofCaller: OF_CALLER,
    unsaid: DEFAULT_PROFILE,
  };
}
