import { Controller, Get, Headers, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { FRONT_PAGE_LINKS } from '../discovery/site-map.js';
import type { VerifiedSession } from '../http/authentication/session-verifier.js';
import { CurrentSession, PageRoute } from '../http/page-route.js';
import { PageErrorFilter } from './page-error.filter.js';
import { preferredLanguage } from './page-language.js';
import { html } from './render.js';
import { StartPage } from './start-page.js';

@Controller()
@UseFilters(PageErrorFilter)
export class StartController {
  @Get()
  @PageRoute({ session: 'optional' })
  start(
    @Res() reply: FastifyReply,
    @Headers('accept-language') languages: string | undefined,
    @CurrentSession() session: VerifiedSession | null,
  ): FastifyReply {
    const content = <StartPage language={preferredLanguage(languages)} signedIn={session !== null} />;
    return html(reply.header('link', FRONT_PAGE_LINKS), content);
  }
}
