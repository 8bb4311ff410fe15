import { Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { GetMeRequest, MeResponse, toMe } from './me.dto.js';

@Controller('api/v1/me')
export class MeController {
  constructor(private readonly queries: QueryBus) {}

  @Post('get')
  @Operation({
    summary: 'Reads the profile and the preferences of whoever is signed in',
    description: 'For pages of the dashboard: the session cookie says who asks, and no bearer token is taken.',
    auth: 'session',
    response: MeResponse,
    errors: [401],
  })
  async get(
    @CurrentCaller() caller: Caller,
    @RequestBody(GetMeRequest, { optional: true }) body: GetMeRequest,
  ): Promise<MeResponse> {
    return toMe(await this.queries.execute(body.toQuery(caller)));
  }
}
