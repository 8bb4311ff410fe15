import { Controller, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { OPERATORS, OPERATORS_AND_AUDITORS } from '../../../../shared/delivery/admin/operators-only.js';
import { RequestBody } from '../../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { PlaceHold, ReleaseHold } from '../../../legal-hold/legal-hold.js';
import { AdminDoneResponse, DONE, NoFields } from './done.dto.js';
import {
  holdsFor,
  LegalHoldResponse,
  ListDeletionsRequest,
  ListHoldsResponse,
  PlaceHoldRequest,
  ReleaseHoldRequest,
  toHolds,
  toPlaced,
} from './records.dto.js';
import { ListSecurityEventsResponse, toSecurityEvents } from './security-events.dto.js';

/** Which records are kept as evidence, and what became of the others. */
@Controller('api/v1/admin')
export class RecordsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('holds/list')
  @Operation({
    ...OPERATORS_AND_AUDITORS,
    summary: 'Lists legal holds, those that hold first, for operators and auditors',
    response: ListHoldsResponse,
    errors: [400, 401, 403],
  })
  async holds(
    @CurrentCaller() caller: Caller,
    @RequestBody(NoFields, { optional: true }) _body: NoFields,
  ): Promise<ListHoldsResponse> {
    return toHolds(await this.queries.execute(holdsFor(caller)));
  }

  @Post('holds/place')
  @Operation({
    ...OPERATORS,
    summary:
      'Puts the records of somebody on legal hold: nothing of them is destroyed until it is released; for operators',
    description:
      'Neither retention nor deletion by the holder or an operator destroys what is held. Who asks to be erased meanwhile is out at once, and erased when the last hold is released.',
    response: LegalHoldResponse,
    errors: [400, 401, 403, 404, 409],
  })
  async place(
    @CurrentCaller() caller: Caller,
    @RequestBody(PlaceHoldRequest) { caller_id, reason }: PlaceHoldRequest,
  ): Promise<LegalHoldResponse> {
    return toPlaced(await this.commands.execute(new PlaceHold(caller_id, reason, caller.id)));
  }

  @Post('holds/release')
  @Operation({
    ...OPERATORS,
    summary:
      'Releases a legal hold; with the last one of somebody the erasure follows that waited for it; for operators',
    response: AdminDoneResponse,
    errors: [400, 401, 403, 404],
  })
  async release(
    @CurrentCaller() caller: Caller,
    @RequestBody(ReleaseHoldRequest) { hold_id }: ReleaseHoldRequest,
  ): Promise<AdminDoneResponse> {
    await this.commands.execute(new ReleaseHold(hold_id, caller.id));
    return DONE;
  }

  @Post('deletions/list')
  @Operation({
    ...OPERATORS_AND_AUDITORS,
    summary: 'Lists what retention and erasure deleted, how much and why, and legal holds; for operators and auditors',
    response: ListSecurityEventsResponse,
    errors: [400, 401, 403],
  })
  async deletions(
    @RequestBody(ListDeletionsRequest, { optional: true }) body: ListDeletionsRequest,
  ): Promise<ListSecurityEventsResponse> {
    return toSecurityEvents(await this.queries.execute(body.toQuery()));
  }
}
