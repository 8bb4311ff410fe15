import { Controller, Post } from '@nestjs/common';
import { RequestBody } from '../../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { AuditedHistoryReader } from '../../application/audited-history-reader.js';
import { BriefingSelectionDto, BriefingSelectionResponse, selectionAnswer } from './audit-selection.dto.js';
import {
  BriefingHistoryDto,
  BriefingHistoryResponse,
  BriefingStateDto,
  BriefingStateResponse,
  historyAnswer,
  stateAnswer,
} from './audit.dto.js';

@Controller('api/v1/audit/briefings')
export class AuditController {
  constructor(private readonly histories: AuditedHistoryReader) {}

  @Post('history')
  @Operation({
    summary: 'Every event of a briefing, with its cause, the state after it and the difference it made.',
    description:
      'For its owner and for auditors; to everybody else it does not exist. The look is recorded before anything is ' +
      'shown, and not shown when it cannot be. An altered history is shown as it is, with its problems.',
    auth: 'skill',
    response: BriefingHistoryResponse,
    errors: [400, 401, 404, 503],
  })
  async history(
    @CurrentCaller() caller: Caller,
    @RequestBody(BriefingHistoryDto) body: BriefingHistoryDto,
  ): Promise<BriefingHistoryResponse> {
    return historyAnswer(await this.histories.history(body.id, caller));
  }

  @Post('state')
  @Operation({
    summary: 'What a briefing was after a revision or at a moment; without either: what it is.',
    description: 'For its owner and for auditors; to everybody else it does not exist. The look is recorded.',
    auth: 'skill',
    response: BriefingStateResponse,
    errors: [400, 401, 404, 503],
  })
  async state(
    @CurrentCaller() caller: Caller,
    @RequestBody(BriefingStateDto) body: BriefingStateDto,
  ): Promise<BriefingStateResponse> {
    return stateAnswer(await this.histories.state(body.id, body.toPlace(), caller));
  }

  @Post('selection')
  @Operation({
    summary: 'What became of every item that the owner could see: used, merged or left out, and why.',
    description:
      'For its owner and for auditors; to everybody else it does not exist. The look is recorded; the pages of a ledger ' +
      'within one minute of the clock are one look. The files are compared with the history: `ledger` says when one is gone or altered.',
    auth: 'skill',
    response: BriefingSelectionResponse,
    errors: [400, 401, 404, 503],
  })
  async selection(
    @CurrentCaller() caller: Caller,
    @RequestBody(BriefingSelectionDto) body: BriefingSelectionDto,
  ): Promise<BriefingSelectionResponse> {
    return selectionAnswer(await this.histories.selection(body.id, body.toLedgerQuery(), caller));
  }
}
