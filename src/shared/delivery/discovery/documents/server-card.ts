import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../../config/http-settings.js';
import { CONTRACT_VERSION } from '../../http/contract.js';
import { SERVICE } from '../../http/openapi/narrative.js';
import type { PublicDocument } from '../public-documents.js';
import { SITE_MAP, SKILL_NAME } from '../site-map.js';

export const SERVER_CARD_TYPE = 'application/mcp-server-card+json';

const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';

/** Newest first; the endpoint is asked for each of them by a test. */
const PROTOCOL_VERSIONS = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'];

/** `https://briefings.example.org` is `org.example.briefings`; an address stays as it is. */
export function reverseDomain(baseUrl: string): string {
  const { hostname } = new URL(baseUrl);
  const address = /^[\d.]+$|^\[/.test(hostname);
  return address ? hostname.replaceAll(/[^\w.]/g, '-') : hostname.split('.').reverse().join('.');
}

/**
 * Where the MCP server is and which revisions it speaks (SEP-2127, final). By design it names no tools: who connects
 * gets the list itself, and /llms.txt has it for readers.
 */
@Injectable()
export class ServerCard implements PublicDocument {
  readonly path = SITE_MAP.serverCard;
  readonly aliases = [SITE_MAP.serverCardBefore];
  readonly mediaType = SERVER_CARD_TYPE;

  constructor(private readonly config: HttpSettings) {}

  render(): string {
    const { baseUrl } = this.config;
    const card = {
      $schema: SCHEMA,
      name: `${reverseDomain(baseUrl)}/${SKILL_NAME}`,
      version: CONTRACT_VERSION,
      title: SERVICE.name,
      description: SERVICE.short,
      websiteUrl: `${baseUrl}/`,
      remotes: [
        {
          type: 'streamable-http',
          url: `${baseUrl}/mcp`,
          supportedProtocolVersions: PROTOCOL_VERSIONS,
        },
      ],
    };
    return `${JSON.stringify(card, null, 2)}\n`;
  }
}
