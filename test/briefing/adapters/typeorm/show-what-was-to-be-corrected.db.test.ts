import { expect, test } from '@jest/globals';
import { withCorrections } from '../../../../src/briefing/adapters/eventstore/upcasters.js';
import { ShowWhatWasToBeCorrected1795427200000 } from '../../../../src/briefing/adapters/migrations/1795427200000-show-what-was-to-be-corrected.js';
import { migratedStates } from './migrated-states.js';

test('rows of before there were corrections become what the present program makes of their events', async () => {
  const composed = { title: 'Harbour', told: null };
  const failed = { status: 'composition_failed', requested: { owner: 'usr_1' }, told: null };
  const states = {
    art_1: { status: 'ready', composed, published: { durationMs: 1 } },
    art_2: { status: 'erased', requested: null },
    art_3: { status: 'queued', composed: { ...composed, corrections: { key: 'a', bytes: 1, sha256: 'b' } } },
    art_4: failed,
  };
  expect(await migratedStates(new ShowWhatWasToBeCorrected1795427200000(), states)).toEqual({
    ...states,
    art_1: { ...states.art_1, composed: withCorrections(composed) },
    art_4: withCorrections(failed),
  });
});
