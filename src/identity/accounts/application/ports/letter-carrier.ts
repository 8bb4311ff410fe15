import type { Language } from '../../../../shared/kernel/language.js';
import type { Letter } from './account-mail.js';

export interface AddressedLetter extends Pick<Letter, 'purpose' | 'token'> {
  readonly to: string;
  readonly language: Language;
}

/** What became of a letter. refused: the address takes no mail, now or ever; with what the server said. */
export type Delivery = { readonly outcome: 'taken' } | { readonly outcome: 'refused'; readonly reason: string };

/** Writes letters and gives them to the mail server. */
export abstract class LetterCarrier {
  /** Throws when it is to be tried again. The same letter is the same mail at every attempt. */
  abstract deliver(letter: AddressedLetter, signal: AbortSignal): Promise<Delivery>;
}
