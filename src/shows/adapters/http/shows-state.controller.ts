import { Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { OPERATORS } from '../../../shared/delivery/admin/operators-only.js';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import { ShowsStateRequest, ShowsStateResponse, toShowsState } from './shows-state.dto.js';

/** Shows as operators see them. */
@Controller('api/v1/admin/shows')
export class ShowsStateController {
  constructor(private readonly queries: QueryBus) {}

  @Post('get')
  @Operation({
    ...OPERATORS,
    summary: 'How many shows there are, how many are late, and which episodes failed last, for operators',
    response: ShowsStateResponse,
    errors: [400, 401, 403],
  })
  async get(@RequestBody(ShowsStateRequest, { optional: true }) body: ShowsStateRequest): Promise<ShowsStateResponse> {
    return toShowsState(await this.queries.execute(body.toQuery()));
  }
}
