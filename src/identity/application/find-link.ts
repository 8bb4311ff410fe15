import { Query } from '@nestjs/cqrs';
import type { FoundLink, LinkPurpose } from '../domain/link.js';

/** Before somebody fills in a form in vain. null: it opens nothing (any more). */
export class FindLink extends Query<FoundLink | null> {
  constructor(
    readonly token: string,
    readonly purpose: LinkPurpose,
  ) {
    super();
  }
}
