import { Injectable } from '@nestjs/common';
import { ContractParts, type ContractTag } from '../../../shared/delivery/http/openapi/contract-parts.js';
import { AgentGuide } from '../../../shared/delivery/discovery/agent-guide.js';

const TEXT = `Only when somebody wants to read or search; a briefing needs none of this.

\`\`\`sh
ITEMS=$(post items/list '{"limit": 10}')
echo "$ITEMS"
post items/get "{\\"item_id\\": \\"$(echo "$ITEMS" | id itm)\\", \\"max_chars\\": 4000}"
\`\`\`

\`items/list\` narrows by \`source_id\`, \`keyword\` (words, "a phrase", -unwanted; with \`search_content\` also in the text), \`published_after\` and \`published_before\`. \`items/get\` gives \`content_text\` in windows: send \`next_content_cursor\` back as \`cursor\` until it is null. When you have shown an item to the person, say so with \`items/mark_opened\` (\`item_ids\`); \`items/list_opened\` tells which they have opened.

What the person never wants in a briefing, or always, is a rule in the words of \`keyword\`: \`mute\` it, \`keep_only\` it, or \`prefer\` it, of all sources, of a folder (\`folder_id\`) or of one (\`source_id\`). Try it first:

\`\`\`sh
post rules/try '{"rule": {"action": "mute", "keyword": "football"}, "days": 7}'
post rules/create '{"action": "mute", "keyword": "football"}'
\`\`\`

Rules hold for items that are there already; \`items/list\` shows what is muted. The selection ledger of a briefing names the rule that left an item out. \`rules/list\`, \`rules/update\` (\`enabled: false\`) and \`rules/delete\` do the rest.`;

const TAGS: readonly ContractTag[] = [
  { name: 'items', title: 'Items', description: 'What the feeds of the caller have brought.', place: 3 },
  {
    name: 'rules',
    title: 'Rules',
    description: 'What the caller never wants to hear of, or always: words that hold for every briefing.',
    place: 3,
  },
];

/** Explains to agents how to find and read items. */
@Injectable()
export class ReadItemsSection {
  constructor(guide: AgentGuide, contract: ContractParts) {
    guide.register({ step: 3, title: 'Read items', text: TEXT });
    contract.add({ tags: TAGS });
  }
}
