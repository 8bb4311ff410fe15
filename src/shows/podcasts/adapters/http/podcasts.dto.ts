import { brand } from '../../../../shared/kernel/brand.js';
import {
  Described,
  EpochMsField,
  Examples,
  NoOtherFields,
  Nullable,
  Optional,
  Text,
  TypeOf,
  Uri,
} from '../../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import type { ShowId } from '../../../../shared/kernel/identifiers.js';
import { OpenPodcast } from '../../application/commands/open-podcast.js';
import { RenewPodcast } from '../../application/commands/renew-podcast.js';
import { feedPath, type PodcastFeed } from '../../domain/podcast-feed.js';

const SHOW = 'Absent: everything, the briefings of all shows and those that were asked for one by one.';

const showOf = (id: string | undefined): ShowId | null => (id === undefined ? null : brand<ShowId>(id));

@NoOtherFields()
@Examples({}, { show_id: 'shw_01kmq6t9f3e0hvn3v4k8f0y5zs' })
export class GetPodcastRequest {
  @Optional()
  @Text(1)
  @Described(SHOW)
  show_id?: string;

  toCommand(caller: Caller, baseUrl: string): OpenPodcast {
    return new OpenPodcast(caller, showOf(this.show_id), baseUrl);
  }
}

@NoOtherFields()
@Examples({}, { show_id: 'shw_01kmq6t9f3e0hvn3v4k8f0y5zs' })
export class RenewPodcastRequest {
  @Optional()
  @Text(1)
  @Described(SHOW)
  show_id?: string;

  toCommand(caller: Caller, baseUrl: string): RenewPodcast {
    return new RenewPodcast(caller, showOf(this.show_id), baseUrl);
  }
}

export class PodcastDto {
  @Nullable()
  @Text(1)
  @Described('null: everything.')
  show_id!: string | null;

  @Uri()
  @Described('Whoever has it hears the briefings. It ends in `.xml`; a podcast app takes it as the address of a show.')
  feed_url!: string;

  @EpochMsField()
  created_at!: number;

  @EpochMsField()
  @Described('When it got its present address.')
  renewed_at!: number;
}

export class PodcastResponse {
  @TypeOf(PodcastDto)
  podcast!: PodcastDto;
}

export const toPodcast = ({ show, secret, createdAt, renewedAt }: PodcastFeed, baseUrl: string): PodcastResponse => ({
  podcast: { show_id: show, feed_url: baseUrl + feedPath(secret), created_at: createdAt, renewed_at: renewedAt },
});
