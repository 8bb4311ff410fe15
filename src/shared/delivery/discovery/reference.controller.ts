import { Controller, Get, Header } from '@nestjs/common';
import { docsPage } from '../http/openapi/docs-page.js';
import { DOCS_STYLE } from '../http/openapi/docs-style.js';
import { PublishedContract } from '../http/openapi/published-contract.js';
import { McpRegistry } from '../mcp/mcp-registry.js';

/** The contract and the tools as a page, for people. */
@Controller('docs')
export class ReferenceController {
  /** Made once: it takes long, and says the same to everybody. */
  private rendered: string | null = null;

  constructor(
    private readonly contract: PublishedContract,
    private readonly mcp: McpRegistry,
  ) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  async page(): Promise<string> {
    this.rendered ??= docsPage({ document: await this.contract.document(), tools: this.mcp.tools() });
    return this.rendered;
  }

  @Get('style.css')
  @Header('content-type', 'text/css; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  style(): string {
    return DOCS_STYLE;
  }
}
