import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { browserOf } from '../../../adapters/web/browser.js';
import { SetUp } from '../../application/commands/set-up.js';
import { FindSetup } from '../../application/queries/find-setup.js';
import { LinkUnusable, SetUpAlready } from '../../domain/sign-in.js';
import { answerForm } from './answer-form.js';
import { FIRST_STEPS } from './first-steps.js';
import { SetUpElsewherePage, type WelcomeModel, WelcomePage } from './welcome-page.js';

/** The first account of a new service, by the link that the program prints at its start. */
@Controller('welcome')
@UseFilters(PageErrorFilter)
export class WelcomeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
  ) {}

  @Get()
  @PageRoute({ session: 'none' })
  async ask(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: { readonly setup?: unknown },
  ): Promise<FastifyReply> {
    const setup = typeof query.setup === 'string' ? query.setup : '';
    const found = await this.queries.execute(new FindSetup(setup));
    if (found !== 'open') return elsewhere(request, reply, found === 'done');
    return html(reply, <WelcomePage model={this.blank(request, reply, setup)} />);
  }

  @Post()
  @PageRoute({ session: 'none', form: true, limit: { requests: 20, seconds: 600 } })
  async setUp(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @FormBody() { setup = '', email = '', name = '', password = '' }: FormFields,
  ): Promise<FastifyReply> {
    const fields = { token: setup, email, name, password, language: languageOf(request) };
    try {
      return await answerForm(reply, {
        attempt: this.commands.execute(new SetUp(fields, browserOf(request))),
        onwards: () => FIRST_STEPS,
        afterCode: FIRST_STEPS,
        again: (problem) => <WelcomePage model={{ ...this.blank(request, reply, setup), email, name, problem }} />,
      });
    } catch (error) {
      if (!(error instanceof SetUpAlready || error instanceof LinkUnusable)) throw error;
      const found = await this.queries.execute(new FindSetup(setup));
      return elsewhere(request, reply, found === 'done');
    }
  }

  private blank(request: FastifyRequest, reply: FastifyReply, setup: string): WelcomeModel {
    return { ...this.forms.pageFor(request, reply), setup, email: '', name: '', problem: null };
  }
}

const elsewhere = (request: FastifyRequest, reply: FastifyReply, setUp: boolean): FastifyReply =>
  html(reply, <SetUpElsewherePage language={languageOf(request)} setUp={setUp} />, setUp ? 200 : 404);
