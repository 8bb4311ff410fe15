import { Query } from '@nestjs/cqrs';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { OpenSession } from '../domain/access.js';

/** Where somebody is signed in, newest first. `sessionToken`: of the session that asks. */
export class ListSessions extends Query<readonly OpenSession[]> {
  constructor(
    readonly caller: CallerId,
    readonly sessionToken: string,
  ) {
    super();
  }
}
