import { Injectable } from '@nestjs/common';
import { API_PREFIX } from '../../http/contract.js';
import type { PublicDocument } from '../public-documents.js';
import { SITE_MAP } from '../site-map.js';

/** RFC 9309. Pages say themselves that they are not to be indexed: only a crawler that may fetch them reads that. */
@Injectable()
export class RobotsTxt implements PublicDocument {
  readonly path = SITE_MAP.robots;
  readonly mediaType = 'text/plain; charset=utf-8';

  render(): string {
    return `User-agent: *\nDisallow: ${API_PREFIX}\n\n# For agents: ${SITE_MAP.llms}\n`;
  }
}
