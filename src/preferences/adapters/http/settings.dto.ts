import { Described, NoOtherFields, OneOf, Optional, Text, TypeOf } from '../../../shared/delivery/http/dto.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { LANGUAGES, type Language } from '../../../shared/kernel/language.js';
import { UpdateProfile } from '../../application/commands/update-profile.js';
import type { Profile } from '../../domain/profile.js';

@NoOtherFields()
export class GetSettingsRequest {}

@NoOtherFields()
export class ProfileChangesDto {
  @OneOf(LANGUAGES)
  @Optional()
  language?: Language;

  @Described('An IANA name such as Europe/Berlin.')
  @Text()
  @Optional()
  timezone?: string;
}

@NoOtherFields()
export class UpdateSettingsRequest {
  @TypeOf(ProfileChangesDto)
  @Optional()
  profile?: ProfileChangesDto;
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

export function toUpdateProfile(caller: CallerId, { profile }: UpdateSettingsRequest): UpdateProfile {
  return new UpdateProfile(caller, profile ?? {});
}

export const toSettings = ({ language, timezone }: Profile): SettingsResponse => ({ profile: { language, timezone } });
