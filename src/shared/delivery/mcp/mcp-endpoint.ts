import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { ExtensionSettings } from '../../../config/extension-settings.js';
import { HttpSettings } from '../../../config/http-settings.js';
import type { McpProtocol } from './mcp-protocol.js';
import { McpRegistry } from './mcp-registry.js';

/** The protocol, with the packages that speak it, is loaded by the first request: most starts never see one. */
@Injectable()
export class McpEndpoint implements OnModuleInit, OnApplicationBootstrap {
  private readonly stopping = new AbortController();
  private loaded: Promise<McpProtocol> | null = null;

  constructor(
    private readonly http: HttpSettings,
    private readonly extensions: ExtensionSettings,
    private readonly registry: McpRegistry,
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

  async onApplicationBootstrap(): Promise<void> {
    // Whether the tools of others can be shown to clients is known at start.
    if (this.extensions.extensions.length > 0) await this.protocol();
  }

  get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  async protocol(): Promise<McpProtocol> {
    this.loaded ??= this.load();
    return await this.loaded;
  }

  private async load(): Promise<McpProtocol> {
    const { McpProtocol } = await import('./mcp-protocol.js');
    return new McpProtocol(this.http.baseUrl, this.registry, this.stopping.signal);
  }
}
