import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Language } from '../../../../shared/kernel/language.js';
import type { Visit } from '../../../domain/visit.js';

/** Somebody has asked for a new password, whoever they are. */
export interface ResetRequest {
  readonly email: string;
  readonly visit: Visit;
  /** Of the page on which they asked. */
  readonly language: Language;
}

/** What somebody else did to an account. factorReset: an operator removed its second factor. */
export type NoticePurpose = 'factorReset';

/** A mail with a link, to the address of a member. */
export interface MemberLetter {
  /**
   * reset: choose a new password. confirmation: the address is theirs. address: it is to be theirs. return: it was theirs
   * until a moment ago.
   */
  readonly purpose: 'reset' | 'confirmation' | 'address' | 'return' | NoticePurpose;
  readonly callerId: CallerId;
  /** Of a notice: only its name. */
  readonly token: string;
  /** For those who never chose one. */
  readonly language: Language;
  /** An address that is not theirs yet, or no longer; without it the one of the account. */
  readonly to?: string;
}

/** A mail to somebody who is no member. */
export interface InvitationLetter {
  readonly purpose: 'invitation';
  readonly token: string;
  readonly language: Language;
  readonly to: string;
}

export type Letter = MemberLetter | InvitationLetter;

/**
 * Mails about accounts that are to be sent. Both methods join an open unit of work; afterwards it will be done, whatever
 * becomes of this process. What waits can be read by nobody who reads the database.
 */
export abstract class AccountMail {
  /** false: there is no mail server, and nothing is offered that needs one. */
  abstract readonly isOn: boolean;
  /** To be looked at when nobody waits for an answer: so the answer tells nothing of accounts, in words or in time. */
  abstract askForReset(request: ResetRequest): Promise<void>;
  abstract send(letter: Letter): Promise<void>;
}
