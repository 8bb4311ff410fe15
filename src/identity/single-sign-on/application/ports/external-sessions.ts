import type { CallerId } from '../../../../shared/kernel/identifiers.js';

/** A session here that came of one at an issuer. It is gone as soon as the session is. */
export interface ExternalSession {
  /** Of the session's token. */
  readonly digest: string;
  readonly issuer: string;
  readonly subject: string;
  /** null: the issuer names none. */
  readonly sid: string | null;
  /** Sealed where it is kept. */
  readonly idToken: string;
}

export abstract class ExternalSessions {
  /** Joins an open unit of work. */
  abstract add(session: ExternalSession): Promise<void>;
  abstract find(digest: string): Promise<ExternalSession | null>;
  /** Whose session it is at the issuer; null: nobody's here. */
  abstract subjectOf(issuer: string, sid: string): Promise<string | null>;
  /** Ends them, one session of an issuer or, without a sid, all of that person; returns how many. Joins an open unit of work. */
  abstract end(callerId: CallerId, issuer: string, sid: string | null): Promise<number>;
}
