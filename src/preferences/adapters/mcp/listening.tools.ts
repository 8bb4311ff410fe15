import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../shared/delivery/mcp/mcp-registry.js';
import { READS, tool } from '../../../shared/delivery/mcp/mcp-tool.js';
import { GetListeningRequest, ListeningResponse, toListening, UpdateListeningRequest } from '../http/listening.dto.js';

/** The operations of ListeningController as MCP tools. */
@Injectable()
export class ListeningTools implements OnModuleInit {
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
      name: 'get_listening',
      title: 'Read how the person likes to listen',
      description:
        'Reads the format, length and hosts of the person’s briefings, and whether they leave out what earlier ones told. ' +
        'It holds where create_briefing says nothing else.',
      hints: READS,
      input: GetListeningRequest,
      output: ListeningResponse,
      run: async (body, { caller }) => ({ body: toListening(await this.queries.execute(body.toQuery(caller))) }),
    });
  }

  private update() {
    return tool({
      name: 'update_listening',
      title: 'Change how the person likes to listen',
      description:
        'Changes the format, length or hosts of all briefings from now on, or whether they leave out what earlier ones ' +
        'told (memory); what is not mentioned stays, null takes it back. Use it for "always", "from now on"; for one ' +
        'briefing say it in create_briefing instead.',
      hints: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
      input: UpdateListeningRequest,
      output: ListeningResponse,
      run: async (body, { caller }) => ({
        body: toListening(await this.commands.execute(body.toCommand(caller))),
      }),
    });
  }
}
