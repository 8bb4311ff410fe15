import { Controller, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { IMPORTS } from '../../application/commands/import-subscriptions.js';
import {
  ExportSubscriptionsRequest,
  ExportSubscriptionsResponse,
  ImportSubscriptionsRequest,
  ImportSubscriptionsResponse,
  toImportSubscriptionsResponse,
} from './subscription-list.dto.js';

/** Import and export of subscriptions as OPML, for other feed readers. */
@Controller('api/v1/subscriptions')
export class SubscriptionListController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('import')
  @Operation({
    summary: 'Follows every feed of an OPML file, with a report for each',
    description:
      'For members. The feeds are fetched soon afterwards. Importing again changes nothing that is followed.',
    auth: 'skill',
    limit: IMPORTS,
    takesLong: true,
    response: ImportSubscriptionsResponse,
    errors: [400, 401, 403, 429],
  })
  async import(
    @CurrentCaller() caller: Caller,
    @RequestBody(ImportSubscriptionsRequest) body: ImportSubscriptionsRequest,
  ): Promise<ImportSubscriptionsResponse> {
    return toImportSubscriptionsResponse(await this.commands.execute(body.toCommand(caller)));
  }

  @Post('export')
  @Operation({
    summary: 'Returns the active sources of the caller as an OPML file',
    auth: 'skill',
    response: ExportSubscriptionsResponse,
    errors: [401],
  })
  async export(
    @CurrentCaller() caller: Caller,
    @RequestBody(ExportSubscriptionsRequest, { optional: true }) body: ExportSubscriptionsRequest,
  ): Promise<ExportSubscriptionsResponse> {
    return { opml: await this.queries.execute(body.toQuery(caller)) };
  }
}
