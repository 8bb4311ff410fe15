import { Injectable } from '@nestjs/common';
import { ContractParts, type ContractTag } from '../../../shared/delivery/http/openapi/contract-parts.js';
import { AgentGuide } from '../../../shared/delivery/discovery/agent-guide.js';
import { LANGUAGES } from '../../../shared/kernel/language.js';

const TEXT = `Language and time zone hold for every briefing that does not name its own:

\`\`\`sh
post settings/update '{"profile": {"language": "en", "timezone": "Europe/Berlin"}}'
\`\`\`

Languages: ${LANGUAGES.join(', ')}. Time zones are IANA names. \`settings/get\` reads them.

How the person likes to listen holds wherever a request says nothing else:

\`\`\`sh
post listening/update '{"format": "in_depth", "target_length_seconds": 900, "memory": true}'
\`\`\`

\`format\` is \`headlines\`, \`brief\` or \`in_depth\`; \`host_ids\` are of one language; \`null\` takes a choice back. With
\`memory\`, which is on until they switch it off, a briefing tells what an earlier one told only where there is something
new. \`listening/get\` reads it.

A word or a name that is said wrong is set right for one language, whoever speaks it; transcripts keep the spelling:

\`\`\`sh
post pronunciations/set '{"language": "en", "written": "kubectl", "respelling": "cube control"}'
\`\`\`

\`pronunciations/list\` reads them, \`pronunciations/delete\` takes one back; a person does the same at
\`/pronunciations\`.`;

const TAGS: readonly ContractTag[] = [
  { name: 'settings', title: 'Settings', description: 'The language and the time zone of the caller.', place: 6 },
  {
    name: 'listening',
    title: 'Listening',
    description: 'How the caller likes to listen: what holds where a request for a briefing is silent.',
    place: 6,
  },
  {
    name: 'pronunciations',
    title: 'Pronunciations',
    description: 'How the caller wants words and names to be said, by language.',
    place: 6,
  },
];

/** Explains to agents how to read and change the person's settings, how they like to listen, and how words are said. */
@Injectable()
export class SettingsSection {
  constructor(guide: AgentGuide, contract: ContractParts) {
    guide.register({ step: 5, title: 'Settings', text: TEXT });
    contract.add({ tags: TAGS });
  }
}
