import { NoOtherFields, Nullable, Text, TypeOf } from '../../../shared/delivery/http/dto.js';
import { PageFields } from '../../../shared/delivery/http/page.dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { GetShow } from '../../application/queries/get-show.js';
import { ListShows } from '../../application/queries/list-shows.js';
import { ShowDto } from './show.dto.js';

const DEFAULT_LIMIT = 50;

@NoOtherFields()
export class ListShowsRequest extends PageFields(DEFAULT_LIMIT) {
  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(caller: Caller): ListShows {
    return new ListShows(caller, this.page());
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
