import { expect, test } from '@jest/globals';
import { ShowWhatWasNotRecorded1795219850000 } from '../../../../src/briefing/adapters/migrations/1795219850000-show-what-was-not-recorded.js';
import { composedWithInputs, failureWithInputs } from '../../../../src/briefing/adapters/eventstore/upcasters.js';
import { migratedStates } from './migrated-states.js';

test('rows of an older program become what the present one makes of their events', async () => {
  const composed = { title: 'Harbour reopens' };
  const failure = { code: 'no_matching_items', message: 'Nothing.' };
  const selection = { key: 'art_4/selection.json', bytes: 1, sha256: 'a' };
  const states = {
    art_1: { status: 'ready', composed },
    art_2: { status: 'composition_failed', failure },
    art_3: { status: 'composing' },
    art_4: { status: 'queued', composed: { ...composed, selection } },
  };
  expect(await migratedStates(new ShowWhatWasNotRecorded1795219850000(), states)).toEqual({
    ...states,
    art_1: { status: 'ready', composed: composedWithInputs(composed) },
    art_2: { ...failureWithInputs({ status: 'composition_failed' }), failure },
  });
});
