import { Injectable } from '@nestjs/common';
import { ContractParts, type ContractTag } from '../../../shared/delivery/http/openapi/contract-parts.js';
import { AgentGuide } from '../../../shared/delivery/discovery/agent-guide.js';
import { LANGUAGES } from '../../../shared/kernel/language.js';

const TEXT = `Language and time zone hold for every briefing that does not name its own:

\`\`\`sh
post settings/update '{"profile": {"language": "en", "timezone": "Europe/Berlin"}}'
\`\`\`

Languages: ${LANGUAGES.join(', ')}. Time zones are IANA names. \`settings/get\` reads them.`;

const TAGS: readonly ContractTag[] = [
  { name: 'settings', title: 'Settings', description: 'The language and the time zone of the caller.', place: 6 },
];

/** Explains to agents how to read and change the person's settings. */
@Injectable()
export class SettingsSection {
  constructor(guide: AgentGuide, contract: ContractParts) {
    guide.register({ step: 5, title: 'Settings', text: TEXT });
    contract.add({ tags: TAGS });
  }
}
