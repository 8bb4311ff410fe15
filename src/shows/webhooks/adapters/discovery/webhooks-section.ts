import { Injectable } from '@nestjs/common';
import { AgentGuide } from '../../../../shared/delivery/discovery/agent-guide.js';
import { ContractParts, type ContractTag } from '../../../../shared/delivery/http/openapi/contract-parts.js';
import { NOTICE_TYPES } from '../../domain/notice.js';

const TEXT = `A member has an address of theirs told what happens, instead of asking again and again:

\`\`\`sh
post webhooks/create '{"url": "https://hooks.example.org/briefings", "types": ["briefing.ready"]}'
\`\`\`

\`secret\` is in this answer only; by Standard Webhooks the receiver verifies each message with it. Types:
${NOTICE_TYPES.map((type) => `\`${type}\``).join(', ')}. The body is \`{"type", "timestamp", "data"}\`, with ids and links in
\`data\`. \`webhooks/test\` tries an address, \`webhooks/deliveries\` shows what was sent and what came of it,
\`webhooks/rotate\` makes a new secret, \`webhooks/update\` switches one off or on. Webhooks are for members (else 403).`;

const TAGS: readonly ContractTag[] = [
  {
    name: 'webhooks',
    title: 'Webhooks',
    description: 'Addresses of a member that are told what happens, by Standard Webhooks.',
    place: 7,
  },
];

/** Tells agents how a person is told without asking. */
@Injectable()
export class WebhooksSection {
  constructor(guide: AgentGuide, contract: ContractParts) {
    guide.register({ step: 8, title: 'Be told', text: TEXT });
    contract.add({ tags: TAGS });
  }
}
