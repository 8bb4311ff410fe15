import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { HttpSettings } from '../../../../config/http-settings.js';
import { RequestBody } from '../../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { GetPodcastRequest, PodcastResponse, RenewPodcastRequest, toPodcast } from './podcasts.dto.js';

@Controller('api/v1/podcasts')
export class PodcastsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly settings: HttpSettings,
  ) {}

  @Post('get')
  @Operation({
    summary: 'The private podcast feed of a show, or of everything',
    description:
      'Made when it is first asked for; the address stays the same until it is renewed. A podcast app reads it without a ' +
      'token: the address is the secret. For members.',
    auth: 'skill',
    response: PodcastResponse,
    errors: [400, 401, 403, 404],
  })
  async get(
    @CurrentCaller() caller: Caller,
    @RequestBody(GetPodcastRequest, { optional: true }) body: GetPodcastRequest,
  ): Promise<PodcastResponse> {
    const { baseUrl } = this.settings;
    return toPodcast(await this.commands.execute(body.toCommand(caller, baseUrl)), baseUrl);
  }

  @Post('renew')
  @Operation({
    summary: 'Gives a podcast feed a new address',
    description:
      'The old address answers 404 from the next request on, on all nodes. Apps have to be given the new one; what they ' +
      'downloaded stays, and they know the podcast again by its `podcast:guid`.',
    auth: 'skill',
    response: PodcastResponse,
    errors: [400, 401, 403, 404],
  })
  async renew(
    @CurrentCaller() caller: Caller,
    @RequestBody(RenewPodcastRequest, { optional: true }) body: RenewPodcastRequest,
  ): Promise<PodcastResponse> {
    const { baseUrl } = this.settings;
    return toPodcast(await this.commands.execute(body.toCommand(caller, baseUrl)), baseUrl);
  }
}
