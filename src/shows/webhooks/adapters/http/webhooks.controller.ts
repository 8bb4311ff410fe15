import { Controller, Headers, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../../shared/delivery/http/current-caller.js';
import { idempotencyHeader, idempotencyKeyFrom } from '../../../../shared/delivery/http/idempotency-key.js';
import { Documented } from '../../../../shared/delivery/http/openapi/documented.js';
import { Operation } from '../../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { TESTS } from '../../application/commands/test-webhook.js';
import {
  CreateWebhookRequest,
  DeleteWebhookRequest,
  DeleteWebhookResponse,
  RotateSecretRequest,
  toWebhookResponse,
  toWebhookWithSecretResponse,
  UpdateWebhookRequest,
  WebhookResponse,
  WebhookWithSecretResponse,
} from './change-webhook.dto.js';
import {
  ListDeliveriesRequest,
  ListDeliveriesResponse,
  TestWebhookRequest,
  TestWebhookResponse,
  toListDeliveriesResponse,
  toTestWebhookResponse,
} from './deliveries.dto.js';
import { ListWebhooksRequest, ListWebhooksResponse, toListWebhooksResponse } from './list-webhooks.dto.js';

@Controller('api/v1/webhooks')
export class WebhooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('list')
  @Operation({
    summary: 'Lists the webhooks of the member, oldest first',
    auth: 'skill',
    response: ListWebhooksResponse,
    errors: [400, 401, 403],
  })
  async list(
    @CurrentCaller() caller: Caller,
    @RequestBody(ListWebhooksRequest, { optional: true }) body: ListWebhooksRequest,
  ): Promise<ListWebhooksResponse> {
    return toListWebhooksResponse(await this.queries.execute(body.toQuery(caller)));
  }

  @Post('create')
  @Documented(({ ApiHeader }) => ApiHeader(idempotencyHeader('webhook')))
  @Operation({
    summary: 'Has an address told what happens, by POST requests',
    description:
      'By Standard Webhooks: `webhook-id`, `webhook-timestamp` and `webhook-signature` are headers of every message, ' +
      '`type`, `timestamp` and `data` its body; `data` holds ids and links, never content. A message that is not ' +
      'answered with 2xx within 15 seconds is tried again for two days. For members, ten webhooks each.',
    auth: 'skill',
    response: WebhookWithSecretResponse,
    errors: [400, 401, 403, 422],
  })
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody(CreateWebhookRequest) body: CreateWebhookRequest,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<WebhookWithSecretResponse> {
    return toWebhookWithSecretResponse(await this.commands.execute(body.toCommand(caller, idempotencyKeyFrom(key))));
  }

  @Post('update')
  @Operation({
    summary: 'Changes a webhook, or switches it off or on',
    description: 'What is left out stays as it is.',
    auth: 'skill',
    response: WebhookResponse,
    errors: [400, 401, 403, 404],
  })
  async update(
    @CurrentCaller() caller: Caller,
    @RequestBody(UpdateWebhookRequest) body: UpdateWebhookRequest,
  ): Promise<WebhookResponse> {
    return toWebhookResponse(await this.commands.execute(body.toCommand(caller)));
  }

  @Post('delete')
  @Operation({
    summary: 'Deletes a webhook and its log',
    auth: 'skill',
    response: DeleteWebhookResponse,
    errors: [400, 401, 403, 404],
  })
  async delete(
    @CurrentCaller() caller: Caller,
    @RequestBody(DeleteWebhookRequest) body: DeleteWebhookRequest,
  ): Promise<DeleteWebhookResponse> {
    await this.commands.execute(body.toCommand(caller));
    return { deleted: true };
  }

  @Post('rotate')
  @Operation({
    summary: 'Gives a webhook a new secret',
    description: 'For 24 hours messages are signed with the one before, too, so that the receiver can change over.',
    auth: 'skill',
    response: WebhookWithSecretResponse,
    errors: [400, 401, 403, 404],
  })
  async rotate(
    @CurrentCaller() caller: Caller,
    @RequestBody(RotateSecretRequest) body: RotateSecretRequest,
  ): Promise<WebhookWithSecretResponse> {
    return toWebhookWithSecretResponse(await this.commands.execute(body.toCommand(caller)));
  }

  @Post('test')
  @Operation({
    summary: 'Sends a message of type webhook.test now, and tells what came of it',
    description: 'Once, whatever `types` says, and also to a webhook that is switched off.',
    auth: 'skill',
    limit: TESTS,
    response: TestWebhookResponse,
    errors: [400, 401, 403, 404, 429],
  })
  async test(
    @CurrentCaller() caller: Caller,
    @RequestBody(TestWebhookRequest) body: TestWebhookRequest,
  ): Promise<TestWebhookResponse> {
    return toTestWebhookResponse(await this.commands.execute(body.toCommand(caller)));
  }

  @Post('deliveries')
  @Operation({
    summary: 'Lists what was sent to a webhook within thirty days, and what came of it, newest first',
    auth: 'skill',
    response: ListDeliveriesResponse,
    errors: [400, 401, 403, 404],
  })
  async deliveries(
    @CurrentCaller() caller: Caller,
    @RequestBody(ListDeliveriesRequest) body: ListDeliveriesRequest,
  ): Promise<ListDeliveriesResponse> {
    return toListDeliveriesResponse(await this.queries.execute(body.toQuery(caller)));
  }
}
