import { Injectable } from '@nestjs/common';
import { ContractParts, type ContractTag } from '../../../shared/delivery/http/openapi/contract-parts.js';
import { AgentGuide } from '../../../shared/delivery/discovery/agent-guide.js';

const TEXT = `Only when somebody wants to read or search; a briefing needs none of this.

\`\`\`sh
ITEMS=$(post items/list '{"limit": 10}')
echo "$ITEMS"
post items/get "{\\"item_id\\": \\"$(echo "$ITEMS" | id itm)\\", \\"max_chars\\": 4000}"
\`\`\`

\`items/list\` narrows by \`source_id\`, \`keyword\` (words, "a phrase", -unwanted; with \`search_content\` also in the text), \`published_after\` and \`published_before\`. \`items/get\` gives \`content_text\` in windows: send \`next_content_cursor\` back as \`cursor\` until it is null.`;

const TAGS: readonly ContractTag[] = [
  { name: 'items', title: 'Items', description: 'What the feeds of the caller have brought.', place: 3 },
];

/** Explains to agents how to find and read items. */
@Injectable()
export class ReadItemsSection {
  constructor(guide: AgentGuide, contract: ContractParts) {
    guide.register({ step: 3, title: 'Read items', text: TEXT });
    contract.add({ tags: TAGS });
  }
}
