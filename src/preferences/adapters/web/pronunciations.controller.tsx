import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../shared/delivery/web/serving/render.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { formatNext, parseCursor } from '../../../shared/kernel/page.js';
import { DeletePronunciation } from '../../application/commands/delete-pronunciation.js';
import { SetPronunciation } from '../../application/commands/set-pronunciation.js';
import { GetProfile } from '../../application/queries/get-profile.js';
import { ListPronunciations } from '../../application/queries/list-pronunciations.js';
import { PronunciationNotFound, TextRefused, TooManyPronunciations } from '../../domain/pronunciation.js';
import {
  addressOf,
  doneOf,
  languageIn,
  PATH,
  type Done,
  type PronunciationsModel,
  type Typed,
} from './pronunciations-model.js';
import { PronunciationsPage } from './pronunciations-page.js';

const A_PAGE = 50;

type Parts = Pick<PronunciationsModel, 'typed' | 'problem' | 'done' | 'cursor'>;

/** One's own list of how words are said. */
@Controller()
@UseFilters(PageErrorFilter)
export class PronunciationPagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
  ) {}

  /** Where it was before. */
  @Get('pronunciations')
  @PageRoute({ session: 'none' })
  moved(@Res() reply: FastifyReply): FastifyReply {
    return reply.redirect(PATH, 301);
  }

  @Get(PATH)
  @PageRoute({ session: 'required' })
  async show(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: { readonly cursor?: unknown; readonly done?: unknown },
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const { language } = await this.queries.execute(new GetProfile(caller.id));
    const cursor = typeof query.cursor === 'string' ? query.cursor : null;
    const typed = { language, written: '', respelling: '' };
    const parts = { typed, problem: null, done: doneOf(query.done), cursor };
    return html(reply, <PronunciationsPage model={await this.modelOf(request, reply, caller.id, parts)} />);
  }

  @Post(PATH)
  @PageRoute({ session: 'required', form: true })
  async change(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const profile = await this.queries.execute(new GetProfile(caller.id));
    const { written = '', respelling = '' } = fields;
    const typed = { language: languageIn(fields['language'], profile.language), written, respelling };
    const cursor = fields['cursor'] ?? null;
    try {
      const done = await this.done(caller.id, fields['do'] === 'delete' ? 'deleted' : 'set', typed);
      return reply.redirect(addressOf({ cursor, done }), 303);
    } catch (problem) {
      if (!(problem instanceof TextRefused || problem instanceof TooManyPronunciations)) throw problem;
      const model = await this.modelOf(request, reply, caller.id, { typed, problem, done: null, cursor });
      return html(reply, <PronunciationsPage model={model} />, 422);
    }
  }

  private async done(caller: CallerId, wanted: Done, { language, written, respelling }: Typed): Promise<Done> {
    if (wanted === 'set') await this.commands.execute(new SetPronunciation(caller, language, { written, respelling }));
    else await this.commands.execute(new DeletePronunciation(caller, { language, written })).catch(whenNotThere);
    return wanted;
  }

  private async modelOf(
    request: FastifyRequest,
    reply: FastifyReply,
    caller: CallerId,
    parts: Parts,
  ): Promise<PronunciationsModel> {
    const after = parts.cursor === null ? null : parseCursor(parts.cursor);
    const filter = { caller, language: null, after, limit: A_PAGE };
    const { rows, next } = await this.queries.execute(new ListPronunciations(filter));
    // The last word of this part has been deleted: there may be others before it.
    if (rows.length === 0 && after !== null) return this.modelOf(request, reply, caller, { ...parts, cursor: null });
    const page = { pronunciations: rows, next: formatNext(next) };
    return { ...this.forms.pageFor(request, reply), ...parts, ...page };
  }
}

/** Gone is what they wanted: the button was pressed twice, or in another window. */
function whenNotThere(error: unknown): void {
  if (!(error instanceof PronunciationNotFound)) throw error;
}
