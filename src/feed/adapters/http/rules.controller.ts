import { Controller, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import {
  CreateRuleRequest,
  CreateRuleResponse,
  DeleteRuleRequest,
  DeleteRuleResponse,
  toCreateRuleResponse,
  UpdateRuleRequest,
} from './change-rule.dto.js';
import { ListRulesRequest, ListRulesResponse, toListRulesResponse } from './list-rules.dto.js';
import { RuleResponse, toRuleDto } from './rule.dto.js';
import { toTryRuleResponse, TRIALS, TryRuleRequest, TryRuleResponse } from './try-rule.dto.js';

@Controller('api/v1/rules')
export class RulesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('list')
  @Operation({
    summary: 'Lists the rules of the caller, newest first',
    description: 'A rule for a folder or a source goes with it.',
    auth: 'skill',
    response: ListRulesResponse,
    errors: [400, 401],
  })
  async list(
    @CurrentCaller() caller: Caller,
    @RequestBody(ListRulesRequest, { optional: true }) body: ListRulesRequest,
  ): Promise<ListRulesResponse> {
    return toListRulesResponse(await this.queries.execute(body.toQuery(caller)));
  }

  @Post('create')
  @Operation({
    summary: 'Creates a rule for what briefings are made from',
    description:
      'It holds from now on, for items that are there already as well, wherever a request does not choose items itself. ' +
      'items/list shows what is muted. At most 100.',
    auth: 'skill',
    response: CreateRuleResponse,
    errors: [400, 401],
  })
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody(CreateRuleRequest) body: CreateRuleRequest,
  ): Promise<CreateRuleResponse> {
    return toCreateRuleResponse(await this.commands.execute(body.toCommand(caller)));
  }

  @Post('update')
  @Operation({
    summary: 'Changes a rule of the caller; what is not mentioned stays',
    auth: 'skill',
    response: RuleResponse,
    errors: [400, 401, 404],
  })
  async update(
    @CurrentCaller() caller: Caller,
    @RequestBody(UpdateRuleRequest) body: UpdateRuleRequest,
  ): Promise<RuleResponse> {
    return { rule: toRuleDto(await this.commands.execute(body.toCommand(caller))) };
  }

  @Post('delete')
  @Operation({
    summary: 'Deletes a rule of the caller',
    auth: 'skill',
    response: DeleteRuleResponse,
    errors: [401, 404],
  })
  async delete(
    @CurrentCaller() caller: Caller,
    @RequestBody(DeleteRuleRequest) body: DeleteRuleRequest,
  ): Promise<DeleteRuleResponse> {
    await this.commands.execute(body.toCommand(caller));
    return { deleted: true };
  }

  @Post('try')
  @Operation({
    summary: 'Tells what a rule would have done to the items of the last days',
    description: 'Nothing is kept, and no other rule is asked.',
    auth: 'skill',
    limit: TRIALS,
    response: TryRuleResponse,
    errors: [400, 401, 429],
  })
  async try(
    @CurrentCaller() caller: Caller,
    @RequestBody(TryRuleRequest) body: TryRuleRequest,
  ): Promise<TryRuleResponse> {
    return toTryRuleResponse(await this.queries.execute(body.toQuery(caller)));
  }
}
