import {
  type ListResourcesResult,
  type ListResourceTemplatesResult,
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server';
import type { Caller } from '../../kernel/caller.js';
import { DomainError } from '../../kernel/domain-error.js';
import { asInteractive } from '../../storage/connections/workload.js';
import type { McpRegistry } from './mcp-registry.js';
import type { McpResource, McpResourceTemplate } from './mcp-resource.js';

const NAMED = /^([a-z]+):\/\/(.+)$/;

function nothingWhenNotFound(error: unknown): null {
  if (error instanceof DomainError && error.kind === 'not_found') return null;
  throw error;
}

const described = ({ name, title, description, mimeType }: McpResource | McpResourceTemplate) => {
  return { name, title, description, mimeType };
};

async function newestOf({ name, mimeType, newest }: McpResourceTemplate, caller: Caller): Promise<Resource[]> {
  const found = (await newest?.(caller)) ?? [];
  return found.map(({ uri, title, at }) => ({
    uri,
    name,
    title,
    mimeType,
    annotations: { lastModified: new Date(at).toISOString() },
  }));
}

/** Answers `resources/…`. A resource of another caller is reported as not found. */
export class ResourceRequestHandler {
  private readonly resources: readonly McpResource[];
  private readonly templates: readonly McpResourceTemplate[];

  constructor(registry: McpRegistry) {
    this.resources = registry.resources();
    this.templates = registry.templates();
  }

  list(caller: Caller): Promise<ListResourcesResult> {
    return asInteractive('list resources', () => this.listed(caller));
  }

  private async listed(caller: Caller): Promise<ListResourcesResult> {
    const fixed = this.resources.map((resource) => ({ uri: resource.uri, ...described(resource) }));
    const named = await Promise.all(this.templates.map((template) => newestOf(template, caller)));
    return { resources: [...fixed, ...named.flat()] };
  }

  listTemplates(): ListResourceTemplatesResult {
    const shown = this.templates.map((kind) => ({ uriTemplate: `${kind.scheme}://{id}`, ...described(kind) }));
    return { resourceTemplates: shown };
  }

  async read(caller: Caller, uri: string): Promise<ReadResourceResult> {
    const fixed = this.resources.find((resource) => resource.uri === uri);
    const [, scheme, id = ''] = NAMED.exec(uri) ?? [];
    const template = this.templates.find((candidate) => candidate.scheme === scheme);
    const read = async (): Promise<string | null> =>
      (await (fixed?.read(caller) ?? template?.read(id, caller))?.catch(nothingWhenNotFound)) ?? null;
    const found = await asInteractive(`resource ${template?.scheme ?? 'of a fixed address'}`, read);
    if (found === null) throw new ResourceNotFoundError(uri);
    return { contents: [{ uri, mimeType: (fixed ?? template)?.mimeType, text: found }] };
  }
}
