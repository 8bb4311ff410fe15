import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InvalidRequest } from '../../../shared/kernel/domain-error.js';
import { isLanguage, LANGUAGES } from '../../../shared/kernel/language.js';
import type { McpPrompt } from '../../../shared/delivery/mcp/mcp-prompt.js';
import { McpRegistry } from '../../../shared/delivery/mcp/mcp-registry.js';

const MINUTES = { least: 3, most: 60 };
const LONGEST_TOPIC = 500;

type Arguments = Readonly<Record<string, string>>;

function languageOf({ language }: Arguments): object {
  if (language === undefined) return {};
  if (!isLanguage(language)) throw new InvalidRequest(`language must be one of ${LANGUAGES.join(', ')}.`);
  return { language };
}

function lengthOf({ minutes }: Arguments): object {
  if (minutes === undefined) return {};
  const wanted = /^\d{1,3}$/.test(minutes) ? Number(minutes) : 0;
  if (wanted < MINUTES.least || wanted > MINUTES.most) {
    throw new InvalidRequest(`minutes must be a whole number from ${MINUTES.least} to ${MINUTES.most}.`);
  }
  return { capacity: { target_length_seconds: wanted * 60 } };
}

function requestOf({ topic }: Arguments): string {
  if (topic === undefined || topic.trim() === '') return 'My morning briefing: what is new and matters most?';
  if (topic.length > LONGEST_TOPIC) throw new InvalidRequest(`topic must be at most ${LONGEST_TOPIC} characters.`);
  return `My morning briefing, above all: ${topic.trim()}`;
}

function words(args: Arguments): string {
  const body = { artifact_type: 'audio_brief', user_request: requestOf(args), ...languageOf(args), ...lengthOf(args) };
  return `Make my morning briefing.

1. Call create_briefing with ${JSON.stringify(body)}. If it is not ready when the call returns, call get_briefing about every 10 seconds until it is.
2. Then give me viewer_url to listen, and one line for each story with a link to its source. Say only what the briefing says.
3. If I follow no feeds yet, ask me which sites I like and add them with create_subscription. If today's allowance is used up, offer me the newest one from list_briefings.`;
}

export const MORNING_BRIEFING: McpPrompt = {
  name: 'my_morning_briefing',
  title: 'My morning briefing',
  description: 'Makes a podcast briefing of what is new in the feeds you follow.',
  arguments: [
    { name: 'topic', description: 'What it should be about above all.', required: false },
    {
      name: 'minutes',
      description: `Its length, ${MINUTES.least} to ${MINUTES.most}.`,
      required: false,
      values: ['3', '5', '10', '15', '20', '30'],
    },
    {
      name: 'language',
      description: `One of ${LANGUAGES.join(', ')}; else the one of your settings.`,
      required: false,
      values: LANGUAGES,
    },
  ],
  words,
};

@Injectable()
export class MorningBriefingPrompt implements OnModuleInit {
  constructor(private readonly registry: McpRegistry) {}

  onModuleInit(): void {
    this.registry.register({ prompts: [MORNING_BRIEFING] });
  }
}
