import { Injectable } from '@nestjs/common';
import { ContractParts, type ContractTag } from '../../../shared/delivery/http/openapi/contract-parts.js';
import { AgentGuide } from '../../../shared/delivery/discovery/agent-guide.js';

const TEXT = `\`feed_url\` is the address of a feed (RSS, Atom, JSON Feed), or of a page that advertises one; \`example.com\` is enough. Where a page has several feeds, \`subscriptions/discover\` lists them:

\`\`\`sh
post subscriptions/create '{"feed_url": "https://example.org/feed.xml"}'
post subscriptions/list '{"limit": 50}'
\`\`\`

A source is one subscription of the person; its \`id\` is what other requests call \`source_id\`. \`created: false\` means that they follow it already. A 400 tells why an address is no feed. A feed that only fails today is taken, with \`last_error\`, and mends itself. \`subscriptions/delete\` with a \`source_id\` ends one; creating it again brings its items back.

Feeds are fetched by themselves, about as often as they have news. \`subscriptions/refresh\` with a \`source_id\` fetches one now, at most every five minutes; \`refreshed: false\` comes with a \`message\` that says why. \`subscriptions/refresh-all\` has all of them fetched within minutes.

Folders sort sources; a source may be in several, and a request for a briefing may name one in words ("only my Tech folder"):

\`\`\`sh
post folders/create '{"name": "Tech"}'
post folders/assign '{"folder_id": "…", "add": ["src_…"]}'
\`\`\`

\`folders/list\` shows them with their \`source_ids\`; lists from other readers bring theirs.

Where a feed gives only summaries, \`subscriptions/options\` with \`{"source_id": "…", "full_articles": true}\` has the articles fetched that they link to: \`content_text\` of the newest items, and of those to come, is the article within minutes.`;

const TAGS: readonly ContractTag[] = [
  {
    name: 'subscriptions',
    title: 'Subscriptions',
    description: 'Which feeds the caller follows. A subscription is a source to those who use it.',
    place: 2,
  },
  { name: 'folders', title: 'Folders', description: 'Into which the caller sorts the sources.', place: 2 },
];

/** Explains to agents how to subscribe to feeds. */
@Injectable()
export class FollowFeedsSection {
  constructor(guide: AgentGuide, contract: ContractParts) {
    guide.register({ step: 2, title: 'Follow feeds', text: TEXT });
    contract.add({ tags: TAGS });
  }
}
