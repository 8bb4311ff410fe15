import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FORM_COOKIE, writeCookie } from '../../http/cookies.js';
import { formSecretOf, formTokenOf, newFormSecret } from '../../http/form-token.js';
import type { Language } from '../../../kernel/language.js';
import { languageOf } from '../page-language.js';

/** What a page with a form of ours cannot do without. */
export interface FormPage {
  readonly language: Language;
  readonly formToken: string;
}

/** Tokens for the forms on a page, against forms that other sites have a browser send (CSRF). */
@Injectable()
export class PageForms {
  /** Secrets that are on their way to the browser: all forms of one page share one. */
  private readonly fresh = new WeakMap<FastifyRequest, string>();

  /** For the hidden field FORM_TOKEN_FIELD. Sets the form cookie when the browser has none; call it before sending. */
  tokenFor(request: FastifyRequest, reply: FastifyReply): string {
    const secret = formSecretOf(request) ?? this.fresh.get(request) ?? this.give(request, reply);
    return formTokenOf(request, secret);
  }

  /** In the language of the browser. */
  pageFor(request: FastifyRequest, reply: FastifyReply): FormPage {
    return { language: languageOf(request), formToken: this.tokenFor(request, reply) };
  }

  private give(request: FastifyRequest, reply: FastifyReply): string {
    const secret = newFormSecret();
    this.fresh.set(request, secret);
    writeCookie(reply, { name: FORM_COOKIE, value: secret });
    return secret;
  }
}
