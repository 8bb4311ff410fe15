import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignUp } from '../../../../config/identity-settings.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import type { Advice } from '../../../../shared/delivery/web/language/page-words.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { AdvicePage } from '../../../../shared/delivery/web/shell/sheet.js';
import { wordsFor } from '../../../adapters/web/locale.js';
import { LinkUnusable, SignUpClosed } from '../../domain/sign-in.js';

export interface Refusing {
  readonly signUp: SignUp;
  /** Where links of this kind are had by e-mail; without it the operator makes them. */
  readonly newLink?: '/forgot' | '/account' | '/account/profile';
}

function adviceOf(error: unknown, { signUp, newLink }: Refusing, language: Language): readonly [number, Advice] | null {
  const words = wordsFor(language);
  if (error instanceof LinkUnusable) return [404, newLink === undefined ? words.linkOver : words.mailedLinkOver];
  if (!(error instanceof SignUpClosed)) return null;
  return [403, signUp === 'closed' ? words.signUp.closed : words.signUp.inviteNeeded];
}

/** Does the work, or says who can help: no form is of use to whoever lacks a link or an invitation. */
export async function orRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusing: Refusing,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    const language = languageOf(request);
    const [status, words] = adviceOf(error, refusing, language) ?? [];
    if (status === undefined || words === undefined) throw error;
    return html(
      reply,
      <AdvicePage language={language} words={words}>
        <p class="actions">
          {refusing.newLink !== undefined && (
            <a class="button primary" href={refusing.newLink}>
              {wordsFor(language).newLink}
            </a>
          )}
          <a class="button" href="/signin">
            {wordsFor(language).signIn.heading}
          </a>
        </p>
      </AdvicePage>,
      status,
    );
  }
}
