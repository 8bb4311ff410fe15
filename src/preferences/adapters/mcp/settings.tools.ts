import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../shared/delivery/mcp/mcp-registry.js';
import { READS, tool } from '../../../shared/delivery/mcp/mcp-tool.js';
import { GetSettingsRequest, SettingsResponse, toSettings, UpdateSettingsRequest } from '../http/settings.dto.js';

/** The operations of SettingsController as MCP tools. */
@Injectable()
export class SettingsTools implements OnModuleInit {
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
      name: 'get_settings',
      title: 'Read the settings',
      description:
        'Reads the person’s language and time zone. Briefings use both unless create_briefing says otherwise; use it ' +
        'to know which language and which "today" the person means.',
      hints: READS,
      input: GetSettingsRequest,
      output: SettingsResponse,
      run: async (body, { caller }) => ({ body: toSettings(await this.queries.execute(body.toQuery(caller))) }),
    });
  }

  private update() {
    return tool({
      name: 'update_settings',
      title: 'Change the settings',
      description:
        'Changes the person’s language or time zone, for all briefings from now on; what is not mentioned stays. Use ' +
        'it when they ask for it. For one briefing in another language, pass language to create_briefing instead.',
      hints: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
      input: UpdateSettingsRequest,
      output: SettingsResponse,
      run: async (body, { caller }) => ({
        body: toSettings(await this.commands.execute(body.toCommand(caller))),
      }),
    });
  }
}
