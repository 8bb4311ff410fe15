import { Global, Module } from '@nestjs/common';
import { McpEndpoint } from './mcp-endpoint.js';
import { McpRegistry } from './mcp-registry.js';
import { McpServers } from './mcp-servers.js';
import { McpController } from './mcp.controller.js';
import { PromptRequestHandler } from './prompt-request-handler.js';
import { ResourceRequestHandler } from './resource-request-handler.js';
import { ToolRequestHandler } from './tool-request-handler.js';

/** The Model Context Protocol endpoint. Contexts register their tools, resources and prompts. */
@Global()
@Module({
  controllers: [McpController],
  providers: [McpRegistry, ToolRequestHandler, ResourceRequestHandler, PromptRequestHandler, McpServers, McpEndpoint],
  exports: [McpRegistry],
})
export class McpModule {}
