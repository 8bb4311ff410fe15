import { Logger } from '@nestjs/common';
import {
  type CallToolRequest,
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
  type Tool,
} from '@modelcontextprotocol/server';
import { errorAnswer } from '../http/errors/error-answer.js';
import { RequestFailureLog } from '../http/errors/request-failure-log.js';
import { RoleRequired } from '../http/errors/refusals.js';
import { inSpan } from '../../kernel/tracing.js';
import { asInteractive, asLong } from '../../storage/connections/workload.js';
import { type Caller, hasRole, type RequiredRole } from '../../kernel/caller.js';
import { flatSchemaOf } from './flat-schema.js';
import type { McpCall, ReportProgress } from './mcp-call.js';
import type { McpRegistry } from './mcp-registry.js';
import type { McpTool } from './mcp-tool.js';
import { answered, refused } from './tool-results.js';

export interface McpClient {
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

/** Whether a role is needed that the caller does not have. */
const lacks = (caller: Caller, role: RequiredRole | undefined): role is RequiredRole =>
  role !== undefined && !hasRole(caller, role);

/** null: the client sent no progress token. */
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

/** A call that reports progress may take minutes, so it is aborted at shutdown as well as by its client. */
function mcpCallOf({ caller, stopping }: McpClient, request: ServerContext['mcpReq']): McpCall {
  const report = reportTo(request);
  return { caller, report, signal: report === null ? request.signal : AbortSignal.any([request.signal, stopping]) };
}

interface Performed {
  readonly who: McpClient;
  readonly params: CallToolRequest['params'];
  readonly context: ServerContext;
}

/** As the semantic conventions of MCP name it. */
class ToolError extends Error {
  override readonly name = 'tool_error';
}

/** Answers `tools/…`. What does not depend on a call is prepared once. */
export class ToolRequestHandler {
  private readonly failures = new RequestFailureLog(new Logger(ToolRequestHandler.name));
  private readonly tools: ReadonlyMap<string, McpTool>;
  private readonly listed: readonly { readonly role: McpTool['role']; readonly tool: Tool }[];

  constructor(registry: McpRegistry) {
    const tools = registry.tools();
    this.tools = new Map(tools.map((tool) => [tool.name, tool]));
    this.listed = tools.map((tool) => ({ role: tool.role, tool: wireToolOf(tool) }));
  }

  list(caller: Caller): { tools: Tool[] } {
    return { tools: this.listed.filter(({ role }) => !lacks(caller, role)).map(({ tool }) => tool) };
  }

  async call(who: McpClient, request: CallToolRequest, context: ServerContext): Promise<CallToolResult> {
    const { params } = request;
    const tool = this.tools.get(params.name);
    if (tool === undefined) {
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool ${JSON.stringify(params.name.slice(0, 80))}.`,
      );
    }
    const attributes = { 'mcp.method.name': 'tools/call', 'gen_ai.tool.name': tool.name };
    return inSpan({ name: `tools/call ${tool.name}`, attributes }, async (span) => {
      const result = await this.perform(tool, { who, params, context });
      if (result.isError === true) span?.fail(new ToolError());
      return result;
    });
  }

  private async perform(tool: McpTool, { who, params, context }: Performed): Promise<CallToolResult> {
    try {
      if (lacks(who.caller, tool.role)) throw new RoleRequired(tool.role);
      const call = mcpCallOf(who, context.mcpReq);
      const asTask = tool.takesLong === true ? asLong : asInteractive;
      return answered(await asTask(`tool ${tool.name}`, () => tool.call(params.arguments ?? {}, call)));
    } catch (error) {
      this.failures.tell(error, { tool: tool.name, msg: 'an MCP tool failed' });
      return refused(errorAnswer(error), tool);
    }
  }
}
