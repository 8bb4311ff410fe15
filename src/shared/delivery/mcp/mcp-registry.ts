import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../http/rate-limit/rate-limiter.js';
import type { McpPrompt } from './mcp-prompt.js';
import type { McpResource, McpResourceTemplate } from './mcp-resource.js';
import type { McpTool } from './mcp-tool.js';
import { ToolMetrics } from './tool-metrics.js';

export interface McpContribution {
  readonly tools?: readonly McpTool[];
  readonly resources?: readonly McpResource[];
  readonly templates?: readonly McpResourceTemplate[];
  readonly prompts?: readonly McpPrompt[];
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);

/** The tools, resources and prompts of all contexts, registered while the program is wired. Fixed from then on. */
@Injectable()
export class McpRegistry {
  private readonly contributions: McpContribution[] = [];

  constructor(
    private readonly limiter: RateLimiter,
    private readonly metrics: ToolMetrics,
  ) {}

  /** Throws when there is a tool of that name: clients would see both and could call one. */
  register(contribution: McpContribution): void {
    const names = new Set(this.tools().map(({ name }) => name));
    const taken = contribution.tools?.find(({ name }) => names.has(name));
    if (taken !== undefined) throw new Error(`the tool ${taken.name} is registered twice`);
    this.contributions.push({
      ...contribution,
      tools: contribution.tools?.map((one) => this.metrics.measured(this.limited(one))) ?? [],
    });
  }

  /** Sorted by name, like all lists here: clients cache them and compare. */
  tools(): readonly McpTool[] {
    return this.contributions.flatMap(({ tools = [] }) => tools).toSorted(byName);
  }

  resources(): readonly McpResource[] {
    return this.contributions.flatMap(({ resources = [] }) => resources).toSorted(byName);
  }

  templates(): readonly McpResourceTemplate[] {
    return this.contributions.flatMap(({ templates = [] }) => templates).toSorted(byName);
  }

  prompts(): readonly McpPrompt[] {
    return this.contributions.flatMap(({ prompts = [] }) => prompts).toSorted(byName);
  }

  private limited(declared: McpTool): McpTool {
    const { limit } = declared;
    if (limit === undefined) return declared;
    const call: McpTool['call'] = async (args, circumstances) => {
      await this.limiter.takeFor(circumstances.caller, limit);
      return declared.call(args, circumstances);
    };
    return { ...declared, call };
  }
}
