import { HostCatalogue } from '../../../../shared/kernel/hosts/host-catalogue.js';
import type { Script } from './studio-protocol.js';

const TEXT = [
  'The engine compiles its hot paths while it speaks, so the first sentences of its life are slow.',
  'Nobody hears this one: it goes where silence goes, and the next briefing is spoken at full speed.',
  'It has numbers like twelve and a half, questions, pauses, and names; does it have everything?',
  'Two hosts take turns, because changing the voice is part of the work as well.',
];

/** About a minute for both hosts: every thread gets a share of it. */
export const WARM_UP: Script = {
  language: 'en',
  hosts: HostCatalogue.builtIn.defaultsOf('en'),
  lines: Array.from({ length: 12 }, (_, index) => ({ host: (index >> 1) % 2, text: TEXT[index % TEXT.length] ?? '' })),
};
