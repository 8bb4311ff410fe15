import { describe, expect, test } from '@jest/globals';
import { CreateCompositionDto } from '../../../../src/briefing/adapters/http/create-composition.dto.js';
import { CreateBriefingArguments } from '../../../../src/briefing/adapters/mcp/create-briefing.dto.js';
import type { RequestBriefing } from '../../../../src/briefing/application/commands/request-briefing.js';
import { compileDto } from '../../../../src/shared/delivery/http/validation/compiled-dto.js';
import { brand } from '../../../../src/shared/kernel/brand.js';
import type { Caller } from '../../../../src/shared/kernel/caller.js';
import { InvalidRequest } from '../../../../src/shared/kernel/domain-error.js';

const caller: Caller = { id: brand('usr_1'), kind: 'member', roles: [] };

const CONTEXT = `{
  "z": [1, {"b": null, "a": [[], {}]}], "constructor": {"name": "x"}, "__proto__": {"polluted": true}, "toJSON": "no",
  "then": 1, "nested": {"prototype": [1.50, -0, 1e21]}, "": ""
}`;

const EVERYTHING = `{
  "user_preference_context": ${CONTEXT},
  "timezone": "Europe/Berlin",
  "scope": {
    "time_window": {"end_ms": 20, "start_ms": 10}, "query": "métro", "item_ids": ["itm_b", "itm_a"],
    "excluded_source_ids": ["src_3"], "source_ids": ["src_2", "src_1"]
  },
  "refs": [
    {"type": "source", "source_id": "src_1", "key": "ref_1"}, {"key": "ref_20", "source_id": "src_2", "type": "source"}
  ],
  "language": "fr", "host_ids": ["host_fr_camille"],
  "capacity": {"target_topics": 3, "target_items": 40, "target_length_seconds": 300},
  "user_request": "Quoi de neuf ?", "artifact_type": "audio_brief"
}`;

const LEAST = '{"artifact_type": "audio_brief", "user_request": "What is new?"}';

/** Kept with requests that were made before there were instances, and must be known again. */
const DIGESTS = {
  everything: '7652eae8184b05a2e2b752c6a37443334b960eb67577b74e4aa30aa4786e0b9b',
  least: '719b8a6dee9f56e2a75474a1020146cc3b151771d0685d5a7f16ab60ee0bc065',
};

const overRest = (json: string, key: string | null = null): RequestBriefing =>
  compileDto(CreateCompositionDto)(JSON.parse(json)).toCommand(caller, key);
const overMcp = (json: string): RequestBriefing =>
  compileDto(CreateBriefingArguments)(JSON.parse(json)).toCommand(caller);

/** With further fields before the first one. */
const withFields = (json: string, fields: string): string => json.replace('{', `{${fields}, `);

describe('The body of compositions/create', () => {
  test('has the digest that it has always had', () => {
    expect(overRest(EVERYTHING).identity.digest).toBe(DIGESTS.everything);
    expect(overRest(LEAST).identity.digest).toBe(DIGESTS.least);
  });

  test('has one digest over REST and MCP, whatever the key', () => {
    expect(overRest(EVERYTHING, 'k-1').identity.digest).toBe(DIGESTS.everything);
    expect(overMcp(EVERYTHING).identity.digest).toBe(DIGESTS.everything);
    expect(overMcp(withFields(EVERYTHING, '"idempotency_key": "k-1"')).identity.digest).toBe(DIGESTS.everything);
    expect(overMcp(LEAST).identity.digest).toBe(DIGESTS.least);
  });

  test('is the same command over REST and MCP', () => {
    const withKey = overMcp(withFields(EVERYTHING, '"idempotency_key": "k-1"'));
    expect(JSON.stringify(withKey)).toBe(JSON.stringify(overRest(EVERYTHING, 'k-1')));
    expect(overMcp(LEAST)).toStrictEqual(overRest(LEAST, null));
  });

  test('becomes the input of the command, with every field', () => {
    const { preferenceContext: _, ...input } = overRest(EVERYTHING).input;
    expect(input).toStrictEqual({
      userRequest: 'Quoi de neuf ?',
      language: 'fr',
      hostIds: ['host_fr_camille'],
      timezone: 'Europe/Berlin',
      capacity: { targetLengthSeconds: 300, targetItems: 40, targetTopics: 3 },
      scope: {
        sourceIds: ['src_2', 'src_1'],
        excludedSourceIds: ['src_3'],
        itemIds: ['itm_b', 'itm_a'],
        query: 'métro',
        window: { start: 10, end: 20 },
      },
      refs: [
        { key: 'ref_1', sourceId: 'src_1' },
        { key: 'ref_20', sourceId: 'src_2' },
      ],
    });
  });

  test('becomes the input of the command, without the fields that are absent', () => {
    const nothing = { preferenceContext: {}, capacity: {}, scope: {}, refs: [] };
    expect(overRest(LEAST).input).toStrictEqual({ userRequest: 'What is new?', ...nothing });
    const parts = withFields(LEAST, '"scope": {}, "capacity": {}, "refs": [], "user_preference_context": {}');
    expect(overRest(parts).input).toStrictEqual({ userRequest: 'What is new?', ...nothing });
  });

  test('passes the context of the person on byte by byte', () => {
    expect(JSON.stringify(overRest(EVERYTHING).input.preferenceContext)).toBe(JSON.stringify(JSON.parse(CONTEXT)));
  });

  test.each([
    '"__proto__": {"language": "fr"}',
    '"constructor": 1',
    '"toCommand": 1',
    '"scope": {"constructor": 1}',
    '"capacity": {"__proto__": {}}',
  ])('is refused with %s', (fields) => {
    expect(() => overRest(withFields(LEAST, fields))).toThrow('unknown field');
    expect(() => overMcp(withFields(LEAST, fields))).toThrow('unknown field');
  });

  const WINDOW = 'scope.time_window.start_ms must be before scope.time_window.end_ms.';
  const ZONE = 'timezone must be an IANA time zone name like Europe/Berlin.';
  const REF = '{"key": "ref_1", "source_id": "src_1", "type": "source"}';

  test.each([
    ['"scope": {"time_window": {"start_ms": 2, "end_ms": 1}}', WINDOW],
    ['"scope": {"time_window": {"start_ms": 2, "end_ms": 2}}', WINDOW],
    ['"timezone": "Mars/Olympus"', ZONE],
    ['"timezone": "+02:00"', ZONE],
    [`"refs": [${REF}, ${REF}]`, 'refs must not use the same key twice.'],
  ])('is refused with %s: %s', (fields, message) => {
    expect(() => overRest(withFields(LEAST, fields))).toThrow(new InvalidRequest(message));
    expect(() => overMcp(withFields(LEAST, fields))).toThrow(new InvalidRequest(message));
  });

  test('may name 500 items', () => {
    const ids = Array.from({ length: 500 }, (_, index) => `itm_${index}`);
    const body = withFields(LEAST, `"scope": {"item_ids": ${JSON.stringify(ids)}}`);
    expect(overRest(body).input.scope).toStrictEqual({ itemIds: ids });
  });
});
