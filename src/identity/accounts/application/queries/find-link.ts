import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { FoundLink, LinkPurpose } from '../../domain/link.js';
import { OneTimeLinks } from '../one-time-links.js';

/** Before somebody fills in a form in vain. null: it opens nothing (any more). */
export class FindLink extends Query<FoundLink | null> {
  constructor(
    readonly token: string,
    readonly purpose: LinkPurpose,
  ) {
    super();
  }
}

@QueryHandler(FindLink)
export class FindLinkHandler implements IQueryHandler<FindLink> {
  constructor(private readonly links: OneTimeLinks) {}

  async execute({ token, purpose }: FindLink): Promise<FoundLink | null> {
    const link = await this.links.find(token, purpose);
    return link === null ? null : { email: link.email, expiresAt: link.expiresAt };
  }
}
