import { describe, expect, test } from '@jest/globals';
import { changed, left } from '../../../../src/briefing/domain/what-if/changes.js';
import { requestedData } from '../samples.js';

const words = { userRequest: 'What is new?', preferenceContext: { likes: 'science' }, query: 'moon' };
const asked = { requested: requestedData, words };

const item = (id: string, sourceId: string) => ({
  id,
  sourceId,
  title: id,
  text: '',
  url: null,
  author: null,
  at: 0,
  sourceTitle: sourceId,
});

describe('asking otherwise', () => {
  test('without a change it is what was asked', () => {
    expect(changed(asked, {})).toEqual(asked);
  });

  test('changes words, length and format, and nothing beside them', () => {
    const { requested, words: said } = changed(asked, {
      userRequest: 'Only sport',
      targetLengthSeconds: 600,
      format: 'headlines',
    });
    expect(said).toEqual({ ...words, userRequest: 'Only sport' });
    expect(requested.request).toEqual({
      ...requestedData.request,
      capacity: { targetLengthSeconds: 600 },
      defaults: { format: 'headlines', targetLengthSeconds: null },
    });
  });

  test('takes sources away, and never adds one', () => {
    const material = [item('itm_1', 'src_1'), item('itm_2', 'src_2'), item('itm_3', 'src_3')];
    const ids = (changes: Parameters<typeof left>[1]): string[] => left(material, changes).map(({ id }) => id);
    expect(ids({})).toEqual(['itm_1', 'itm_2', 'itm_3']);
    expect(ids({ sourceIds: ['src_2', 'src_9'] })).toEqual(['itm_2']);
    expect(ids({ excludedSourceIds: ['src_2'] })).toEqual(['itm_1', 'itm_3']);
    expect(ids({ sourceIds: ['src_1', 'src_2'], excludedSourceIds: ['src_2'] })).toEqual(['itm_1']);
  });
});
