import { IsBoolean } from 'class-validator';
import {
  ArrayOf,
  Described,
  Examples,
  Integer,
  NoOtherFields,
  Nullable,
  Optional,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import { PageFields } from '../../../shared/delivery/http/page.dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { formatNext, type Page } from '../../../shared/kernel/page.js';
import { UpdatePlayback } from '../../application/commands/update-playback.js';
import type { KeptPlayback } from '../../application/ports/playback-store.js';
import { ListPlaybacks } from '../../application/queries/list-playbacks.js';

const DEFAULT_LIMIT = 50;
const A_DAY_MS = 24 * 60 * 60 * 1000;

@NoOtherFields()
@Examples({ artifact_id: 'art_…', position_ms: 93_000 })
export class UpdatePlaybackRequest {
  @Text(1)
  artifact_id!: string;

  @Integer(0, A_DAY_MS)
  @Described('Where the player is, from the beginning.')
  position_ms!: number;

  @Optional()
  @IsBoolean()
  @Described('true: it was played to the end.')
  finished?: boolean;

  @Optional()
  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('When the player was there, for what is told later; now by default. Of two the later one holds.')
  at?: number;

  toCommand(caller: Caller): UpdatePlayback {
    const { artifact_id, position_ms: positionMs, finished = false, at = null } = this;
    return new UpdatePlayback(caller.id, artifact_id, { positionMs, finished, at });
  }
}

@NoOtherFields()
export class PlaybackDto {
  @Text(1)
  artifact_id!: string;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('Where a player was last, on whichever device.')
  position_ms!: number;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('The furthest that any of them was.')
  furthest_ms!: number;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  duration_ms!: number;

  @IsBoolean()
  finished!: boolean;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('When the player was there.')
  at!: number;
}

export class UpdatePlaybackResponse {
  @TypeOf(PlaybackDto)
  playback!: PlaybackDto;
}

@NoOtherFields()
export class ListPlaybackRequest extends PageFields(DEFAULT_LIMIT) {
  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(caller: Caller): ListPlaybacks {
    return new ListPlaybacks(caller.id, this.page());
  }
}

export class ListPlaybackResponse {
  @ArrayOf(PlaybackDto)
  playbacks!: PlaybackDto[];

  @Text()
  @Nullable()
  next_cursor!: string | null;
}

export const toPlaybackDto = (playback: KeptPlayback): PlaybackDto => ({
  artifact_id: playback.briefingId,
  position_ms: playback.positionMs,
  furthest_ms: playback.furthestMs,
  duration_ms: playback.durationMs,
  finished: playback.finished,
  at: playback.at,
});

export const toListPlaybackResponse = ({ rows, next }: Page<KeptPlayback>): ListPlaybackResponse => ({
  playbacks: rows.map(toPlaybackDto),
  next_cursor: formatNext(next),
});
