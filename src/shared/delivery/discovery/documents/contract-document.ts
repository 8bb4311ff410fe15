import { Injectable } from '@nestjs/common';
import { PublishedContract } from '../../http/openapi/published-contract.js';
import type { PublicDocument } from '../public-documents.js';
import { SITE_MAP } from '../site-map.js';

/** The OpenAPI document. */
@Injectable()
export class ContractDocument implements PublicDocument {
  readonly path = SITE_MAP.contract;
  readonly mediaType = 'application/json; charset=utf-8';

  constructor(private readonly contract: PublishedContract) {}

  render(): Promise<string> {
    return this.contract.text();
  }
}
