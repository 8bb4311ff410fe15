import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { AddressConfirmation } from '../address-confirmation.js';

/** The address that a link confirms. null: it confirms nothing (any more). */
export class FindConfirmation extends Query<string | null> {
  constructor(readonly token: string) {
    super();
  }
}

@QueryHandler(FindConfirmation)
export class FindConfirmationHandler implements IQueryHandler<FindConfirmation> {
  constructor(private readonly confirmation: AddressConfirmation) {}

  async execute({ token }: FindConfirmation): Promise<string | null> {
    return (await this.confirmation.memberOf(token))?.email ?? null;
  }
}
