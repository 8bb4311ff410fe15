import { Controller, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { GetSettingsRequest, SettingsResponse, toSettings, UpdateSettingsRequest } from './settings.dto.js';

@Controller('api/v1/settings')
export class SettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('get')
  @Operation({
    summary: 'Reads the preferences of the caller',
    auth: 'skill',
    response: SettingsResponse,
    errors: [401],
  })
  async get(
    @CurrentCaller() caller: Caller,
    @RequestBody(GetSettingsRequest, { optional: true }) body: GetSettingsRequest,
  ): Promise<SettingsResponse> {
    return toSettings(await this.queries.execute(body.toQuery(caller)));
  }

  @Post('update')
  @Operation({
    summary: 'Changes the preferences of the caller',
    description: 'What is not mentioned stays as it was.',
    auth: 'skill',
    response: SettingsResponse,
    errors: [400, 401],
  })
  async update(
    @CurrentCaller() caller: Caller,
    @RequestBody(UpdateSettingsRequest, { optional: true }) body: UpdateSettingsRequest,
  ): Promise<SettingsResponse> {
    return toSettings(await this.commands.execute(body.toCommand(caller)));
  }
}
