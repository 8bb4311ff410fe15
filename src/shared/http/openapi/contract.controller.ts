import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { DOCS_STYLE } from './docs-style.js';
import { docsPage } from './docs-page.js';
import { PublishedContract } from './published-contract.js';

@ApiExcludeController()
@Controller()
export class ContractController {
  constructor(private readonly contract: PublishedContract) {}

  @Get('openapi.json')
  @Header('access-control-allow-origin', '*')
  document(): OpenAPIObject {
    return this.contract.document;
  }

  @Get('docs')
  @Header('content-type', 'text/html; charset=utf-8')
  page(): string {
    return docsPage(this.contract.document);
  }

  @Get('docs/style.css')
  @Header('content-type', 'text/css; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  style(): string {
    return DOCS_STYLE;
  }
}
