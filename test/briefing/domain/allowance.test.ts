import { describe, expect, test } from '@jest/globals';
import {
  AllowanceExhausted,
  allowanceOf,
  AnonymousAllowanceExhausted,
  checkAllowance,
} from '../../../src/briefing/domain/allowance.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import type { Caller } from '../../../src/shared/kernel/caller.js';

const HOUR = 3_600_000;
const member: Caller = { id: brand('usr_1'), kind: 'member', roles: [] };
const anonymous: Caller = { id: brand('usr_2'), kind: 'anonymous', roles: [] };

const refusalOf = (check: () => void): unknown => {
  try {
    check();
    return null;
  } catch (error) {
    return error;
  }
};

describe('the allowance', () => {
  test('gives an anonymous caller one briefing, for ever', () => {
    const allowance = allowanceOf(anonymous, 20);
    expect(allowance).toEqual({ limit: 1, windowMs: null });
    expect(() => checkAllowance(allowance, [])).not.toThrow();
    expect(() => checkAllowance(allowance, [1])).toThrow(AnonymousAllowanceExhausted);
  });

  test('gives a member so many in 24 hours and says when the next one is possible', () => {
    const allowance = allowanceOf(member, 3);
    expect(() => checkAllowance(allowance, [10 * HOUR, 12 * HOUR])).not.toThrow();
    expect(refusalOf(() => checkAllowance(allowance, [12 * HOUR, 10 * HOUR, 11 * HOUR]))).toMatchObject({
      constructor: AllowanceExhausted,
      limit: 3,
      nextGenerationAt: 34 * HOUR,
    });
  });

  test('waits for as many to leave the window as a lowered limit asks for', () => {
    const spent = [1, 2, 3, 4, 5].map((hour) => hour * HOUR);
    expect(refusalOf(() => checkAllowance(allowanceOf(member, 2), spent))).toMatchObject({
      nextGenerationAt: 28 * HOUR,
    });
  });
});
