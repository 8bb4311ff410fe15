import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FORM_COOKIE, writeCookie } from '../../http/cookies.js';
import { formSecretOf, formTokenOf, newFormSecret } from '../../http/form-token.js';
import type { Language } from '../../../kernel/language.js';
import { languageOf } from '../language/page-language.js';

/** What a page with a form of ours cannot do without. */
export interface FormPage {
  readonly language: Language;
  readonly formToken: string;
}

/** Secrets that are on their way to the browser: all forms of one page share one. */
const fresh = new WeakMap<FastifyRequest, string>();

function give(request: FastifyRequest, reply: FastifyReply): string {
  const secret = newFormSecret();
  fresh.set(request, secret);
  writeCookie(reply, { name: FORM_COOKIE, value: secret });
  return secret;
}

/** For the hidden field FORM_TOKEN_FIELD. Sets the form cookie when the browser has none; call it before sending. */
export function formTokenFor(request: FastifyRequest, reply: FastifyReply): string {
  const secret = formSecretOf(request) ?? fresh.get(request) ?? give(request, reply);
  return formTokenOf(request, secret);
}

/** Tokens for the forms on a page, against forms that other sites have a browser send (CSRF). */
@Injectable()
export class PageForms {
  /** See formTokenFor. */
  tokenFor(request: FastifyRequest, reply: FastifyReply): string {
    return formTokenFor(request, reply);
  }

  /** In the language of the browser. */
  pageFor(request: FastifyRequest, reply: FastifyReply): FormPage {
    return { language: languageOf(request), formToken: this.tokenFor(request, reply) };
  }
}
