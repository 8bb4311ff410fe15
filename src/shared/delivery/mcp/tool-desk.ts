import { Injectable, Logger } from '@nestjs/common';
import {
  type CallToolRequest,
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
  type Tool,
} from '@modelcontextprotocol/server';
import { errorAnswer, isRefusal } from '../http/errors/error-answer.js';
import type { Caller } from '../../kernel/caller.js';
import { flatSchemaOf } from './flat-schema.js';
import type { McpCall, ReportProgress } from './mcp-call.js';
import { McpRegistry } from './mcp-registry.js';
import type { McpTool } from './mcp-tool.js';
import { answered, refused } from './tool-results.js';

export interface WhoCalls {
  readonly caller: Caller;
  /** Aborted when the program stops. */
  readonly stopping: AbortSignal;
}

const wireToolOf = ({ name, title, description, input, output, hints }: McpTool): Tool => ({
  name,
  title,
  description,
  inputSchema: flatSchemaOf(input),
  outputSchema: flatSchemaOf(output),
  annotations: {
    title,
    readOnlyHint: hints.readOnly,
    destructiveHint: hints.destructive,
    idempotentHint: hints.idempotent,
    openWorldHint: hints.openWorld,
  },
});

/** null: the client gave no token to send progress to. */
function reportTo({ _meta, notify }: ServerContext['mcpReq']): ReportProgress | null {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return null;
  let highest = -1;
  return async (percent, message) => {
    if (percent <= highest) return;
    highest = percent;
    await notify({
      method: 'notifications/progress',
      params: { progressToken, progress: percent, total: 100, message },
    });
  };
}

/** A call that reports progress may last, so it ends with the program as well as with its client. */
function circumstancesOf({ caller, stopping }: WhoCalls, asked: ServerContext['mcpReq']): McpCall {
  const report = reportTo(asked);
  return { caller, report, signal: report === null ? asked.signal : AbortSignal.any([asked.signal, stopping]) };
}

/** Shows and calls the tools. Everything that does not depend on a call is made once. */
@Injectable()
export class ToolDesk {
  private readonly log = new Logger(ToolDesk.name);
  private tools: ReadonlyMap<string, McpTool> = new Map();
  private listed: Tool[] = [];

  constructor(private readonly registry: McpRegistry) {}

  prepare(): void {
    const tools = this.registry.tools();
    this.tools = new Map(tools.map((tool) => [tool.name, tool]));
    this.listed = tools.map(wireToolOf);
  }

  list(): { tools: Tool[] } {
    return { tools: this.listed };
  }

  async call(who: WhoCalls, { params }: CallToolRequest, context: ServerContext): Promise<CallToolResult> {
    const tool = this.tools.get(params.name);
    if (tool === undefined) {
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool ${JSON.stringify(params.name.slice(0, 80))}.`,
      );
    }
    try {
      return answered(await tool.call(params.arguments ?? {}, circumstancesOf(who, context.mcpReq)));
    } catch (error) {
      if (!isRefusal(error)) this.log.error({ err: error, tool: tool.name, msg: 'a tool failed' });
      return refused(errorAnswer(error), tool);
    }
  }
}
