import { Injectable } from '@nestjs/common';
import type { McpPrompt } from './mcp-prompt.js';
import type { McpResource, McpResourceTemplate } from './mcp-resource.js';
import type { McpTool } from './mcp-tool.js';

export interface McpOffer {
  readonly tools?: readonly McpTool[];
  readonly resources?: readonly McpResource[];
  readonly templates?: readonly McpResourceTemplate[];
  readonly prompts?: readonly McpPrompt[];
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);

/** What agents are offered. Contexts add theirs when the program is wired; it does not change afterwards. */
@Injectable()
export class McpRegistry {
  private readonly offers: McpOffer[] = [];

  register(offer: McpOffer): void {
    this.offers.push(offer);
  }

  /** In the order of their names, as all the others: clients cache lists, and compare them. */
  tools(): readonly McpTool[] {
    return this.offers.flatMap(({ tools = [] }) => tools).toSorted(byName);
  }

  resources(): readonly McpResource[] {
    return this.offers.flatMap(({ resources = [] }) => resources).toSorted(byName);
  }

  templates(): readonly McpResourceTemplate[] {
    return this.offers.flatMap(({ templates = [] }) => templates).toSorted(byName);
  }

  prompts(): readonly McpPrompt[] {
    return this.offers.flatMap(({ prompts = [] }) => prompts).toSorted(byName);
  }
}
