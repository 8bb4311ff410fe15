import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import {
  CHOICES,
  SubscriptionOptionsRequest,
  SubscriptionOptionsResponse,
  toSubscriptionOptionsResponse,
} from './subscription-options.dto.js';

/** The options of one subscription; the contract allows no further fields in the source itself. */
@Controller('api/v1/subscriptions')
export class SubscriptionOptionsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('options')
  @Operation({
    summary: 'Reads or changes the options of one source',
    description:
      'With full_articles, items whose feed gives only a summary have the article that they link to as content_text, ' +
      'and briefings use it. It comes within minutes, for the newest items of the feed and those to come.',
    auth: 'skill',
    limit: CHOICES,
    response: SubscriptionOptionsResponse,
    errors: [400, 401, 404, 429],
  })
  async options(
    @CurrentCaller() caller: Caller,
    @RequestBody(SubscriptionOptionsRequest) body: SubscriptionOptionsRequest,
  ): Promise<SubscriptionOptionsResponse> {
    return toSubscriptionOptionsResponse(await this.commands.execute(body.toCommand(caller)));
  }
}
