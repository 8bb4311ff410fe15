import {
  Described,
  EpochMsField,
  Integer,
  NoOtherFields,
  Nullable,
  OneOf,
  Optional,
  Pattern,
  SomeOf,
  Strings,
  Constraint,
  Text,
  TypeOf,
  Uri,
} from '../../../shared/delivery/http/dto.js';
import { LANGUAGES, type Language } from '../../../shared/kernel/language.js';
import { FORMATS, LENGTH_SECONDS, MOST_HOSTS, type Format } from '../../../shared/kernel/listening.js';
import { isTimeZone } from '../../../shared/kernel/time-zone.js';
import { NEW_STORIES, WEEKDAYS, type Schedule, type Weekday } from '../../domain/schedule.js';
import { LONGEST, type Show, type ShowScope } from '../../domain/show.js';

export const NAME = 'In the words of the person, for lists and podcast apps.';
export const USER_REQUEST =
  'What to tell in each episode, in words, as in artifacts/compositions/create. null: whatever is new.';
export const SCOPE = 'Which sources episodes are made of. Without any part: all that are followed when one is made.';
export const LANGUAGE = 'null: as a briefing without a language has it.';
export const HOSTS = 'One or two of one language. null: as they are preferred.';
export const LENGTH = 'null: as it is preferred.';
export const FORMAT = 'Holds where the words name none. null: as it is preferred.';
const MOST_NAMED = 500;

/** One of two: days, ready_at and timezone together, or new_stories. */
@NoOtherFields()
export class ShowScheduleDto {
  @Optional()
  @SomeOf(WEEKDAYS)
  days?: Weekday[];

  @Optional()
  @Pattern(/^([01]\d|2[0-3]):[0-5]\d$/)
  @Described('HH:MM. When an episode is ready: its production begins earlier, by what productions took lately.')
  ready_at?: string;

  @Optional()
  @Text()
  @Described('IANA name. Summer time is followed: 07:00 stays 07:00.')
  @Constraint<ShowScheduleDto>(
    'schedule.timezone must be an IANA time zone name like Europe/Berlin.',
    ({ timezone }) => timezone === undefined || isTimeZone(timezone),
  )
  timezone?: string;

  @Optional()
  @Integer(NEW_STORIES.least, NEW_STORIES.most)
  @Described('Instead of days: an episode whenever there are about so many new stories. Looked at every 15 minutes.')
  @Constraint<ShowScheduleDto>(
    'schedule must have days, ready_at and timezone, or new_stories and nothing else.',
    ({ days, ready_at, timezone, new_stories }) => {
      const weekly = [days, ready_at, timezone].filter((part) => part !== undefined).length;
      return new_stories === undefined ? weekly === 3 : weekly === 0;
    },
  )
  new_stories?: number;

  toSchedule(): Schedule {
    const { days = [], ready_at = '', timezone = '', new_stories } = this;
    if (new_stories !== undefined) return { kind: 'stories', atLeast: new_stories };
    return { kind: 'weekly', days: WEEKDAYS.filter((day) => days.includes(day)), readyAt: ready_at, timezone };
  }
}

@NoOtherFields()
export class ShowScopeDto {
  @Optional()
  @Strings({ min: 1, max: MOST_NAMED })
  source_ids?: string[];

  @Optional()
  @Strings({ min: 1, max: MOST_NAMED })
  @Described('Their sources as they are when an episode is made, besides source_ids. Empty folders bring nothing.')
  folder_ids?: string[];

  @Optional()
  @Strings({ min: 1, max: MOST_NAMED })
  excluded_source_ids?: string[];

  @Optional()
  @Text(1, LONGEST.query)
  @Described('Only items that match these words.')
  query?: string;

  toScope(): ShowScope {
    const { source_ids = null, folder_ids = null, excluded_source_ids = null, query = null } = this;
    return { sourceIds: source_ids, folderIds: folder_ids, excludedSourceIds: excluded_source_ids, query };
  }
}

export class ShowDto {
  @Text(1)
  id!: string;

  @Text(1)
  name!: string;

  @Nullable()
  @Text()
  user_request!: string | null;

  @TypeOf(ShowScopeDto)
  scope!: ShowScopeDto;

  @Nullable()
  @OneOf(LANGUAGES)
  language!: Language | null;

  @Nullable()
  @Strings({ min: 1, max: MOST_HOSTS })
  host_ids!: string[] | null;

  @Nullable()
  @Integer(LENGTH_SECONDS.least, LENGTH_SECONDS.most)
  target_length_seconds!: number | null;

  @Nullable()
  @OneOf(FORMATS)
  format!: Format | null;

  @TypeOf(ShowScheduleDto)
  schedule!: ShowScheduleDto;

  @Nullable()
  @EpochMsField()
  @Described('When the next episode is to be ready. null: when there are enough new stories.')
  next_episode_at!: number | null;

  @Uri()
  @Described(
    'The private podcast feed of the show: whoever has it hears the episodes. podcasts/renew gives it another address.',
  )
  podcast_feed_url!: string;

  @EpochMsField()
  created_at!: number;

  @EpochMsField()
  updated_at!: number;
}

export class ShowResponse {
  @TypeOf(ShowDto)
  show!: ShowDto;
}

export const toShowDto = (show: Show, podcastFeedUrl: string): ShowDto => ({
  id: show.id,
  name: show.name,
  user_request: show.userRequest,
  scope: toScopeDto(show.scope),
  language: show.language,
  host_ids: show.hostIds === null ? null : [...show.hostIds],
  target_length_seconds: show.targetLengthSeconds,
  format: show.format,
  schedule: toScheduleDto(show.schedule),
  next_episode_at: show.nextAt,
  podcast_feed_url: podcastFeedUrl,
  created_at: show.createdAt,
  updated_at: show.updatedAt,
});

const toScopeDto = ({ sourceIds, folderIds, excludedSourceIds, query }: ShowScope): ShowScopeDto =>
  Object.assign(new ShowScopeDto(), {
    ...(sourceIds !== null && { source_ids: sourceIds }),
    ...(folderIds !== null && { folder_ids: folderIds }),
    ...(excludedSourceIds !== null && { excluded_source_ids: excludedSourceIds }),
    ...(query !== null && { query }),
  });

const toScheduleDto = (schedule: Schedule): ShowScheduleDto =>
  Object.assign(
    new ShowScheduleDto(),
    schedule.kind === 'stories'
      ? { new_stories: schedule.atLeast }
      : { days: schedule.days, ready_at: schedule.readyAt, timezone: schedule.timezone },
  );
