import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { HttpSettings } from '../../../../config/http-settings.js';
import { RequestBody } from '../../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { historyLink, HistoryLinkDto, HistoryLinkResponse } from './history-link.dto.js';

@Controller('api/v1/audit/briefings')
export class HistoryLinkController {
  constructor(
    private readonly commands: CommandBus,
    private readonly config: HttpSettings,
  ) {}

  @Post('link')
  @Operation({
    summary: 'Makes a link that opens the history of one of your briefings as a page.',
    description:
      'For the person behind the token: it works once and for ten minutes, then the page stays open an hour.',
    auth: 'skill',
    response: HistoryLinkResponse,
    errors: [400, 401, 404],
  })
  async link(
    @CurrentCaller() caller: Caller,
    @RequestBody(HistoryLinkDto) body: HistoryLinkDto,
  ): Promise<HistoryLinkResponse> {
    return historyLink(await this.commands.execute(body.toCommand(caller)), this.config.baseUrl);
  }
}
