import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { createMcpHandler, type Server } from '@modelcontextprotocol/server';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../kernel/caller.js';
import { McpServers } from './mcp-servers.js';

/** One handler for all revisions of the protocol, without sessions: any node answers any request. */
@Injectable()
export class McpEndpoint implements OnModuleInit {
  private readonly log = new Logger(McpEndpoint.name);
  private readonly callers = new WeakMap<Request, Caller>();
  private readonly stopping = new AbortController();
  private readonly handler = createMcpHandler(({ requestInfo }) => this.open(requestInfo), {
    legacy: 'stateless',
    onerror: (error) => this.log.debug({ err: error, msg: 'an MCP request was refused or aborted' }),
  });

  constructor(
    private readonly servers: McpServers,
    private readonly host: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    // Commands of the command line run without an HTTP server.
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance>();
    // Calls that report progress may take minutes, and would delay the shutdown.
    fastify?.addHook('preClose', (done) => {
      this.stopping.abort();
      done();
    });
  }

  get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  /** The signal of `request` must be aborted when the client disconnects, so that its call ends. */
  answer(caller: Caller, request: Request, body: unknown): Promise<Response> {
    this.callers.set(request, caller);
    return this.handler.fetch(request, body === undefined ? {} : { parsedBody: body });
  }

  private open(request: Request | undefined): Server {
    const caller = request === undefined ? undefined : this.callers.get(request);
    if (caller === undefined) throw new Error('An MCP request came to a server without its caller.');
    return this.servers.open({ caller, stopping: this.stopping.signal });
  }
}
