/** A picture that the HTML shows as `cid:<name>`. It is in the mail: clients show it without asking anybody. */
export interface InlineImage {
  /** Of letters, digits and dashes. */
  readonly name: string;
  readonly contentType: 'image/jpeg' | 'image/png';
  readonly content: Uint8Array;
}

/** For mails that somebody has subscribed to: how they end (RFC 8058, RFC 2369), and which ones they are (RFC 2919). */
export interface MailingList {
  /** Of letters and dashes; the host of BASE_URL follows it. */
  readonly id: string;
  /** A POST to it ends the mails, of whoever does it. */
  readonly unsubscribeUrl: string;
}

/** One mail to one person. Texts may be anything: no header can be made of them. */
export interface MailMessage {
  /** The same at every attempt: from it follows the Message-ID, so that what arrives twice is known to be one mail. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** What the HTML says, for those who do not look at it. */
  readonly text: string;
  readonly html: string;
  readonly images?: readonly InlineImage[];
  readonly list?: MailingList;
}

/** The mail is not taken, and will not be: there is no such recipient, or the server does not want this mail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** The mail was not taken for now: the server is away, asks for patience, or does not let us in. To be tried again. */
export class MailDeferred extends Error {
  override readonly name = 'MailDeferred';
}

/** Gives mails to the server of the operator, which delivers them. Messages of errors name no recipient. */
export abstract class Mailer {
  /** false: the operator has set up none. */
  abstract readonly isOn: boolean;
  /**
   * Resolves when the server has taken the mail. One that was interrupted may have been taken nevertheless. Throws
   * MailRefused, MailDeferred.
   */
  abstract send(message: MailMessage, signal?: AbortSignal): Promise<void>;
}
