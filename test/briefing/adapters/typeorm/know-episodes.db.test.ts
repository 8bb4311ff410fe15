import { expect, test } from '@jest/globals';
import { requestWithSeries } from '../../../../src/briefing/adapters/eventstore/upcasters.js';
import { KnowEpisodes1795421000000 } from '../../../../src/briefing/adapters/migrations/1795421000000-know-episodes.js';
import { migratedStates } from './migrated-states.js';

test('rows of before there were shows become what the present program makes of their events', async () => {
  const requested = { owner: 'usr_1', request: { sealedWords: 'v2', scope: {}, memory: true } };
  const episode = { ...requested, request: { ...requested.request, series: 'shw_1' } };
  const states = {
    art_1: { status: 'ready', requested },
    art_2: { status: 'erased', requested: null },
    art_3: { status: 'queued', requested: episode },
  };
  expect(await migratedStates(new KnowEpisodes1795421000000(), states)).toEqual({
    ...states,
    art_1: { status: 'ready', requested: requestWithSeries(requested) },
  });
});
