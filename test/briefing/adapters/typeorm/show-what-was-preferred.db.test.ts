import { expect, test } from '@jest/globals';
import { ShowWhatWasPreferred1795375500000 } from '../../../../src/briefing/adapters/migrations/1795375500000-show-what-was-preferred.js';
import { requestWithDefaults, withTold } from '../../../../src/briefing/adapters/eventstore/upcasters.js';
import { migratedStates } from './migrated-states.js';

test('rows of before there were preferences become what the present program makes of their events', async () => {
  const requested = { owner: 'usr_1', request: { sealedWords: 'v2', scope: {} } };
  const composed = { title: 'Harbour reopens' };
  const failure = { code: 'no_matching_items', message: 'Nothing.' };
  const told = { key: 'art_5/told.json', bytes: 1, sha256: 'a' };
  const defaults = { format: 'in_depth', targetLengthSeconds: 600 };
  const present = { ...requested, request: { ...requested.request, defaults, memory: true } };
  const states = {
    art_1: { status: 'ready', requested, composed },
    art_2: { status: 'composition_failed', requested, failure },
    art_3: { status: 'composing', requested },
    art_4: { status: 'erased', requested: null },
    art_5: { status: 'queued', requested: present, composed: { ...composed, told } },
  };
  const asked = requestWithDefaults(requested);
  expect(await migratedStates(new ShowWhatWasPreferred1795375500000(), states)).toEqual({
    ...states,
    art_1: { status: 'ready', requested: asked, composed: withTold(composed) },
    art_2: { ...withTold({ status: 'composition_failed' }), requested: asked, failure },
    art_3: { status: 'composing', requested: asked },
  });
});
