import type { CompositionInputs, MediaRef } from '../../../domain/events.js';

/**
 * What a value says, in a sentence; for an object one for each of its fields, so that none can be forgotten. Files and
 * lists are one value.
 */
type Meaning<T> = T extends string | number | boolean | null | undefined | MediaRef | readonly unknown[]
  ? string
  : Fields<T>;
export type Fields<T> = { readonly [Field in keyof T]-?: Meaning<NonNullable<T[Field]>> };

/** JSON files that say something of a person. */
export const NONCE =
  'JSON, with a random `nonce`: without it the hash, which outlives the file, would give likely requests away.';

/** What a composition was made from. */
export const INPUTS: Fields<CompositionInputs> = {
  selection: `File: what became of every item that the owner could see: used, merged or left out, and why. ${NONCE}`,
  window: {
    start: 'The oldest moment that was read; epoch milliseconds.',
    end: 'The first moment after it; epoch milliseconds.',
  },
  understood:
    'File: what the request was understood to say: what is wanted, what is not, length, period and so on. ' +
    `${NONCE} null: it asks for nothing in particular.`,
  told:
    'File: the stories that earlier briefings had told the owner, with the sentences they told: what a listener remembers. ' +
    'JSON, with a random `nonce` as in `understood`. null: there was nothing to remember, or it was not wanted.',
  corrections:
    'File: what sources had changed of what earlier briefings cited, and is told in this one, with the sentences before and after. ' +
    'JSON, with a random `nonce` as in `understood`. null: there was nothing to correct.',
  disclosure: {
    words:
      'What the hosts were to say of themselves, as the operator worded it; null: as the phrase book has it. `disclosure` itself is null where they were to say nothing.',
  },
};

/** What the versions of an event brought that records inputs. */
export const ADDS = {
  corrections: 'adds `corrections`; it is null in older events',
  disclosure: 'adds `disclosure`; it is null in older events',
  told: 'adds `told`; it is null in older events',
  understood: 'adds `understood`; it is null in older events',
};
