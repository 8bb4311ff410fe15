import { expect, test } from '@jest/globals';
import { ShowWhatAModelWrote1795374300000 } from '../../../../src/briefing/adapters/migrations/1795374300000-show-what-a-model-wrote.js';
import { withWriting } from '../../../../src/briefing/adapters/eventstore/upcasters.js';
import { migratedStates } from './migrated-states.js';

test('rows of before models wrote become what the present program makes of their events', async () => {
  const composed = { title: 'Harbour reopens' };
  const writing = { key: 'art_4/writing.json', bytes: 1, sha256: 'a' };
  const states = {
    art_1: { status: 'ready', composed },
    art_3: { status: 'composing' },
    art_4: { status: 'queued', composed: { ...composed, writing } },
  };
  expect(await migratedStates(new ShowWhatAModelWrote1795374300000(), states)).toEqual({
    ...states,
    art_1: { status: 'ready', composed: withWriting(composed) },
  });
});
