import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../../config/http-settings.js';
import { type PublicDocument, PublicDocuments } from '../public-documents.js';
import { SITE_MAP, SKILL_NAME } from '../site-map.js';
import { SKILL_DESCRIPTION } from './skill-file.js';

const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Which skills there are, and the checksum of each file (Agent Skills Discovery 0.2.0). */
@Injectable()
export class SkillIndex implements PublicDocument {
  readonly path = SITE_MAP.skills;
  readonly mediaType = 'application/json; charset=utf-8';

  constructor(
    private readonly config: HttpSettings,
    private readonly documents: PublicDocuments,
  ) {}

  async render(): Promise<string> {
    const file = (await this.documents.at(SITE_MAP.skill))?.text ?? '';
    const skill = {
      name: SKILL_NAME,
      type: 'skill-md',
      description: SKILL_DESCRIPTION,
      url: `${this.config.baseUrl}${SITE_MAP.skill}`,
      digest: `sha256:${createHash('sha256').update(file).digest('hex')}`,
    };
    return `${JSON.stringify({ $schema: SCHEMA, skills: [skill] }, null, 2)}\n`;
  }
}
