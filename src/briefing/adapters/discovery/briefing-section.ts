import { Injectable } from '@nestjs/common';
import { IdentitySettings } from '../../../config/identity-settings.js';
import { ContractParts, type ContractTag } from '../../../shared/delivery/http/openapi/contract-parts.js';
import { AgentGuide, type Recovery } from '../../../shared/delivery/discovery/agent-guide.js';

const TEXT = `\`user_request\` is what the listener wants, in their own words: subjects, what to leave out, only some, questions, order, sources, a period, a length, a format ("Only technology and climate, in depth", "No sport, the headlines since Monday"):

\`\`\`sh
BRIEFING=$(post artifacts/compositions/create '{"artifact_type": "audio_brief", "user_request": "What is new?", "capacity": {"target_length_seconds": 180}}')
echo "$BRIEFING"
\`\`\`

Give the person \`viewer_url\` at once: the page shows the progress, then the player, the transcript and the sources. To wait until it is ready, which takes seconds to minutes:

\`\`\`sh
while :; do
  ARTIFACT=$(post artifacts/get "{\\"id\\": \\"$(echo "$BRIEFING" | id art)\\"}")
  case $(echo "$ARTIFACT" | field status) in ready | failed | composition_failed) break ;; esac
  sleep 3
done
echo "$ARTIFACT"
\`\`\`

Who can keep a connection open follows it without asking: \`GET /api/v1/artifacts/events?id=…\` is an event stream (\`text/event-stream\`) of this briefing, \`GET /api/v1/events\` one of all. \`ready\` and \`failed\` come last; after a lost connection the \`Last-Event-ID\` header resumes it.

\`ready\`: \`audio_url\` is the MP3, \`transcript_text\` the words, \`artifact_data\` the stories with their links; its \`corrections\` say what sources have changed since, so tell the person when there are any. \`failed\` and \`composition_failed\`: \`error\` says why, and the allowance is given back; \`no_matching_items\` means nothing new was found, so follow more feeds or widen \`scope\`.

Also in the request: \`language\`, \`host_ids\` (from \`hosts/list\`; on the page \`/hosts\` the person can hear them), \`timezone\`, \`capacity\`, and \`scope\` (\`source_ids\`, \`item_ids\`, \`query\`, \`time_window\`). When an answer was lost, send the same body again: what is still being made is not made twice. \`artifacts/list\` has the earlier ones.

If you play a briefing to the person, say where they stopped: \`playback/update\` with \`artifact_id\` and \`position_ms\`, or \`finished\`. What they have not heard is told again in a later briefing, and every player goes on from there; \`playback/list\` has the positions.`;

const recoveries = (anonymous: boolean): Recovery[] => [
  {
    status: 409,
    code: 'no_active_subscriptions',
    advice: 'The person follows no feed yet: `subscriptions/create` first.',
  },
  {
    status: 409,
    code: 'not_ready',
    advice: 'There is nothing to listen to yet: `artifacts/get` says when the briefing is `ready`.',
  },
  {
    status: 422,
    code: 'idempotency_key_reused',
    advice: 'This `Idempotency-Key` stands for another body: use a new key for a new request.',
  },
  {
    status: 429,
    code: 'allowance_exhausted',
    advice:
      'All briefings of 24 hours are used up: ask again at `next_generation_at`, and tell the person when that is.',
  },
  {
    status: 429,
    code: 'too_many_streams',
    advice: 'Ten live streams of this caller are open: close one, or follow all briefings with one stream.',
  },
  ...(anonymous
    ? [
        {
          status: 429,
          code: 'anonymous_web_podcast_allowance_exhausted',
          advice:
            'The one briefing without a person is used up: let a person take over this work (pair with your token, as above), then ask again with the new token.',
        },
      ]
    : []),
];

const TAGS: readonly ContractTag[] = [
  {
    name: 'artifacts',
    title: 'Briefings',
    description: 'Asked for, watched while they are made, listened to and read.',
    place: 4,
  },
  {
    name: 'events',
    title: 'Live',
    description: 'What happens to all briefings, as server-sent events.',
    place: 4,
  },
  {
    name: 'playback',
    title: 'Playback',
    description: 'How far somebody has listened, across their devices.',
    place: 4,
  },
  { name: 'hosts', title: 'Hosts', description: 'Who can present a briefing, in which language.', place: 5 },
  {
    name: 'audit',
    title: 'Histories',
    description: 'What happened to a briefing, when and why, for its owner and for auditors.',
    place: 8,
  },
];

/** Tells agents how a briefing is asked for and awaited. */
@Injectable()
export class BriefingSection {
  constructor(guide: AgentGuide, contract: ContractParts, { anonymousRegistration }: IdentitySettings) {
    guide.register({ step: 4, title: 'Ask for a briefing', text: TEXT }, recoveries(anonymousRegistration));
    contract.add({ tags: TAGS });
  }
}
