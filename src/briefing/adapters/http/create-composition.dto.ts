import { ArrayMaxSize } from 'class-validator';
import {
  AnyObject,
  ArrayOf,
  Constant,
  Constraint,
  Described,
  Examples,
  Integer,
  NoOtherFields,
  OneOf,
  Optional,
  Pattern,
  Strings,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import { bodyDigest } from '../../../shared/delivery/http/idempotency-key.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import type { JsonObject } from '../../../shared/kernel/json.js';
import { LANGUAGES, type Language } from '../../../shared/kernel/language.js';
import { LENGTH_SECONDS, MOST_HOSTS } from '../../../shared/kernel/listening.js';
import { isTimeZone } from '../../../shared/kernel/time-zone.js';
import { type Accepted, RequestBriefing } from '../../application/commands/request-briefing.js';
import type { BriefingInput, Capacity, Scope } from '../../domain/briefing-request.js';
import { REQUEST_WORDS } from './request-words.js';

@NoOtherFields()
class CapacityDto {
  @Optional()
  @Integer(LENGTH_SECONDS.least, LENGTH_SECONDS.most)
  @Described('The finished audio is within 5 % of it when there is enough to say.')
  target_length_seconds?: number;

  @Optional()
  @Integer(1, 500)
  @Described('At most so many items are quoted; further sources of the same stories are listed with them.')
  target_items?: number;

  @Optional()
  @Integer(1, 100)
  @Described('The stories are grouped into so many chapters, when there are as many stories.')
  target_topics?: number;

  toCapacity(): Capacity {
    return {
      ...(this.target_length_seconds !== undefined && { targetLengthSeconds: this.target_length_seconds }),
      ...(this.target_items !== undefined && { targetItems: this.target_items }),
      ...(this.target_topics !== undefined && { targetTopics: this.target_topics }),
    };
  }
}

@NoOtherFields()
class RefDto {
  @Pattern(/^ref_([1-9]|1[0-9]|20)$/)
  @Described('A short name for the source, to be used in user_request.')
  key!: string;

  @Text(1)
  source_id!: string;

  @Constant('source')
  type!: 'source';
}

@NoOtherFields()
class TimeWindowDto {
  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('Milliseconds since the Unix epoch; included.')
  start_ms!: number;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('Milliseconds since the Unix epoch; not included.')
  @Constraint<TimeWindowDto>(
    'scope.time_window.start_ms must be before scope.time_window.end_ms.',
    ({ start_ms, end_ms }) => start_ms < end_ms,
  )
  end_ms!: number;
}

@NoOtherFields()
class ScopeDto {
  @Optional()
  @Strings()
  source_ids?: string[];

  @Optional()
  @Strings()
  excluded_source_ids?: string[];

  @Optional()
  @Strings({ max: 500 })
  @Described('Only these items, of any age unless time_window is given too.')
  item_ids?: string[];

  @Optional()
  @Text(1)
  @Described('Only items that match these words.')
  query?: string;

  @Optional()
  @TypeOf(TimeWindowDto)
  @Described('Without one: what is new since the last ready briefing, at least 24 hours.')
  time_window?: TimeWindowDto;

  toScope(): Scope {
    const { source_ids, excluded_source_ids, item_ids, query, time_window } = this;
    return {
      ...(source_ids !== undefined && { sourceIds: source_ids }),
      ...(excluded_source_ids !== undefined && { excludedSourceIds: excluded_source_ids }),
      ...(item_ids !== undefined && { itemIds: item_ids }),
      ...(query !== undefined && { query }),
      ...(time_window !== undefined && { window: { start: time_window.start_ms, end: time_window.end_ms } }),
    };
  }
}

@NoOtherFields()
@Examples({
  artifact_type: 'audio_brief',
  user_request: 'What is new in science this week?',
  capacity: { target_length_seconds: 300 },
  language: 'en',
})
export class CreateCompositionDto {
  @Constant('audio_brief')
  artifact_type!: 'audio_brief';

  @Text(1, 1024)
  @Described(REQUEST_WORDS)
  user_request!: string;

  @Optional()
  @TypeOf(CapacityDto)
  capacity?: CapacityDto;

  @Optional()
  @Strings({ min: 1, max: MOST_HOSTS })
  host_ids?: string[];

  @Optional()
  @OneOf(LANGUAGES)
  @Described(
    'Else that of the hosts, else of the settings; where nobody chose one, that of the request’s words and the sources.',
  )
  language?: Language;

  @Optional()
  @ArrayOf(RefDto)
  @ArrayMaxSize(20)
  @Constraint<CreateCompositionDto>(
    'refs must not use the same key twice.',
    ({ refs = [] }) => new Set(refs.map(({ key }) => key)).size === refs.length,
  )
  refs?: RefDto[];

  @Optional()
  @TypeOf(ScopeDto)
  @Described('All parts restrict.')
  scope?: ScopeDto;

  @Optional()
  @Text()
  @Described('IANA name; dates are spoken as they are there.')
  @Constraint<CreateCompositionDto>(
    'timezone must be an IANA time zone name like Europe/Berlin.',
    ({ timezone }) => timezone === undefined || isTimeZone(timezone),
  )
  timezone?: string;

  @Optional()
  @AnyObject()
  user_preference_context?: JsonObject;

  toCommand(caller: Caller, idempotencyKey: string | null): RequestBriefing {
    const identity = { digest: bodyDigest(this), idempotencyKey, keyIsForEver: false };
    return new RequestBriefing(caller, this.toInput(), identity);
  }

  private toInput(): BriefingInput {
    return {
      userRequest: this.user_request,
      preferenceContext: this.user_preference_context ?? {},
      ...(this.language !== undefined && { language: this.language }),
      ...(this.host_ids !== undefined && { hostIds: this.host_ids }),
      ...(this.timezone !== undefined && { timezone: this.timezone }),
      capacity: this.capacity?.toCapacity() ?? {},
      scope: this.scope?.toScope() ?? {},
      refs: (this.refs ?? []).map(({ key, source_id }) => ({ key, sourceId: source_id })),
    };
  }
}

@NoOtherFields()
export class AcceptedCompositionDto {
  @Constant(true)
  accepted!: true;

  @Text()
  artifact_id!: string;

  @Constant('composing')
  status!: 'composing';

  @Text()
  viewer_url!: string;
}

export const acceptedComposition = ({ briefingId }: Accepted, viewerUrl: string): AcceptedCompositionDto => ({
  accepted: true,
  artifact_id: briefingId,
  status: 'composing',
  viewer_url: viewerUrl,
});
