import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  CurrentSession,
  FormBody,
  html,
  PageErrorFilter,
  PageForms,
  type PageReply,
  type PageRequest,
  PageRoute,
  type VerifiedSession,
} from 'podcast-briefings/extension';
import { RemoveHighlight } from '../../application/commands/remove-highlight.js';
import { ListHighlights } from '../../application/queries/list-highlights.js';
import { HighlightsPage } from './highlights-page.js';

const SHOWN = 100;

/** `/highlights`, for who is signed in. What goes wrong is a page too. */
@Controller('highlights')
@UseFilters(PageErrorFilter)
export class HighlightsPageController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
  ) {}

  @Get()
  @PageRoute({ session: 'required' })
  async show(
    @Req() request: PageRequest,
    @Res() reply: PageReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<PageReply> {
    const { highlights } = await this.queries.execute(new ListHighlights(caller.id, SHOWN));
    return html(reply, <HighlightsPage {...this.forms.pageFor(request, reply)} highlights={highlights} />);
  }

  @Post('remove')
  @PageRoute({ session: 'required', form: true })
  async remove(
    @Res() reply: PageReply,
    @CurrentSession() { caller }: VerifiedSession,
    @FormBody() { highlight_id = '' }: Readonly<Record<string, string>>,
  ): Promise<PageReply> {
    await this.commands.execute(new RemoveHighlight(caller.id, highlight_id));
    return reply.redirect('/highlights', 303);
  }
}
