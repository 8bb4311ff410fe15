import {
  Constraint,
  Described,
  NoOtherFields,
  OneOf,
  Optional,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { LANGUAGES, type Language } from '../../../shared/kernel/language.js';
import { isTimeZone } from '../../../shared/kernel/time-zone.js';
import { GetProfile } from '../../application/queries/get-profile.js';
import { UpdateProfile } from '../../application/commands/update-profile.js';
import type { Profile } from '../../domain/profile.js';

@NoOtherFields()
export class GetSettingsRequest {
  toQuery(caller: Caller): GetProfile {
    return new GetProfile(caller.id);
  }
}

@NoOtherFields()
export class ProfileChangesDto {
  @OneOf(LANGUAGES)
  @Optional()
  language?: Language;

  @Described('An IANA name such as Europe/Berlin.')
  @Text()
  @Constraint<ProfileChangesDto>(
    'profile.timezone must be an IANA time zone such as Europe/Berlin.',
    ({ timezone }) => timezone === undefined || isTimeZone(timezone),
  )
  @Optional()
  timezone?: string;
}

@NoOtherFields()
export class UpdateSettingsRequest {
  @TypeOf(ProfileChangesDto)
  @Optional()
  profile?: ProfileChangesDto;

  toCommand(caller: Caller): UpdateProfile {
    return new UpdateProfile(caller.id, { ...this.profile });
  }
}

export class ProfileDto {
  @OneOf(LANGUAGES)
  language!: Language;

  @Text()
  timezone!: string;
}

export class SettingsResponse {
  @TypeOf(ProfileDto)
  profile!: ProfileDto;
}

export const toSettings = ({ language, timezone }: Profile): SettingsResponse => ({ profile: { language, timezone } });
