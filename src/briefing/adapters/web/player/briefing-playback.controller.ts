import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { HttpRequest } from '../../../../shared/delivery/http/request.js';
import { InvalidRequest, NotFound } from '../../../../shared/kernel/domain-error.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { UpdatePlayback } from '../../../application/commands/update-playback.js';
import { FindSharedPlayback } from '../../../application/queries/find-shared-playback.js';

const WHOLE = /^\d{1,15}$/;

function numberIn(fields: FormFields, name: string): number {
  const value = fields[name] ?? '';
  if (!WHOLE.test(value)) throw new InvalidRequest(`${name} must be a whole number of milliseconds.`);
  return Number(value);
}

/**
 * How far the owner has listened, for the player on the public page. The page itself is the same for everybody: its
 * script asks whether whoever looks at it is the owner, and only then tells.
 */
@Controller('b/:slug/playback')
@UseFilters(PageErrorFilter)
export class BriefingPlaybackController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
  ) {}

  /** 204: somebody else's, or nobody is signed in. */
  @Get()
  @PageRoute({ session: 'optional' })
  async find(
    @Param('slug') slug: string,
    @CurrentSession() session: VerifiedSession | null,
    @Req() request: HttpRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const own = await this.queries.execute(new FindSharedPlayback(slug, session?.caller.id ?? null));
    if (own === null) return reply.code(204).send();
    const { positionMs = null, finished = false, at = null } = own.playback ?? {};
    return reply.send({ position_ms: positionMs, finished, at, form_token: this.forms.tokenFor(request, reply) });
  }

  @Post()
  @PageRoute({ session: 'required', form: true })
  async update(
    @Param('slug') slug: string,
    @CurrentSession() { caller }: VerifiedSession,
    @FormBody() fields: FormFields,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const own = await this.queries.execute(new FindSharedPlayback(slug, caller.id));
    if (own === null) throw new NotFound('You have no such briefing.');
    const played = {
      positionMs: numberIn(fields, 'position_ms'),
      at: numberIn(fields, 'at'),
      finished: fields['finished'] === 'true',
    };
    await this.commands.execute(new UpdatePlayback(caller.id, own.briefingId, played));
    return reply.code(204).send();
  }
}
