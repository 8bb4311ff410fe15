import { expect, test } from '@jest/globals';
import { wireNames } from '../../../../src/identity/access/application/wire-names.js';

test('what is taken along has names in the manner of the API, however deep, and is otherwise as it was', () => {
  const kept = { createdAt: 1, list: [{ feedUrl: 'https://a.example/B' }], none: undefined, empty: null };
  expect(wireNames(kept)).toEqual({ created_at: 1, list: [{ feed_url: 'https://a.example/B' }], empty: null });
});
