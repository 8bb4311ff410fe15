import {
  type CompleteRequest,
  type CompleteResult,
  type GetPromptRequest,
  type GetPromptResult,
  type ListPromptsResult,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { InvalidRequest } from '../../kernel/domain-error.js';
import type { McpPrompt, McpPromptArgument } from './mcp-prompt.js';
import type { McpRegistry } from './mcp-registry.js';

const shownArgument = ({ name, description, required }: McpPromptArgument) => ({ name, description, required });

/** Answers `prompts/…` and `completion/complete`. */
export class PromptRequestHandler {
  private readonly prompts: readonly McpPrompt[];

  constructor(registry: McpRegistry) {
    this.prompts = registry.prompts();
  }

  list(): ListPromptsResult {
    return {
      prompts: this.prompts.map(({ name, title, description, arguments: args }) => ({
        name,
        title,
        description,
        arguments: args.map(shownArgument),
      })),
    };
  }

  get({ params }: GetPromptRequest): GetPromptResult {
    const prompt = this.find(params.name);
    const args = params.arguments ?? {};
    const unknown = Object.keys(args).find((name) => !prompt.arguments.some((known) => known.name === name));
    if (unknown !== undefined) throw new InvalidRequest(`unknown argument ${JSON.stringify(unknown.slice(0, 80))}`);
    const missing = prompt.arguments.find(({ name, required }) => required && args[name] === undefined);
    if (missing !== undefined) throw new InvalidRequest(`${missing.name} is required.`);
    return {
      description: prompt.description,
      messages: [{ role: 'user', content: { type: 'text', text: prompt.words(args) } }],
    };
  }

  /** The values of an argument that begin with what the user has typed. */
  complete({ params: { ref, argument } }: CompleteRequest): CompleteResult {
    if (ref.type !== 'ref/prompt') return { completion: { values: [] } };
    const { values = [] } = this.find(ref.name).arguments.find(({ name }) => name === argument.name) ?? {};
    const typed = argument.value.toLowerCase();
    return { completion: { values: values.filter((value) => value.toLowerCase().startsWith(typed)) } };
  }

  private find(name: string): McpPrompt {
    const prompt = this.prompts.find((candidate) => candidate.name === name);
    if (prompt !== undefined) return prompt;
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `There is no prompt ${JSON.stringify(name.slice(0, 80))}.`,
    );
  }
}
