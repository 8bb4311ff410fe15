import { describe, expect, test } from '@jest/globals';
import { IN_PRODUCTION } from '../../../../src/briefing/domain/briefing.js';
import {
  percentOnEntering,
  percentShown,
  percentWhileRecording,
} from '../../../../src/briefing/domain/production/progress.js';

describe('the progress of a briefing', () => {
  test('rises with every status of production up to 100 percent', () => {
    const percents = [...IN_PRODUCTION, 'ready' as const].map(percentOnEntering);
    expect(percents).toEqual([5, 25, 30, 90, 100]);
  });

  test('while the hosts are recorded lies between entering that status and entering the next one', () => {
    expect([0, 0.5, 1].map(percentWhileRecording)).toEqual([30, 59, 89]);
  });

  test('that is shown is the further one of what the history says and what was noted since', () => {
    expect(percentShown(30, null)).toBe(30);
    expect(percentShown(30, 62)).toBe(62);
    expect(percentShown(90, 89)).toBe(90);
  });
});
