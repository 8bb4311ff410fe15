import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { HttpSettings } from '../../../../config/http-settings.js';
import { McpRegistry } from '../../../../shared/delivery/mcp/mcp-registry.js';
import { tool } from '../../../../shared/delivery/mcp/mcp-tool.js';
import { GetPodcastRequest, PodcastResponse, RenewPodcastRequest, toPodcast } from '../http/podcasts.dto.js';

/** The operations of PodcastsController as MCP tools. */
@Injectable()
export class PodcastTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly commands: CommandBus,
    private readonly settings: HttpSettings,
  ) {}

  onModuleInit(): void {
    this.registry.register({ tools: [this.get(), this.renew()] });
  }

  private get() {
    const { baseUrl } = this.settings;
    return tool({
      name: 'get_podcast',
      title: 'Get the private podcast feed',
      description:
        'The secret address at which a podcast app hears the person’s briefings: of one show, or without show_id of ' +
        'everything. Give it to the person only; they add it to their app as a podcast by its URL.',
      hints: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
      input: GetPodcastRequest,
      output: PodcastResponse,
      run: async (body, { caller }) => ({
        body: toPodcast(await this.commands.execute(body.toCommand(caller, baseUrl)), baseUrl),
      }),
    });
  }

  private renew() {
    const { baseUrl } = this.settings;
    return tool({
      name: 'renew_podcast',
      title: 'Give the podcast feed a new address',
      description:
        'For an address that somebody else has seen: the old one is refused from now on, and the person has to put the ' +
        'new one into their app. Ask first.',
      hints: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
      input: RenewPodcastRequest,
      output: PodcastResponse,
      run: async (body, { caller }) => ({
        body: toPodcast(await this.commands.execute(body.toCommand(caller, baseUrl)), baseUrl),
      }),
    });
  }
}
