import { Injectable } from '@nestjs/common';
import { isRefusal } from '../http/errors/error-answer.js';
import { Metrics } from '../http/metrics/metrics.js';
import type { McpTool } from './mcp-tool.js';

const SECONDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60];

/** An HTTP answer to a call is 200 whatever became of it, so calls are counted by themselves. */
@Injectable()
export class ToolMetrics {
  readonly #seconds;

  constructor(metrics: Metrics) {
    const name = 'briefings_mcp_tool_duration_seconds';
    const help =
      'Calls of MCP tools to this process, by tool and outcome: answered, refused (the caller can do something), failed.';
    this.#seconds = metrics.histogram({ name, help, labels: ['tool', 'outcome'] }, SECONDS);
  }

  measured(tool: McpTool): McpTool {
    return {
      ...tool,
      call: async (...asked) => {
        const began = performance.now();
        let outcome = 'failed';
        try {
          const answer = await tool.call(...asked);
          outcome = 'answered';
          return answer;
        } catch (error) {
          if (isRefusal(error)) outcome = 'refused';
          throw error;
        } finally {
          this.#seconds.observe({ tool: tool.name, outcome }, (performance.now() - began) / 1000);
        }
      },
    };
  }
}
