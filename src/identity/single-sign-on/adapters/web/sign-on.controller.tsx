import { Controller, Get, Param, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import { formSecretOf } from '../../../../shared/delivery/http/form-token.js';
import { CurrentSession, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { HOME, returnToOf } from '../../../../shared/delivery/web/return-to.js';
import { browserOf, keepSignedIn } from '../../../adapters/web/browser.js';
import { BeginSignOn } from '../../application/commands/begin-sign-on.js';
import { CompleteSignOn } from '../../application/commands/complete-sign-on.js';
import { SignOnRefused } from '../../domain/sign-on.js';
import { orProblem } from './problem-page.js';

const LIMIT = { requests: 60, seconds: 60 };

/** To an issuer, and back. */
@Controller('signin/with/:key')
@UseFilters(PageErrorFilter)
export class SignOnController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @PageRoute({ session: 'none', form: true, formAction: 'any', limit: LIMIT })
  leave(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('key') key: string,
    @Query() query: { readonly returnTo?: unknown },
  ): Promise<FastifyReply> {
    return orProblem(request, reply, async () => {
      const errand = { key, linkTo: null, confirms: false, returnTo: returnToOf(query.returnTo) };
      const url = await this.commands.execute(new BeginSignOn(errand, browserSecretOf(request)));
      return reply.redirect(url, 303);
    });
  }

  // A form of ours leads here by way of the issuer, and from here on to a client that waits for the answer.
  @Get('callback')
  @PageRoute({ session: 'optional', formAction: 'any', limit: LIMIT })
  comeBack(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('key') key: string,
    @CurrentSession() session: VerifiedSession | null,
  ): Promise<FastifyReply> {
    return orProblem(request, reply, async () => {
      const came = {
        key,
        ...answerIn(request),
        browser: browserSecretOf(request),
        signedIn: session?.caller.id ?? null,
        from: browserOf(request),
      };
      const { signedIn, returnTo } = await this.commands.execute(new CompleteSignOn(came));
      if (signedIn === null) return reply.redirect(returnTo ?? '/account/sign-in?done=connected', 303);
      keepSignedIn(reply, signedIn);
      return reply.redirect(returnTo ?? HOME, 303);
    });
  }
}

/** Its query, and the state that is in it once. */
function answerIn({ url }: FastifyRequest): { readonly state: string; readonly query: string } {
  const [, query = ''] = url.split('?', 2);
  const states = new URLSearchParams(query).getAll('state');
  return { query, state: states.length === 1 ? (states[0] ?? '') : '' };
}

/** The secret behind the forms of this browser: what began with one of them ends where it is. Throws SignOnRefused. */
export function browserSecretOf(request: FastifyRequest): string {
  const secret = formSecretOf(request);
  if (secret === null) throw new SignOnRefused('expired', 'the browser sent no form cookie');
  return secret;
}
