import {
  Constant,
  Described,
  Examples,
  Integer,
  NoOtherFields,
  Nullable,
  OneOf,
  Optional,
  Pattern,
  Strings,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import { bodyDigest } from '../../../shared/delivery/http/idempotency-key.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { LANGUAGES, type Language } from '../../../shared/kernel/language.js';
import { FORMATS, LENGTH_SECONDS, MOST_HOSTS, type Format } from '../../../shared/kernel/listening.js';
import { CreateShow } from '../../application/commands/create-show.js';
import { DeleteShow } from '../../application/commands/delete-show.js';
import { UpdateShow } from '../../application/commands/update-show.js';
import { EVERYTHING, LONGEST, type ShowChanges } from '../../domain/show.js';
import {
  FORMAT,
  HOSTS,
  LANGUAGE,
  LENGTH,
  NAME,
  SCOPE,
  ShowScheduleDto,
  ShowScopeDto,
  USER_REQUEST,
} from './show.dto.js';

const MORNING = { days: ['mon', 'tue', 'wed', 'thu', 'fri'], ready_at: '07:00', timezone: 'Europe/Berlin' };

/** What may be said of a show, when it is made and later; null takes a choice back. */
@NoOtherFields()
export class ShowChoices {
  @Optional()
  @Nullable()
  @Text(1, LONGEST.userRequest)
  @Described(USER_REQUEST)
  user_request?: string | null;

  @Optional()
  @Nullable()
  @TypeOf(ShowScopeDto)
  @Described(SCOPE)
  scope?: ShowScopeDto | null;

  @Optional()
  @Nullable()
  @OneOf(LANGUAGES)
  @Described(LANGUAGE)
  language?: Language | null;

  @Optional()
  @Nullable()
  @Strings({ min: 1, max: MOST_HOSTS })
  @Described(HOSTS)
  host_ids?: string[] | null;

  @Optional()
  @Nullable()
  @Integer(LENGTH_SECONDS.least, LENGTH_SECONDS.most)
  @Described(LENGTH)
  target_length_seconds?: number | null;

  @Optional()
  @Nullable()
  @OneOf(FORMATS)
  @Described(FORMAT)
  format?: Format | null;

  toChoices(): Omit<ShowChanges, 'name' | 'schedule'> {
    const { user_request, scope, language, host_ids, target_length_seconds, format } = this;
    return {
      ...(user_request !== undefined && { userRequest: user_request }),
      ...(scope !== undefined && { scope: scope?.toScope() ?? EVERYTHING }),
      ...(language !== undefined && { language }),
      ...(host_ids !== undefined && { hostIds: host_ids }),
      ...(target_length_seconds !== undefined && { targetLengthSeconds: target_length_seconds }),
      ...(format !== undefined && { format }),
    };
  }
}

@NoOtherFields()
@Examples(
  { name: 'Morning', schedule: MORNING, user_request: 'Technology and climate, no sport', target_length_seconds: 600 },
  { name: 'Harbour', schedule: { new_stories: 5 }, language: 'en' },
)
export class CreateShowRequest extends ShowChoices {
  @Text(1, LONGEST.name)
  @Pattern(/\S/)
  @Described(NAME)
  name!: string;

  @TypeOf(ShowScheduleDto)
  schedule!: ShowScheduleDto;

  toCommand(caller: Caller, key: string | null): CreateShow {
    const silent = { userRequest: null, language: null, hostIds: null, targetLengthSeconds: null, format: null };
    const said = { name: this.name, schedule: this.schedule.toSchedule() };
    const plan = { scope: EVERYTHING, ...silent, ...this.toChoices(), ...said };
    return new CreateShow(caller, plan, key === null ? null : { key, digest: bodyDigest(this) });
  }
}

@NoOtherFields()
@Examples({ show_id: 'shw_01kmq6t9f3e0hvn3v4k8f0y5zs', schedule: MORNING, user_request: null })
export class UpdateShowRequest extends ShowChoices {
  @Text(1)
  show_id!: string;

  @Optional()
  @Text(1, LONGEST.name)
  @Pattern(/\S/)
  @Described(NAME)
  name?: string;

  @Optional()
  @TypeOf(ShowScheduleDto)
  @Described('As a whole: its parts do not change one by one.')
  schedule?: ShowScheduleDto;

  toCommand(caller: Caller): UpdateShow {
    return new UpdateShow(caller, this.show_id, {
      ...this.toChoices(),
      ...(this.name !== undefined && { name: this.name }),
      ...(this.schedule !== undefined && { schedule: this.schedule.toSchedule() }),
    });
  }
}

@NoOtherFields()
export class DeleteShowRequest {
  @Text(1)
  show_id!: string;

  toCommand(caller: Caller): DeleteShow {
    return new DeleteShow(caller, this.show_id);
  }
}

export class DeleteShowResponse {
  @Constant(true)
  deleted!: true;
}
