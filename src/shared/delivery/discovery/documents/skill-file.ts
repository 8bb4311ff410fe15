import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../../config/http-settings.js';
import { API_PREFIX } from '../../http/contract.js';
import { AgentGuide, type Recovery } from '../agent-guide.js';
import { CONVENTIONS, SERVICE } from '../../http/openapi/narrative.js';
import { RECOVERIES } from '../recoveries.js';
import type { PublicDocument } from '../public-documents.js';
import { SITE_MAP, SKILL_NAME } from '../site-map.js';

export const SKILL_DESCRIPTION = `${SERVICE.tagline} ${SERVICE.occasion}`;

/** Shell functions that the commands of all sections use. Needs a POSIX shell, curl and sed. */
const shell = (baseUrl: string): string => `\`\`\`sh
BASE=${baseUrl}
post() { curl -sS "$BASE${API_PREFIX}$1" -H "\${TOKEN:+Authorization: Bearer $TOKEN}" -H 'Content-Type: application/json' -d "$2"; }
field() { sed -n "s/.*\\"$1\\":\\"\\([^\\"]*\\)\\".*/\\1/p"; }  # one string of an answer
id() { grep -o "$1_[0-9a-z]*" | head -n 1; }           # the first id of a kind: src, itm, art
\`\`\``;

const row = ({ status, code, advice }: Recovery): string => `| ${status} | \`${code}\` | ${advice} |`;

/** The skill for agents (agentskills.io): all sections of the guide in their order. */
@Injectable()
export class SkillFile implements PublicDocument {
  readonly path = SITE_MAP.skill;
  readonly mediaType = 'text/markdown; charset=utf-8';

  constructor(
    private readonly config: HttpSettings,
    private readonly guide: AgentGuide,
  ) {}

  render(): string {
    const { baseUrl } = this.config;
    const sections = this.guide.sections().map(({ title, text }, at) => `## ${at + 1}. ${title}\n\n${text.trim()}`);
    const parts = [
      `---\nname: ${SKILL_NAME}\ndescription: ${JSON.stringify(SKILL_DESCRIPTION)}\ncompatibility: Needs a shell with curl, and network access to ${new URL(baseUrl).host}\n---`,
      `# ${SERVICE.name}`,
      `${SERVICE.tagline} ${baseUrl}${SITE_MAP.contract} has every field and bound, ${baseUrl}${SITE_MAP.authGuide} every way to be let in. Clients that speak MCP connect to ${baseUrl}/mcp instead and need none of the below.`,
      CONVENTIONS.map((line) => `- ${line}`).join('\n'),
      `The commands below follow each other in one shell:\n\n${shell(baseUrl)}`,
      ...sections,
      `## When a request is refused\n\n${this.refusals()}`,
    ];
    return `${parts.join('\n\n')}\n`;
  }

  private refusals(): string {
    const all = [...RECOVERIES, ...this.guide.recoveries()];
    const rows = all.toSorted((a, b) => a.status - b.status || a.code.localeCompare(b.code)).map(row);
    return ['| Status | `error` | What to do |', '|---|---|---|', ...rows].join('\n');
  }
}
