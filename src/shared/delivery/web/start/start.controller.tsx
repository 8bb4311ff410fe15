import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FRONT_PAGE_LINKS } from '../../discovery/site-map.js';
import type { VerifiedSession } from '../../http/authentication/session-verifier.js';
import { CurrentSession, PageRoute } from '../../http/routes/page-route.js';
import { PageForms } from '../forms/page-forms.js';
import { HomePage } from './home-page.js';
import { PageErrorFilter } from '../page-error.filter.js';
import { languageOf } from '../language/page-language.js';
import { html } from '../serving/render.js';
import { HomeSections } from '../sections/home-sections.js';
import { StrangersPage } from '../shell/strangers-page.js';

@Controller()
@UseFilters(PageErrorFilter)
export class StartController {
  constructor(
    private readonly forms: PageForms,
    private readonly home: HomeSections,
    private readonly strangers: StrangersPage,
  ) {}

  @Get()
  @PageRoute({ session: 'optional' })
  async start(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() session: VerifiedSession | null,
  ): Promise<FastifyReply> {
    void reply.header('link', FRONT_PAGE_LINKS);
    if (session === null) return html(reply, this.strangers.in(languageOf(request)));
    const page = this.forms.pageFor(request, reply);
    const sections = await this.home.render({ ...page, caller: session.caller });
    return html(reply, <HomePage language={page.language} sections={sections} />);
  }
}
