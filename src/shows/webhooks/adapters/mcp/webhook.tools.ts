import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../../shared/delivery/mcp/mcp-registry.js';
import { READS, tool } from '../../../../shared/delivery/mcp/mcp-tool.js';
import { TESTS } from '../../application/commands/test-webhook.js';
import {
  DeleteWebhookRequest,
  DeleteWebhookResponse,
  RotateSecretRequest,
  toWebhookResponse,
  toWebhookWithSecretResponse,
  UpdateWebhookRequest,
  WebhookResponse,
  WebhookWithSecretResponse,
} from '../http/change-webhook.dto.js';
import {
  ListDeliveriesRequest,
  ListDeliveriesResponse,
  TestWebhookRequest,
  TestWebhookResponse,
  toListDeliveriesResponse,
  toTestWebhookResponse,
} from '../http/deliveries.dto.js';
import { ListWebhooksRequest, ListWebhooksResponse, toListWebhooksResponse } from '../http/list-webhooks.dto.js';
import { CreateWebhookArguments } from './create-webhook.dto.js';

const MORE = 'There are more: call again with cursor = next_cursor.';
const ADVICE = { not_found: 'list_webhooks shows the ids of the webhooks that the person has.' };
const SECRET = 'Give secret to the person, or to the receiver, now: it is not shown again. Say it to nobody else.';
const CHANGES = { readOnly: false, destructive: false, idempotent: true, openWorld: false };
const ENDS = { readOnly: false, destructive: true, idempotent: true, openWorld: false };
const MAKES = { readOnly: false, destructive: false, idempotent: false, openWorld: false };
const SENDS = { readOnly: false, destructive: false, idempotent: false, openWorld: true };

/** The operations of WebhooksController as MCP tools. */
@Injectable()
export class WebhookTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    const changing = [this.create(), this.update(), this.rotate(), this.delete()];
    this.registry.register({ tools: [this.list(), ...changing, this.test(), this.deliveries()] });
  }

  private list() {
    return tool({
      name: 'list_webhooks',
      title: 'List webhooks',
      description:
        'Lists the addresses that are told by POST requests when a briefing is ready, fails or is corrected, a show is ' +
        'skipped, or a feed stays away; with whether each is switched off, and why.',
      hints: READS,
      input: ListWebhooksRequest,
      output: ListWebhooksResponse,
      run: async (body, { caller }) => ({
        body: toListWebhooksResponse(await this.queries.execute(body.toQuery(caller))),
      }),
    });
  }

  private create() {
    return tool({
      name: 'create_webhook',
      title: 'Create a webhook',
      description:
        'Has an address of the person, an automation or a phone notifier say, told what happens from now on. Only for ' +
        'an address that the person named. The secret in the answer is shown once. test_webhook tries it.',
      hints: MAKES,
      input: CreateWebhookArguments,
      output: WebhookWithSecretResponse,
      run: async (body, { caller }) => ({
        body: toWebhookWithSecretResponse(await this.commands.execute(body.toCommand(caller))),
        next: SECRET,
      }),
    });
  }

  private update() {
    return tool({
      name: 'update_webhook',
      title: 'Change a webhook',
      description:
        'Changes the address, the types or the description of a webhook, or switches it off or on with enabled; what is ' +
        'left out stays. One that was switched off because it failed is switched on so, once its receiver works again.',
      hints: CHANGES,
      advice: ADVICE,
      input: UpdateWebhookRequest,
      output: WebhookResponse,
      run: async (body, { caller }) => ({
        body: toWebhookResponse(await this.commands.execute(body.toCommand(caller))),
      }),
    });
  }

  private rotate() {
    return tool({
      name: 'rotate_webhook_secret',
      title: 'Rotate the secret of a webhook',
      description:
        'Makes a new secret, which signs from now on; for 24 hours the one before signs too. For a secret that somebody ' +
        'else has seen. Ask first: the receiver has to be given the new one within that day.',
      hints: { ...MAKES, destructive: true },
      advice: ADVICE,
      input: RotateSecretRequest,
      output: WebhookWithSecretResponse,
      run: async (body, { caller }) => ({
        body: toWebhookWithSecretResponse(await this.commands.execute(body.toCommand(caller))),
        next: SECRET,
      }),
    });
  }

  private delete() {
    return tool({
      name: 'delete_webhook',
      title: 'Delete a webhook',
      description: 'Ends a webhook and deletes its log. Use it only when the person asks; update_webhook can pause it.',
      hints: ENDS,
      advice: ADVICE,
      input: DeleteWebhookRequest,
      output: DeleteWebhookResponse,
      run: async (body, { caller }) => {
        await this.commands.execute(body.toCommand(caller));
        return { body: { deleted: true } };
      },
    });
  }

  private test() {
    return tool({
      name: 'test_webhook',
      title: 'Test a webhook',
      description:
        'Sends a message of no consequence to a webhook now, and tells what came of it: the status of the answer, or in ' +
        'words why there was none. Use it after create_webhook, and when the person gets no messages.',
      hints: SENDS,
      advice: ADVICE,
      input: TestWebhookRequest,
      output: TestWebhookResponse,
      limit: TESTS,
      run: async (body, { caller }) => ({
        body: toTestWebhookResponse(await this.commands.execute(body.toCommand(caller))),
      }),
    });
  }

  private deliveries() {
    return tool({
      name: 'list_webhook_deliveries',
      title: 'List deliveries of a webhook',
      description:
        'Lists what was sent to a webhook within thirty days, newest first: each try with its status or error, and when ' +
        'the next one is. Use it to find out why a message did not arrive.',
      hints: READS,
      advice: ADVICE,
      input: ListDeliveriesRequest,
      output: ListDeliveriesResponse,
      run: async (body, { caller }) => {
        const page = toListDeliveriesResponse(await this.queries.execute(body.toQuery(caller)));
        return page.next_cursor === null ? { body: page } : { body: page, next: MORE };
      },
    });
  }
}
