import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../../config/http-settings.js';
import { SERVICE } from '../../http/openapi/narrative.js';
import type { PublicDocument } from '../public-documents.js';
import { SITE_MAP, SKILL_NAME } from '../site-map.js';
import { SERVER_CARD_TYPE } from './server-card.js';

/** What agents may use of this host, for those who know its name only (AI Catalog 1.0, named by SEP-2127). */
@Injectable()
export class AiCatalog implements PublicDocument {
  readonly path = SITE_MAP.aiCatalog;
  readonly mediaType = 'application/ai-catalog+json';

  constructor(private readonly config: HttpSettings) {}

  render(): string {
    const { baseUrl } = this.config;
    const { hostname } = new URL(baseUrl);
    const entry = (kind: string, type: string, path: string) => ({
      identifier: `urn:air:${hostname}:${kind}:${SKILL_NAME}`,
      type,
      url: `${baseUrl}${path}`,
    });
    const catalog = {
      specVersion: '1.0',
      host: { displayName: SERVICE.name, documentationUrl: `${baseUrl}${SITE_MAP.reference}` },
      entries: [
        entry('mcp', SERVER_CARD_TYPE, SITE_MAP.serverCard),
        entry('skill', 'application/agent-skills+md', SITE_MAP.skill),
      ],
    };
    return `${JSON.stringify(catalog, null, 2)}\n`;
  }
}
