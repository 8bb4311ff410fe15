import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import { formatNext, parseCursor, type Cursor } from '../../../../shared/kernel/page.js';
import { ListItems } from '../../../application/queries/list-items.js';
import { ListRules } from '../../../application/queries/list-rules.js';
import { ListRuleScopes, ShowFollowedFeed } from '../../../application/queries/show-followed-feed.js';
import { MOST_RULES, type Rule } from '../../../domain/rule.js';
import { blankRule, doneOf, typedOf, type FeedModel, type RuleForm, type RulesModel } from './feed-model.js';

/** Who looks at a page. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
}

/** What the address of a page says. */
export interface FeedQuery {
  readonly done?: unknown;
  readonly new?: unknown;
  readonly cursor?: unknown;
}

const ITEMS = 8;
const RULES = 50;
const EVERYTHING = { ids: null, after: null, before: null, keyword: null, searchContent: false };

/** Gathers what the pages of one feed and of rules show. */
@Injectable()
export class FeedModels {
  constructor(
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
  ) {}

  async feed({ request, reply, caller }: Visit, asked: string, { done, new: count }: FeedQuery): Promise<FeedModel> {
    const shown = await this.queries.execute(new ShowFollowedFeed(caller.id, asked));
    const sourceId = shown.followed.subscriptionId;
    const filter = { ...EVERYTHING, sourceId };
    const items = await this.queries.execute(new ListItems(caller.id, filter, { cursor: null, limit: ITEMS }));
    const rules = await this.allRules(caller);
    return {
      ...this.forms.pageFor(request, reply),
      shown,
      items: items.rows,
      done: doneOf(done),
      newItems: Number(count) || 0,
      rules: rules.filter((rule) => rule.sourceId === sourceId),
      scopes: await this.queries.execute(new ListRuleScopes(caller.id)),
      form: { id: null, typed: blankRule(sourceId), fault: null, from: sourceId },
    };
  }

  async rules({ request, reply, caller }: Visit, form: RuleForm, { done, cursor }: FeedQuery): Promise<RulesModel> {
    const { rows, next } = await this.queries.execute(
      new ListRules(caller.id, { after: cursorIn(cursor), limit: RULES }),
    );
    return {
      ...this.forms.pageFor(request, reply),
      rules: rows,
      next: formatNext(next),
      scopes: await this.queries.execute(new ListRuleScopes(caller.id)),
      form,
      done: doneOf(done),
      trial: null,
    };
  }

  /** Throws NotFound. */
  async formOf(caller: Caller, id: string): Promise<RuleForm> {
    const rule = await this.rule(caller, id);
    return { id, typed: typedOf(rule), fault: null, from: null };
  }

  /** Throws NotFound. */
  async rule(caller: Caller, id: string): Promise<Rule> {
    const rule = (await this.allRules(caller)).find((one) => one.id === id);
    if (rule === undefined) throw new NotFound(`You have no rule ${id}.`);
    return rule;
  }

  /** Whoever has claimed those of agents may have more than anybody can make. */
  private async allRules(caller: Caller): Promise<readonly Rule[]> {
    return (await this.queries.execute(new ListRules(caller.id, { after: null, limit: MOST_RULES * 100 }))).rows;
  }
}

const cursorIn = (cursor: unknown): Cursor | null => (typeof cursor === 'string' ? parseCursor(cursor) : null);
