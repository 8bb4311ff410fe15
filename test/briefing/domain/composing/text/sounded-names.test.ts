import { describe, expect, test } from '@jest/globals';
import { soundedNames } from '../../../../../src/briefing/domain/composing/text/sounded-names.js';

describe('A foreign name in Chinese', () => {
  test.each([
    ['反对派候选人埃斯特拉达拒绝承认', ['埃斯特拉达']],
    ['莫拉莱斯击败托多罗夫', ['莫拉莱斯', '托多罗夫']],
    ['西部地区安全生产工作会议', []],
  ])('is a run of characters that stand for sounds: %s', (run, names) => {
    expect(soundedNames(run).names).toEqual(names);
  });

  test('leaves what stands around it as it is', () => {
    const { names, between } = soundedNames('总统莫拉莱斯宣布');
    expect([names, between]).toEqual([['莫拉莱斯'], ['总统', '宣布']]);
  });
});
