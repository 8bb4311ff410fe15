import { Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { ComposeOtherwise } from '../../application/queries/compose-otherwise.js';
import { whatIfAnswer, WhatIfDto, WhatIfResponse } from './what-if.dto.js';

/** Composing takes a second at most; others may be before it. */
const PATIENCE_MS = 60_000;

@Controller('api/v1/audit/briefings')
export class WhatIfController {
  constructor(private readonly queries: QueryBus) {}

  @Post('what-if')
  @Operation({
    summary: 'What a past briefing would have said, had it been asked for otherwise.',
    description:
      'For its owner and for auditors; to everybody else it does not exist. The look is recorded. Composed from what its ' +
      'history kept, by the composer of this program; nothing is spoken, kept or counted.',
    auth: 'skill',
    response: WhatIfResponse,
    errors: [400, 401, 404, 503],
  })
  async whatIf(@CurrentCaller() caller: Caller, @RequestBody(WhatIfDto) body: WhatIfDto): Promise<WhatIfResponse> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return whatIfAnswer(await this.queries.execute(new ComposeOtherwise(body.id, body.toChanges(), caller, signal)));
  }
}
