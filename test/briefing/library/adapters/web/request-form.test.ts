import { describe, expect, test } from '@jest/globals';
import {
  BLANK,
  inputOf,
  typedIn,
  typedOf,
  typedOfQuery,
  type FieldFault,
} from '../../../../../src/briefing/library/adapters/web/request-form.js';
import type { BriefingInput } from '../../../../../src/briefing/domain/briefing-request.js';
import { requestedData } from '../../../domain/samples.js';

const NOW = Date.UTC(2026, 10, 23, 12);
const choices = {
  timezone: 'Europe/Berlin',
  folders: [{ id: 'fld_1', name: 'Tech', sourceIds: ['src_2', 'src_3'] }],
};

const isFaults = (input: BriefingInput | readonly FieldFault[]): input is readonly FieldFault[] => Array.isArray(input);

const inputIn = (fields: Record<string, string>): BriefingInput => {
  const input = inputOf(typedIn(fields), choices, NOW);
  if (isFaults(input)) throw new Error(input.join());
  return input;
};

const faultsIn = (fields: Record<string, string>): readonly FieldFault[] => {
  const input = inputOf(typedIn(fields), choices, NOW);
  return isFaults(input) ? input : [];
};

describe('the form for a briefing', () => {
  test('says nothing of what was left as usual', () => {
    expect(inputIn({})).toEqual({ userRequest: '', preferenceContext: {}, capacity: {}, scope: {}, refs: [] });
  });

  test('takes what is chosen; folders stand for what is in them', () => {
    const input = inputIn({
      request: ' No sport ',
      length: '300',
      format: 'headlines',
      language: 'de',
      host1: 'host_de_a',
      host2: '',
      only_src_1: 'on',
      only_fld_1: 'on',
      never_src_4: 'on',
      item_itm_1: 'on',
    });
    expect(input).toMatchObject({
      userRequest: 'No sport',
      capacity: { targetLengthSeconds: 300 },
      format: 'headlines',
      language: 'de',
      hostIds: ['host_de_a'],
      scope: { sourceIds: ['src_1', 'src_2', 'src_3'], excludedSourceIds: ['src_4'], itemIds: ['itm_1'] },
    });
  });

  test('reads days where the person is, the last one included', () => {
    const { scope } = inputIn({ since: '2026-11-20', until: '2026-11-21' });
    expect(scope.window).toEqual({ start: Date.UTC(2026, 10, 19, 23), end: Date.UTC(2026, 10, 21, 23) });
    expect(inputIn({ since: '2026-11-20' }).scope.window).toEqual({ start: Date.UTC(2026, 10, 19, 23), end: NOW });
  });

  test.each<[Record<string, string>, FieldFault]>([
    [{ request: 'x'.repeat(1025) }, 'request'],
    [{ host1: 'host_de_a', host2: 'host_de_a' }, 'hosts'],
    [{ since: '2026-02-30' }, 'period'],
    [{ since: '2026-11-22', until: '2026-11-21' }, 'period'],
    [{ until: 'yesterday' }, 'period'],
  ])('finds the fault in %j', (fields, fault) => {
    expect(faultsIn(fields)).toEqual([fault]);
  });

  test('counts a request in characters as people see them', () => {
    expect(faultsIn({ request: '😀'.repeat(1024) })).toEqual([]);
  });

  test('is filled in by a link, of which anything may be wrong', () => {
    const query = {
      request: 'News',
      feed: ['src_1', 'src_2'],
      folder: 'fld_1',
      item: ['itm_1', 'itm_1'],
      since: String(NOW),
    };
    expect(typedOfQuery(query, 'Europe/Berlin')).toEqual({
      ...BLANK,
      request: 'News',
      only: ['src_1', 'src_2', 'fld_1'],
      items: ['itm_1'],
      since: '2026-11-23',
    });
    expect(typedOfQuery({ request: { a: 1 }, item: [null, ''], length: 'x'.repeat(5000) }, 'UTC')).toEqual(BLANK);
    expect(typedOfQuery({ item: Array.from({ length: 600 }, (_, index) => `itm_${index}`) }, 'UTC').items).toHaveLength(
      200,
    );
  });

  test('is filled in as an earlier briefing was asked for, but for its period', () => {
    const request = {
      ...requestedData.request,
      capacity: { targetLengthSeconds: 600 },
      scope: { sourceIds: ['src_1'], window: { start: 1, end: 2 } },
    };
    expect(typedOf(request, 'What is new?')).toEqual({
      ...BLANK,
      request: 'What is new?',
      length: '600',
      language: 'en',
      hosts: ['host_en_alex', 'host_en_emma'],
      only: ['src_1'],
    });
  });
});
