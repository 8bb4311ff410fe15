import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../shared/delivery/mcp/mcp-registry.js';
import { READS, tool, type ToolHints } from '../../../shared/delivery/mcp/mcp-tool.js';
import {
  CreateRuleRequest,
  CreateRuleResponse,
  DeleteRuleRequest,
  DeleteRuleResponse,
  toCreateRuleResponse,
  UpdateRuleRequest,
} from '../http/change-rule.dto.js';
import { ListRulesRequest, ListRulesResponse, toListRulesResponse } from '../http/list-rules.dto.js';
import { RuleResponse, toRuleDto } from '../http/rule.dto.js';
import { toTryRuleResponse, TRIALS, TryRuleRequest, TryRuleResponse } from '../http/try-rule.dto.js';

const MORE = 'There are more: call again with cursor = next_cursor.';
const NOTHING_TAKEN = 'It would have done nothing. Say so, and ask whether other words are meant.';
const ADVICE = { not_found: 'list_rules shows the rule_ids that the person has.' };
const CHANGES: ToolHints = { readOnly: false, destructive: false, idempotent: true, openWorld: false };

/** The operations of RulesController as MCP tools. */
@Injectable()
export class RuleTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.registry.register({ tools: [this.list(), this.try(), this.create(), this.update(), this.delete()] });
  }

  private list() {
    return tool({
      name: 'list_rules',
      title: 'List rules',
      description:
        'Lists what the person wants in every briefing or in none: words that are muted, that are all that is kept, or ' +
        'that count for more. Use it before you change or delete one, or when they wonder why something is missing.',
      hints: READS,
      input: ListRulesRequest,
      output: ListRulesResponse,
      run: async (body, { caller }) => {
        const page = toListRulesResponse(await this.queries.execute(body.toQuery(caller)));
        return page.next_cursor === null ? { body: page } : { body: page, next: MORE };
      },
    });
  }

  private try() {
    return tool({
      name: 'try_rule',
      title: 'Try a rule',
      description:
        'Tells what a rule would have muted, left out or preferred in the last days, by source and with the newest items, ' +
        'without keeping it. Use it before create_rule, and tell the person what it would have done.',
      hints: READS,
      limit: TRIALS,
      input: TryRuleRequest,
      output: TryRuleResponse,
      run: async (body, { caller }) => {
        const trial = toTryRuleResponse(await this.queries.execute(body.toQuery(caller)));
        return trial.taken === 0 ? { body: trial, next: NOTHING_TAKEN } : { body: trial };
      },
    });
  }

  private create() {
    return tool({
      name: 'create_rule',
      title: 'Create a rule',
      description:
        'Has all briefings from now on leave out what matches some words (mute), keep nothing but that (keep_only), or ' +
        'value it more (prefer), of all sources, a folder or one source. Use it when the person says what they never or ' +
        'always want; for one briefing say it in user_request instead.',
      hints: CHANGES,
      input: CreateRuleRequest,
      output: CreateRuleResponse,
      run: async (body, { caller }) => ({
        body: toCreateRuleResponse(await this.commands.execute(body.toCommand(caller))),
      }),
    });
  }

  private update() {
    return tool({
      name: 'update_rule',
      title: 'Change a rule',
      description:
        'Changes one rule, or switches it off (enabled: false) and on again. What is not mentioned stays as it is.',
      hints: CHANGES,
      advice: ADVICE,
      input: UpdateRuleRequest,
      output: RuleResponse,
      run: async (body, { caller }) => ({
        body: { rule: toRuleDto(await this.commands.execute(body.toCommand(caller))) },
      }),
    });
  }

  private delete() {
    return tool({
      name: 'delete_rule',
      title: 'Delete a rule',
      description:
        'Deletes one rule for good; update_rule with enabled: false only switches it off. Use it when the person asks.',
      hints: { ...CHANGES, destructive: true },
      advice: ADVICE,
      input: DeleteRuleRequest,
      output: DeleteRuleResponse,
      run: async (body, { caller }) => {
        await this.commands.execute(body.toCommand(caller));
        return { body: { deleted: true } };
      },
    });
  }
}
