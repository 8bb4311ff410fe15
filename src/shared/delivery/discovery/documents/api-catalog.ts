import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../../config/http-settings.js';
import { API_PREFIX } from '../../http/contract.js';
import type { PublicDocument } from '../public-documents.js';
import { SITE_MAP } from '../site-map.js';
import { SERVER_CARD_TYPE } from './server-card.js';

const PROFILE = 'https://www.rfc-editor.org/info/rfc9727';

/** RFC 9727: where the APIs of this host are, and where each is described, as a linkset (RFC 9264). */
@Injectable()
export class ApiCatalog implements PublicDocument {
  readonly path = SITE_MAP.apiCatalog;
  readonly mediaType = `application/linkset+json; profile="${PROFILE}"`;
  readonly headers: Readonly<Record<string, string>>;

  constructor(private readonly config: HttpSettings) {
    this.headers = { link: `<${this.at(SITE_MAP.apiCatalog)}>; rel="api-catalog"` };
  }

  render(): string {
    const rest = this.at(API_PREFIX);
    const mcp = this.at('/mcp');
    const linkset = [
      { anchor: this.at(SITE_MAP.apiCatalog), item: [{ href: rest }, { href: mcp }] },
      {
        anchor: rest,
        'service-desc': [this.link(SITE_MAP.contract, 'application/vnd.oai.openapi+json;version=3.1')],
        'service-doc': [
          this.link(SITE_MAP.reference, 'text/html'),
          this.link(SITE_MAP.llms, 'text/plain'),
          this.link(SITE_MAP.authGuide, 'text/markdown'),
        ],
        'service-meta': [this.link(SITE_MAP.skills, 'application/json')],
        status: [this.link('/readyz', 'application/json')],
      },
      {
        anchor: mcp,
        'service-desc': [this.link(SITE_MAP.serverCard, SERVER_CARD_TYPE)],
        'service-doc': [this.link(SITE_MAP.authGuide, 'text/markdown')],
      },
    ];
    return `${JSON.stringify({ linkset }, null, 2)}\n`;
  }

  private at(path: string): string {
    return `${this.config.baseUrl}${path}`;
  }

  private link(path: string, type: string): { readonly href: string; readonly type: string } {
    return { href: this.at(path), type };
  }
}
