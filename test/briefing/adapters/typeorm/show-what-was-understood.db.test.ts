import { expect, test } from '@jest/globals';
import { ShowWhatWasUnderstood1795366800000 } from '../../../../src/briefing/adapters/migrations/1795366800000-show-what-was-understood.js';
import { withUnderstood } from '../../../../src/briefing/adapters/eventstore/upcasters.js';
import { migratedStates } from './migrated-states.js';

test('rows of before requests were understood become what the present program makes of their events', async () => {
  const composed = { title: 'Harbour reopens' };
  const failure = { code: 'no_matching_items', message: 'Nothing.' };
  const understood = { key: 'art_4/understood.json', bytes: 1, sha256: 'a' };
  const states = {
    art_1: { status: 'ready', composed },
    art_2: { status: 'composition_failed', failure },
    art_3: { status: 'composing' },
    art_4: { status: 'queued', composed: { ...composed, understood } },
  };
  expect(await migratedStates(new ShowWhatWasUnderstood1795366800000(), states)).toEqual({
    ...states,
    art_1: { status: 'ready', composed: withUnderstood(composed) },
    art_2: { ...withUnderstood({ status: 'composition_failed' }), failure },
  });
});
