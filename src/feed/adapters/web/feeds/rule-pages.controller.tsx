import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { RateLimiter } from '../../../../shared/delivery/http/rate-limit/rate-limiter.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { CreateRule } from '../../../application/commands/create-rule.js';
import { DeleteRule } from '../../../application/commands/delete-rule.js';
import { UpdateRule } from '../../../application/commands/update-rule.js';
import { TryRule } from '../../../application/queries/try-rule.js';
import { blankRule, pathOf, RULES, type RuleForm } from './feed-model.js';
import { FeedModels, type FeedQuery, type Visit } from './feed-models.js';
import { meaningOf, ruleFaultOf, typedIn } from './rule-forms.js';
import { RulesPage } from './rules-page.js';

const DAYS = 7;

/** Rate limit, counted together with those of agents: each may look at ten thousand items. */
const TRIALS = { requests: 60, seconds: 60, per: 'caller', of: 'rules/try' } as const;

interface OneRule {
  readonly id: string;
}

/** The rules of somebody for what they follow: `/feeds/rules`. */
@Controller('feeds/rules')
@UseFilters(PageErrorFilter)
export class RulePagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly models: FeedModels,
    private readonly limiter: RateLimiter,
  ) {}

  @Get()
  @PageRoute({ session: 'required' })
  async list(
    @Req()
    request: FastifyRequest<{ Querystring: FeedQuery & { readonly keyword?: unknown; readonly feed?: unknown } }>,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const { keyword, feed } = request.query;
    const typed = { ...blankRule(textOf(feed)), keyword: textOf(keyword).slice(0, 500) };
    const form = { id: null, typed, fault: null, from: null };
    return html(reply, <RulesPage model={await this.models.rules({ request, reply, caller }, form, request.query)} />);
  }

  @Get(':id')
  @PageRoute({ session: 'required' })
  async show(
    @Req() request: FastifyRequest<{ Params: OneRule }>,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const form = await this.models.formOf(caller, request.params.id);
    return html(reply, <RulesPage model={await this.models.rules({ request, reply, caller }, form, {})} />);
  }

  @Post()
  @PageRoute({ session: 'required', form: true })
  async create(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    return this.answer({ request, reply, caller }, null, fields);
  }

  @Post(':id')
  @PageRoute({ session: 'required', form: true })
  async change(
    @Req() request: FastifyRequest<{ Params: OneRule }>,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const { id } = request.params;
    const { do: wanted } = fields;
    if (wanted === 'delete') {
      await this.commands.execute(new DeleteRule(caller.id, id));
      return reply.redirect(onwards(fields, 'rule_gone'), 303);
    }
    if (wanted === 'pause' || wanted === 'resume') {
      await this.commands.execute(new UpdateRule(caller.id, id, { enabled: wanted === 'resume' }));
      return reply.redirect(onwards(fields, 'rule'), 303);
    }
    await this.models.rule(caller, id);
    return this.answer({ request, reply, caller }, id, fields);
  }

  /** Saves what was typed or tries it; where it is refused the form is there again. */
  private async answer(visit: Visit, id: string | null, fields: FormFields): Promise<FastifyReply> {
    const form = { id, typed: typedIn(fields), fault: null, from: fields['from'] ?? null };
    try {
      if (fields['do'] === 'try') return await this.tried(visit, form);
      const { id: owner } = visit.caller;
      const meaning = meaningOf(form.typed);
      if (id === null) await this.commands.execute(new CreateRule(owner, { ...meaning, enabled: true }));
      else await this.commands.execute(new UpdateRule(owner, id, meaning));
      return await visit.reply.redirect(onwards(fields, 'rule'), 303);
    } catch (error) {
      const fault = ruleFaultOf(error);
      if (fault === null) throw error;
      const model = await this.models.rules(visit, { ...form, fault }, {});
      return html(visit.reply, <RulesPage model={model} />, fault === 'often' ? 429 : 422);
    }
  }

  private async tried(visit: Visit, form: RuleForm): Promise<FastifyReply> {
    await this.limiter.takeFor(visit.caller, TRIALS);
    const meaning = { ...meaningOf(form.typed), enabled: true };
    const trial = await this.queries.execute(new TryRule(visit.caller.id, meaning, DAYS));
    const model = await this.models.rules(visit, form, {});
    return html(visit.reply, <RulesPage model={{ ...model, trial }} />);
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** To the page that the form was on. */
function onwards(fields: FormFields, done: 'rule' | 'rule_gone'): string {
  const from = fields['from'] ?? '';
  return /^src_\w{26}$/.test(from) ? `${pathOf(from)}?done=${done}#rules` : `${RULES}?done=${done}`;
}
