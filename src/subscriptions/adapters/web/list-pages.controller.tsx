import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../shared/delivery/http/authentication/session-verifier.js';
import { LARGEST_UPLOAD, type UploadedFile } from '../../../shared/delivery/http/bodies/form-upload.js';
import { CurrentSession, FormFile, PageRoute } from '../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../shared/delivery/web/serving/render.js';
import { InvalidRequest } from '../../../shared/kernel/domain-error.js';
import { IMPORTS, ImportSubscriptions } from '../../application/commands/import-subscriptions.js';
import { decodeList } from '../../application/list-text.js';
import { ExportSubscriptions } from '../../application/queries/export-subscriptions.js';
import type { ImportedFeed } from '../../domain/subscription-list.js';
import { DailyQuotaExceeded } from '../../domain/daily-quota.js';
import type { UploadFault } from './feeds-model.js';
import { ListPage } from './list-page.js';

/** Lists from other readers, and for them: `/feeds/import`, `/feeds/export.opml`. */
@Controller('feeds')
@UseFilters(PageErrorFilter)
export class ListPagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
  ) {}

  @Get('import')
  @PageRoute({ session: 'required' })
  show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): FastifyReply {
    return html(reply, <ListPage model={{ ...this.forms.pageFor(request, reply), fault: null, report: null }} />);
  }

  @Post('import')
  @PageRoute({ session: 'required', form: true, upload: true, limit: IMPORTS, takesLong: true })
  async import(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @FormFile() file: UploadedFile | null,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const page = this.forms.pageFor(request, reply);
    const outcome = await this.imported(file, (list) => this.commands.execute(new ImportSubscriptions(caller, list)));
    if (typeof outcome !== 'string') return html(reply, <ListPage model={{ ...page, fault: null, report: outcome }} />);
    return html(reply, <ListPage model={{ ...page, fault: outcome, report: null }} />, 422);
  }

  @Get('export.opml')
  @PageRoute({ session: 'required' })
  async export(@Res() reply: FastifyReply, @CurrentSession() { caller }: VerifiedSession): Promise<FastifyReply> {
    const list = await this.queries.execute(new ExportSubscriptions(caller.id));
    return reply
      .headers({ 'content-disposition': 'attachment; filename="feeds.opml"', 'x-robots-tag': 'noindex' })
      .type('text/x-opml; charset=utf-8')
      .send(list);
  }

  private async imported(
    file: UploadedFile | null,
    follow: (list: string) => Promise<readonly ImportedFeed[]>,
  ): Promise<readonly ImportedFeed[] | UploadFault> {
    if (file === null) return 'none';
    if (file.bytes.length > LARGEST_UPLOAD) return 'large';
    try {
      return await follow(decodeList(file.bytes).replaceAll('\0', ' '));
    } catch (error) {
      if (error instanceof DailyQuotaExceeded) return 'tooOften';
      if (error instanceof InvalidRequest) return 'notOpml';
      throw error;
    }
  }
}
