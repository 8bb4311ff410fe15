import { Controller, Post, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../shared/delivery/http/routes/page-route.js';
import { PageErrorFilter } from '../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../shared/delivery/web/serving/render.js';
import { CreateFolder } from '../../application/commands/create-folder.js';
import { DeleteFolder } from '../../application/commands/delete-folder.js';
import { RenameFolder } from '../../application/commands/rename-folder.js';
import { FeedPageModels, type Visit } from './feed-page-models.js';
import { FeedsPage } from './feeds-page.js';
import { PATH, type RefusedFolder } from './feeds-model.js';
import { folderFaultOf } from './refused-forms.js';

interface OneFolder {
  readonly id: string;
}

/** The forms for folders on `/feeds`. */
@Controller('feeds/folders')
@UseFilters(PageErrorFilter)
export class FolderPagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly models: FeedPageModels,
  ) {}

  @Post()
  @PageRoute({ session: 'required', form: true })
  async create(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const name = fields['name'] ?? '';
    return this.saved({ request, reply, caller }, { id: null, typed: name }, async () => {
      const { folder } = await this.commands.execute(new CreateFolder(caller.id, name));
      return `${PATH}?done=folder#${folder.id}`;
    });
  }

  @Post(':id')
  @PageRoute({ session: 'required', form: true })
  async change(
    @Req() request: FastifyRequest<{ Params: OneFolder }>,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const { id } = request.params;
    if (fields['do'] === 'delete') {
      await this.commands.execute(new DeleteFolder(caller.id, id));
      return reply.redirect(`${PATH}?done=folderGone`, 303);
    }
    const name = fields['name'] ?? '';
    return this.saved({ request, reply, caller }, { id, typed: name }, async () => {
      await this.commands.execute(new RenameFolder(caller.id, id, name));
      return `${PATH}?done=folder#${id}`;
    });
  }

  private async saved(
    visit: Visit,
    form: Omit<RefusedFolder, 'fault'>,
    save: () => Promise<string>,
  ): Promise<FastifyReply> {
    try {
      return await visit.reply.redirect(await save(), 303);
    } catch (error) {
      const fault = folderFaultOf(error);
      if (fault === null) throw error;
      const model = await this.models.feeds(visit, {});
      return html(visit.reply, <FeedsPage model={{ ...model, refusedFolder: { ...form, fault } }} />, 422);
    }
  }
}
