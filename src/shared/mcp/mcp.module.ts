import { Global, Module } from '@nestjs/common';
import { McpRegistry } from './mcp-registry.js';

/** The door for agents that speak the Model Context Protocol; contexts put in what they offer. */
@Global()
@Module({ providers: [McpRegistry], exports: [McpRegistry] })
export class McpModule {}
