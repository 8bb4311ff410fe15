import { Controller, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvalidRequest } from '../../../kernel/domain-error.js';
import { isLanguage } from '../../../kernel/language.js';
import type { FormFields } from '../../http/bodies/form-body.js';
import { FormBody, PageRoute } from '../../http/routes/page-route.js';
import { LANGUAGE_PATH } from './language-switch.js';
import { PageErrorFilter } from '../page-error.filter.js';
import { LANGUAGE_COOKIE } from './page-language.js';
import { returnToOf } from '../return-to.js';

const A_YEAR = 365 * 24 * 3600;

/** Takes the language switch of the footer: a browser keeps its language, and one is where one was. */
@Controller(LANGUAGE_PATH)
@UseFilters(PageErrorFilter)
export class LanguageController {
  @Post()
  @PageRoute({ session: 'none', form: true })
  choose(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @FormBody() { language }: FormFields,
    @Query('returnTo') returnTo: unknown,
  ): FastifyReply {
    if (!isLanguage(language)) throw new InvalidRequest('There are no pages in this language.');
    void reply.header('set-cookie', cookieOf(language, request.protocol === 'https'));
    return reply.redirect(returnToOf(returnTo) ?? '/', 303);
  }
}

/** No secret, so plain http on this machine may keep it as well. */
const cookieOf = (value: string, secure: boolean): string =>
  stringifySetCookie({
    name: LANGUAGE_COOKIE,
    value,
    path: '/',
    maxAge: A_YEAR,
    sameSite: 'lax',
    httpOnly: true,
    secure,
  });
