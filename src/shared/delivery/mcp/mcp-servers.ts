import { Logger } from '@nestjs/common';
import {
  preloadSchemas,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerOptions,
} from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import { CONTRACT_VERSION } from '../http/contract.js';
import { errorAnswer } from '../http/errors/error-answer.js';
import { RequestFailureLog } from '../http/errors/request-failure-log.js';
import { INSTRUCTIONS } from './instructions.js';
import type { McpRegistry } from './mcp-registry.js';
import { PromptRequestHandler } from './prompt-request-handler.js';
import { ResourceRequestHandler } from './resource-request-handler.js';
import { ToolRequestHandler, type McpClient } from './tool-request-handler.js';

/** Answers that are the same for every caller change only with a new version of the program. */
const FOR_ALL = { ttlMs: 300_000, cacheScope: 'public' as const };

/** Which tools are listed follows from the roles of the caller. */
const FOR_ONE = { ...FOR_ALL, cacheScope: 'private' as const };

const OPTIONS: ServerOptions = {
  capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
  instructions: INSTRUCTIONS,
  cacheHints: {
    'server/discover': FOR_ALL,
    'tools/list': FOR_ONE,
    'prompts/list': FOR_ALL,
    'resources/templates/list': FOR_ALL,
  },
  // The default validator would be created for every request, and we ask clients for nothing that it could check.
  jsonSchemaValidator: new AjvJsonSchemaValidator(),
};

/** Calls parameters that are not as the protocol has them by that name; the SDK does so for tools, else it is our failure. */
class ExactServer extends Server {
  protected override _wrapHandler(...[method, handler]: Parameters<Server['_wrapHandler']>) {
    return super._wrapHandler(
      method,
      async (request, context) => await checked(method, () => handler(request, context)),
    );
  }
}

/** The SDK checks before it calls our handlers, which are asynchronous: only it throws here. */
function checked<Answer>(method: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return work();
  } catch (error) {
    if (error instanceof ProtocolError || !(error instanceof Error)) throw error;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Invalid ${method} request: ${error.message}`);
  }
}

/** Creates the MCP server of one request. It belongs to one caller, so requests share no state. */
export class McpServers {
  private readonly failures = new RequestFailureLog(new Logger(McpServers.name));
  private readonly identity;
  private readonly tools: ToolRequestHandler;
  private readonly resources: ResourceRequestHandler;
  private readonly prompts: PromptRequestHandler;

  constructor(baseUrl: string, registry: McpRegistry) {
    preloadSchemas();
    this.tools = new ToolRequestHandler(registry);
    this.resources = new ResourceRequestHandler(registry);
    this.prompts = new PromptRequestHandler(registry);
    this.identity = {
      name: 'podcast-briefings',
      title: 'Podcast Briefings',
      version: CONTRACT_VERSION,
      websiteUrl: baseUrl,
    };
  }

  open(who: McpClient): Server {
    const { caller } = who;
    const server = new ExactServer(this.identity, OPTIONS);
    server.setRequestHandler('tools/list', async () => this.tools.list(caller));
    server.setRequestHandler('tools/call', (request, context) => this.tools.call(who, request, context));
    server.setRequestHandler('resources/list', () => this.plain(() => this.resources.list(caller)));
    server.setRequestHandler('resources/templates/list', async () => this.resources.listTemplates());
    server.setRequestHandler('resources/read', ({ params }) =>
      this.plain(() => this.resources.read(caller, params.uri)),
    );
    server.setRequestHandler('prompts/list', async () => this.prompts.list());
    server.setRequestHandler('prompts/get', (request) => this.plain(() => this.prompts.get(request)));
    server.setRequestHandler('completion/complete', async (request) => this.prompts.complete(request));
    return server;
  }

  /** The SDK shows clients the message of every error: only messages that are meant for callers may reach it. */
  private async plain<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ProtocolError) throw error;
      const { status, body } = errorAnswer(error);
      this.failures.tell(error, { msg: 'an MCP request failed' });
      const code = status < 500 ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError;
      throw new ProtocolError(code, body.message, body);
    }
  }
}
