import { Injectable } from '@nestjs/common';
import { AgentGuide } from '../../../../shared/delivery/discovery/agent-guide.js';
import { ContractParts, type ContractTag } from '../../../../shared/delivery/http/openapi/contract-parts.js';

const TEXT = `A member who wants to be told by e-mail when a briefing is ready:

\`\`\`sh
post notifications/update '{"mail_ready": true}'
\`\`\`

The mail has the cover, the chapters and the first sentence of each story, and a link that ends such mails. Where the
address of the account is not confirmed yet, a mail with a link goes there first. 400: this service sends no mail.
\`notifications/get\` reads it. Notifications are for members (else 403).`;

const TAGS: readonly ContractTag[] = [
  {
    name: 'notifications',
    title: 'Notifications',
    description: 'Which mails a member gets.',
    place: 7,
  },
];

/** Tells agents how a person is told of their briefings by e-mail. */
@Injectable()
export class NotificationsSection {
  constructor(guide: AgentGuide, contract: ContractParts) {
    guide.register({ step: 7, title: 'Be told by e-mail', text: TEXT });
    contract.add({ tags: TAGS });
  }
}
