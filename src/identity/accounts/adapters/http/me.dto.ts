import { Email, NoOtherFields, Nullable, OneOf, Optional, Text, TypeOf } from '../../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { LANGUAGES, type Language } from '../../../../shared/kernel/language.js';
import { GetMe, type Me } from '../../application/queries/get-me.js';

@NoOtherFields()
export class GetMeRequest {
  toQuery(caller: Caller): GetMe {
    return new GetMe(caller.id);
  }
}

export class MyProfileDto {
  @OneOf(LANGUAGES)
  language!: Language;

  @Text()
  timezone!: string;
}

export class MySettingsDto {
  @TypeOf(MyProfileDto)
  profile!: MyProfileDto;
}

export class DashboardUserDto {
  @Text(1)
  id!: string;

  @Text()
  name!: string;

  @Email()
  email!: string;

  @Text()
  @Nullable()
  image!: string | null;

  @Text()
  @Optional()
  timezone?: string;
}

export class MeResponse {
  @TypeOf(MySettingsDto)
  settings!: MySettingsDto;

  @TypeOf(DashboardUserDto)
  user!: DashboardUserDto;
}

export function toMe({ member: { id, name, email }, profile: { language, timezone } }: Me): MeResponse {
  return { settings: { profile: { language, timezone } }, user: { id, name, email, image: null, timezone } };
}
