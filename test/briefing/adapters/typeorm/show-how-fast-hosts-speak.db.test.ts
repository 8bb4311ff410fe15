import { expect, test } from '@jest/globals';
import { ShowHowFastHostsSpeak1795411800000 } from '../../../../src/briefing/adapters/migrations/1795411800000-show-how-fast-hosts-speak.js';
import { withDurationFactors } from '../../../../src/briefing/adapters/eventstore/upcasters.js';
import { migratedStates } from './migrated-states.js';

const hosts = [
  { id: 'host_en_emma', name: 'Emma' },
  { id: 'host_en_alex', name: 'Alex' },
];

test('rows of before voices were measured become what the present program makes of their events', async () => {
  const composed = { title: 'Harbour reopens', hosts };
  const present = { ...composed, hosts: hosts.map((host) => ({ ...host, durationFactor: 1.21 })) };
  const states = {
    art_1: { status: 'ready', composed },
    art_2: { status: 'queued', composed: { ...composed, hosts: null } },
    art_3: { status: 'composing' },
    art_4: { status: 'rendering', composed: present },
    art_5: { status: 'ready', composed: { ...composed, hosts: [] } },
  };
  expect(await migratedStates(new ShowHowFastHostsSpeak1795411800000(), states)).toEqual({
    ...states,
    art_1: { status: 'ready', composed: withDurationFactors(composed) },
  });
});
