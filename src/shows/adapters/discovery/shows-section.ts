import { Injectable } from '@nestjs/common';
import { AgentGuide } from '../../../shared/delivery/discovery/agent-guide.js';
import { ContractParts, type ContractTag } from '../../../shared/delivery/http/openapi/contract-parts.js';

const TEXT = `A member who wants a briefing every morning, or whenever there is enough news, has a show:

\`\`\`sh
post shows/create '{"name": "Morning", "user_request": "Technology and climate, no sport",
  "schedule": {"days": ["mon", "tue", "wed", "thu", "fri"], "ready_at": "07:00", "timezone": "Europe/Berlin"}}'
\`\`\`

\`ready_at\` is when an episode can be heard, not when its production begins. \`{"new_stories": 5}\` instead makes one
whenever there are about five new stories. \`shows/run\` makes one now and answers as \`artifacts/compositions/create\`.

\`shows/episodes\` lists what was made and what was \`skipped\`, with the reason: nothing new, or no allowance left until
\`possible_at\`. Episodes are briefings like others, and leave out what earlier ones of the show told.
\`shows/corrections\` lists what sources have changed since of what the newest ones said.

\`shows/update\` changes what it names, \`null\` takes a choice back; \`shows/delete\` ends the show and keeps its briefings.
Send an \`Idempotency-Key\` with \`shows/create\` and \`shows/run\`. Shows are for members (else 403).`;

const TAGS: readonly ContractTag[] = [
  {
    name: 'shows',
    title: 'Shows',
    description: 'Briefings that come by themselves: on days at a time, or when there are new stories.',
    place: 5,
  },
];

/** Tells agents how a person has briefings made without asking each time. */
@Injectable()
export class ShowsSection {
  constructor(guide: AgentGuide, contract: ContractParts) {
    guide.register({ step: 6, title: 'Have briefings made by themselves', text: TEXT });
    contract.add({ tags: TAGS });
  }
}
