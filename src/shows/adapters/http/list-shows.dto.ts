import {
  Default,
  Integer,
  NoOtherFields,
  Nullable,
  Optional,
  Pattern,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { parseCursor } from '../../../shared/kernel/page.js';
import { GetShow } from '../../application/queries/get-show.js';
import { ListShows } from '../../application/queries/list-shows.js';
import { ShowDto } from './show.dto.js';

const DEFAULT_LIMIT = 50;

@NoOtherFields()
export class ListShowsRequest {
  @Optional()
  @Pattern(/^\d+:.+$/)
  cursor?: string;

  @Optional()
  @Integer(1, 100)
  @Default(DEFAULT_LIMIT)
  limit?: number;

  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(caller: Caller): ListShows {
    const after = this.cursor === undefined ? null : parseCursor(this.cursor);
    return new ListShows(caller, { after, limit: this.limit ?? DEFAULT_LIMIT });
  }
}

export class ListShowsResponse {
  @TypeOf(ShowDto)
  shows!: ShowDto[];

  @Nullable()
  @Text()
  next_cursor!: string | null;
}

@NoOtherFields()
export class GetShowRequest {
  @Text(1)
  show_id!: string;

  toQuery(caller: Caller): GetShow {
    return new GetShow(caller, this.show_id);
  }
}
