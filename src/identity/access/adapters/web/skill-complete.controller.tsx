import { Controller, Get, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { CompletePage, completionOf } from './complete-page.js';

/** Where the skill flow ends for the person. The code is in the address, so nobody is told that address. */
@Controller('auth/skill/complete')
@UseFilters(PageErrorFilter)
export class SkillCompleteController {
  @Get()
  @PageRoute({ session: 'none' })
  show(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: Readonly<Record<string, unknown>>,
  ): FastifyReply {
    const completion = completionOf(query);
    const status = completion.kind === 'missing' ? 400 : 200;
    const content = <CompletePage language={languageOf(request)} completion={completion} />;
    return html(reply.header('referrer-policy', 'no-referrer'), content, status);
  }
}
