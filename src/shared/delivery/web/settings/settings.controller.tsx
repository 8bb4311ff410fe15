import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../http/authentication/session-verifier.js';
import { CurrentSession, PageRoute } from '../../http/routes/page-route.js';
import { PageForms } from '../forms/page-forms.js';
import { PageErrorFilter } from '../page-error.filter.js';
import { html } from '../serving/render.js';
import { SettingsSections } from '../sections/settings-sections.js';
import { SettingsPage } from './settings-page.js';

@Controller('settings')
@UseFilters(PageErrorFilter)
export class SettingsPageController {
  constructor(
    private readonly forms: PageForms,
    private readonly settings: SettingsSections,
  ) {}

  @Get()
  @PageRoute({ session: 'required' })
  async show(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const page = this.forms.pageFor(request, reply);
    const sections = await this.settings.render({ ...page, caller });
    return html(reply, <SettingsPage language={page.language} sections={sections} />);
  }
}
