import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Browser } from '../../../domain/browser.js';
import type { AuditContext } from '../../../security/security.js';

/** What is still asked of somebody whose password is right. enrolment: to set up a second factor, which has to be. */
export type FactorDemand = 'none' | 'code' | 'enrolment';

/** What somebody sets up, and a code that shows that their app has it. */
export interface Enrolment {
  /** Of the page that showed the key; holds it. */
  readonly token: string;
  readonly code: string;
}

/** The second factors of members, which the room second-factor keeps. */
export abstract class SecondFactors {
  abstract demandOf(member: CallerId): Promise<FactorDemand>;
  /** Nothing where there is none. A code is good once, on all nodes together. Throws InvalidFields (`code`), TooManyAttempts. */
  abstract verify(member: CallerId, code: string, from: Browser): Promise<void>;
  /**
   * Joins the audited transaction of `context`. Returns recovery codes, which are told this once. Throws InvalidFields
   * (`code`), EnrolmentOver.
   */
  abstract enrol(member: CallerId, given: Enrolment, from: Browser, context: AuditContext): Promise<readonly string[]>;
  /** What was set up later than that goes. Joins the audited transaction of `context`. */
  abstract removeSince(member: CallerId, since: number, context: AuditContext): Promise<void>;
}
