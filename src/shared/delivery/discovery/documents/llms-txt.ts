import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../../config/http-settings.js';
import { API_PREFIX, CONTRACT_VERSION } from '../../http/contract.js';
import { PublishedContract } from '../../http/openapi/published-contract.js';
import { credentialsFor, sectionsOf, type ShownSection } from '../../http/openapi/reference.js';
import { McpRegistry } from '../../mcp/mcp-registry.js';
import { CONVENTIONS, SERVICE } from '../../http/openapi/narrative.js';
import { RECOVERIES } from '../recoveries.js';
import type { PublicDocument } from '../public-documents.js';
import { SITE_MAP } from '../site-map.js';

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** The first sentence of a text: enough to choose by. */
const gist = (text: string): string => /^.*?[.;:](?=\s|$)/s.exec(text)?.[0].replace(/[;:]$/, '.') ?? text;

/** What a language model reads first (llmstxt.org): what there is, and where each thing is told in full. */
@Injectable()
export class LlmsTxt implements PublicDocument {
  readonly path = SITE_MAP.llms;
  readonly mediaType = 'text/plain; charset=utf-8';

  constructor(
    private readonly config: HttpSettings,
    private readonly contract: PublishedContract,
    private readonly mcp: McpRegistry,
  ) {}

  async render(): Promise<string> {
    const sections = sectionsOf(await this.contract.document()).map((section) => this.section(section));
    const parts = [
      `# ${SERVICE.title}`,
      `> ${SERVICE.tagline}`,
      `The API is below \`${this.at(API_PREFIX)}\`, contract version ${CONTRACT_VERSION}.`,
      bullets(CONVENTIONS),
      `When a request is refused:\n\n${bullets(RECOVERIES.map(({ status, code, advice }) => `${status} \`${code}\`: ${advice}`))}`,
      `## Start here\n\n${bullets(this.beginnings())}`,
      ...sections,
      `## Tools of the MCP server\n\n${bullets(this.tools())}`,
      `## Optional\n\n${bullets(this.catalogues())}`,
    ];
    return `${parts.join('\n\n')}\n`;
  }

  private at(path: string): string {
    return `${this.config.baseUrl}${path}`;
  }

  private link(title: string, path: string, about: string): string {
    return `[${title}](${this.at(path)}): ${about}`;
  }

  private beginnings(): readonly string[] {
    return [
      this.link('Skill', SITE_MAP.skill, 'the whole way with curl, step by step: token, feeds, items, briefing'),
      this.link('Authentication', SITE_MAP.authGuide, 'every way to get, use and give back a token'),
      this.link('OpenAPI document', SITE_MAP.contract, 'every operation, field and bound'),
      this.link('Reference', SITE_MAP.reference, 'the same as a page'),
      this.link('MCP server card', SITE_MAP.serverCard, 'where to connect and with which protocol versions'),
    ];
  }

  private section({ title, operations }: ShownSection): string {
    const lines = operations.map((operation) => {
      const { method, path, id, summary } = operation;
      const about = `${summary.replace(/\.$/, '')}; needs ${credentialsFor(operation)}`;
      return this.link(`${method} ${path}`, `${SITE_MAP.reference}#${id}`, about);
    });
    return `## ${title}\n\n${bullets(lines)}`;
  }

  private tools(): readonly string[] {
    return this.mcp
      .tools()
      .filter(({ role }) => role === undefined)
      .map(({ name, description }) => this.link(name, `${SITE_MAP.reference}#tool-${name}`, gist(description)));
  }

  private catalogues(): readonly string[] {
    return [
      this.link('Skills', SITE_MAP.skills, 'index of agent skills with checksums'),
      this.link('API catalog', SITE_MAP.apiCatalog, 'links to all of this for programs (RFC 9727)'),
      this.link('AI catalog', SITE_MAP.aiCatalog, 'the MCP server and the skill for registries of agents'),
    ];
  }
}
