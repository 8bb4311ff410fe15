import { Injectable } from '@nestjs/common';
import { AgentGuide } from '../../../../shared/delivery/discovery/agent-guide.js';
import { ContractParts, type ContractTag } from '../../../../shared/delivery/http/openapi/contract-parts.js';

const TEXT = `A member hears their briefings in any podcast app, by a secret address:

\`\`\`sh
post podcasts/get '{}'
\`\`\`

\`podcast.feed_url\` is for the person alone: whoever has it hears everything. \`{"show_id": "shw_…"}\` is the feed of one
show. \`podcasts/renew\` gives a feed a new address, and the old one is refused. Feeds are for members (else 403).`;

const TAGS: readonly ContractTag[] = [
  {
    name: 'podcasts',
    title: 'Podcast feeds',
    description: 'Private feeds by which podcast apps play the briefings of a member.',
    place: 7,
  },
];

/** Tells agents how a person hears briefings in their podcast app. */
@Injectable()
export class PodcastsSection {
  constructor(guide: AgentGuide, contract: ContractParts) {
    guide.register({ step: 7, title: 'Listen in a podcast app', text: TEXT });
    contract.add({ tags: TAGS });
  }
}
