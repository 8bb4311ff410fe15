import { Global, Module } from '@nestjs/common';
import { McpEndpoint } from './mcp-endpoint.js';
import { McpRegistry } from './mcp-registry.js';
import { ToolMetrics } from './tool-metrics.js';
import { McpController } from './mcp.controller.js';

/** The Model Context Protocol endpoint. Contexts register their tools, resources and prompts. */
@Global()
@Module({
  controllers: [McpController],
  providers: [McpRegistry, ToolMetrics, McpEndpoint],
  exports: [McpRegistry],
})
export class McpModule {}
