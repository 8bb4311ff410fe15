import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import type { AllowanceLeft } from '../../domain/allowance.js';
import { BriefingReservations } from '../ports/briefing-reservations.js';

/** How many briefings the caller may ask for now. */
export class GetAllowance extends Query<AllowanceLeft> {
  constructor(readonly caller: Caller) {
    super();
  }
}

@QueryHandler(GetAllowance)
export class GetAllowanceHandler implements IQueryHandler<GetAllowance> {
  constructor(private readonly reservations: BriefingReservations) {}

  execute({ caller }: GetAllowance): Promise<AllowanceLeft> {
    return this.reservations.allowanceOf(caller);
  }
}
