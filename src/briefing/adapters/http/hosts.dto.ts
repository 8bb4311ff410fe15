import { IsBoolean } from 'class-validator';
import { ArrayOf, NoOtherFields, OneOf, Text } from '../../../shared/delivery/http/dto.js';
import { LANGUAGES, type Language } from '../../../shared/kernel/language.js';
import { ListHosts } from '../../application/queries/list-hosts.js';
import type { Host } from '../../../shared/kernel/hosts/host.js';

@NoOtherFields()
export class ListHostsDto {
  toQuery(): ListHosts {
    return new ListHosts();
  }
}

export class HostDto {
  @Text()
  id!: string;

  @IsBoolean()
  is_default!: boolean;

  @OneOf(LANGUAGES)
  language!: Language;

  @Text()
  name!: string;
}

export class ListHostsResponse {
  @ArrayOf(HostDto)
  hosts!: HostDto[];
}

export const hostDtoOf = ({ id, isDefault, language, name }: Host): HostDto => ({
  id,
  is_default: isDefault,
  language,
  name,
});
