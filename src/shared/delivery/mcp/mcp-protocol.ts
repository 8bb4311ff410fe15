import type { IncomingMessage } from 'node:http';
import { toWebRequest } from '@modelcontextprotocol/node';
import { createMcpHandler, type Server } from '@modelcontextprotocol/server';
import { Logger } from '@nestjs/common';
import type { Caller } from '../../kernel/caller.js';
import { McpServers } from './mcp-servers.js';
import type { McpRegistry } from './mcp-registry.js';
import { refuseForeign } from './rebinding.js';

/** A POST. */
export interface McpMessage {
  readonly caller: Caller;
  readonly raw: IncomingMessage;
  readonly body: unknown;
  /** Aborted when the client disconnects, so that its call ends. */
  readonly signal: AbortSignal;
}

/** One handler for all revisions of the protocol, without sessions: any node answers any request. */
export class McpProtocol {
  readonly #log = new Logger('McpEndpoint');
  readonly #callers = new WeakMap<Request, Caller>();
  readonly #servers: McpServers;
  readonly #handler = createMcpHandler(({ requestInfo }) => this.#open(requestInfo), {
    legacy: 'stateless',
    onerror: (error) => this.#log.debug({ err: error, msg: 'an MCP request was refused or aborted' }),
  });

  /** `stopping`: aborted when the program stops. */
  constructor(
    private readonly baseUrl: string,
    registry: McpRegistry,
    private readonly stopping: AbortSignal,
  ) {
    this.#servers = new McpServers(baseUrl, registry);
  }

  /** Throws ForeignOrigin. */
  refuseForeign(headers: IncomingMessage['headers']): void {
    refuseForeign(headers, this.baseUrl);
  }

  async answer({ caller, raw, body, signal }: McpMessage): Promise<Response> {
    const request = await toWebRequest(raw, body, { signal });
    this.#callers.set(request, caller);
    return await this.#handler.fetch(request, body === undefined ? {} : { parsedBody: body });
  }

  #open(request: Request | undefined): Server {
    const caller = request === undefined ? undefined : this.#callers.get(request);
    if (caller === undefined) throw new Error('An MCP request came to a server without its caller.');
    return this.#servers.open({ caller, stopping: this.stopping });
  }
}
