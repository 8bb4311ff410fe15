import { DomainError } from '../../shared/kernel/domain-error.js';

/** Without an operator nobody could give the role to anybody but on the command line. */
export class LastOperator extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'last_operator';

  constructor() {
    super(
      'This is the last operator. Make another one first: admin/roles/grant, a page of /admin/members, or role:grant on the command line.',
    );
  }
}
