import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../../shared/delivery/mcp/mcp-registry.js';
import { READS, tool } from '../../../../shared/delivery/mcp/mcp-tool.js';
import {
  GetNotificationsRequest,
  NotificationsResponse,
  toNotifications,
  UpdateNotificationsRequest,
} from '../http/notifications.dto.js';

/** The operations of NotificationsController as MCP tools. */
@Injectable()
export class NotificationTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.registry.register({ tools: [this.get(), this.update()] });
  }

  private get() {
    return tool({
      name: 'get_notifications',
      title: 'Read which mails the person gets',
      description:
        'Reads whether the person is sent an e-mail when a briefing is ready. Nobody is until they ask for it with ' +
        'update_notifications.',
      hints: READS,
      input: GetNotificationsRequest,
      output: NotificationsResponse,
      run: async (body, { caller }) => ({
        body: toNotifications((await this.queries.execute(body.toQuery(caller))).mailReady),
      }),
    });
  }

  private update() {
    return tool({
      name: 'update_notifications',
      title: 'Change which mails the person gets',
      description:
        'Switches the e-mail on or off that the person is sent when a briefing is ready. Only when they ask for it. They ' +
        'may first get a mail with a link that confirms their address.',
      hints: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
      input: UpdateNotificationsRequest,
      output: NotificationsResponse,
      run: async (body, { caller }) => ({
        body: toNotifications(await this.commands.execute(body.toCommand(caller))),
      }),
    });
  }
}
