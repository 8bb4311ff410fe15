import type { BriefingSelection } from './queries/selection-of-briefing.js';

type Found = BriefingSelection['found'];

const WORDS: Readonly<Record<Found['ledger'], string>> = {
  recorded: 'This is the ledger that was kept with the briefing; its SHA-256 is the one in the history.',
  derived:
    'The briefing is from before ledgers were kept. This is what its script says of the items that were read; nothing is recorded of others.',
  not_composed: 'Nobody has looked at the items yet: the briefing is not composed.',
  not_kept: 'There is no ledger: the composition failed before it looked at the items, or before ledgers were kept.',
  erased: 'The owner of the briefing was erased, and the ledger with its other files. The history stays.',
  changed_history:
    'The history is not as it was recorded up to the event that names the ledger, or cannot be read, so no ledger is shown. Its problems say where.',
  gone: 'is gone from the media store, although the history tells of no erasure. No ledger is shown.',
  altered: 'is not what the history says of it: its content was changed. No ledger is shown.',
};

/** Which ledger it is, or why there is none. In English, for owners and auditors. */
export const ledgerWords = (found: Found): string =>
  'key' in found ? `The file ${found.key} ${WORDS[found.ledger]}` : WORDS[found.ledger];
