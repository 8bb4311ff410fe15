import { expect, test } from '@jest/globals';
import { keyExpiry, passExpiry } from '../../../src/briefing/domain/history-pass.js';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 21);

test('the key to a history ends after ten minutes, and the pass that it is traded for after an hour', () => {
  expect(keyExpiry(NOW)).toBe(NOW + 10 * MINUTE);
  expect(passExpiry(NOW)).toBe(NOW + 60 * MINUTE);
});
