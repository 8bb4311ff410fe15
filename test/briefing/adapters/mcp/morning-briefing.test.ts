import { describe, expect, test } from '@jest/globals';
import { CreateBriefingArguments } from '../../../../src/briefing/adapters/mcp/create-briefing.dto.js';
import { MORNING_BRIEFING } from '../../../../src/briefing/adapters/mcp/morning-briefing.prompt.js';
import { compileDto } from '../../../../src/shared/delivery/http/validation/compiled-dto.js';

/** The arguments that the prompt tells the agent to use. */
const askedFor = (args: Record<string, string>): Record<string, unknown> => {
  const [, json = ''] = /create_briefing with (\{.*\})\. If/.exec(MORNING_BRIEFING.words(args)) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
};

describe('my morning briefing', () => {
  const allowed: readonly Record<string, string>[] = [
    {},
    { topic: 'trains' },
    { minutes: '3' },
    { minutes: '60', language: 'ja', topic: 'say "no"\nand\\more' },
  ];

  test.each(allowed)('asks for a briefing that is allowed: %j', (args) => {
    expect(() => compileDto(CreateBriefingArguments)(askedFor(args))).not.toThrow();
  });

  test('asks for what the person has chosen', () => {
    const asked = askedFor({ minutes: '10', language: 'de', topic: ' trains ' });
    expect(asked).toEqual({
      artifact_type: 'audio_brief',
      user_request: 'My morning briefing, above all: trains',
      language: 'de',
      capacity: { target_length_seconds: 600 },
    });
  });

  test.each([
    [{ minutes: '2' }, 'minutes must be a whole number from 3 to 60.'],
    [{ minutes: '61' }, 'minutes must be a whole number from 3 to 60.'],
    [{ minutes: 'ten' }, 'minutes must be a whole number from 3 to 60.'],
    [{ language: 'xx' }, 'language must be one of en, zh, es, pt, de, fr, ja.'],
    [{ topic: 'x'.repeat(501) }, 'topic must be at most 500 characters.'],
  ])('refuses %j', (args: Record<string, string>, message) => {
    expect(() => MORNING_BRIEFING.words(args)).toThrow(message);
  });
});
