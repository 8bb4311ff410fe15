import { Global, Module } from '@nestjs/common';
import { McpEndpoint } from './mcp-endpoint.js';
import { McpRegistry } from './mcp-registry.js';
import { McpServers } from './mcp-servers.js';
import { McpController } from './mcp.controller.js';
import { PromptDesk } from './prompt-desk.js';
import { ResourceDesk } from './resource-desk.js';
import { ToolDesk } from './tool-desk.js';

/** The door for agents that speak the Model Context Protocol; contexts put in what they offer. */
@Global()
@Module({
  controllers: [McpController],
  providers: [McpRegistry, ToolDesk, ResourceDesk, PromptDesk, McpServers, McpEndpoint],
  exports: [McpRegistry],
})
export class McpModule {}
