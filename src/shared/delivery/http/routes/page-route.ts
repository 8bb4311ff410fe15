import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FormFields } from '../bodies/form-body.js';
import type { UploadedFile } from '../bodies/form-upload.js';
import type { HttpRequest } from '../request.js';
import type { PageConfig } from './route-config.js';
import { pageDirectives } from '../security-headers.js';

export interface PageOptions extends PageConfig {
  /**
   * any: the answer to a form on this page leads to another site. Browsers hold a redirect after a form to the
   * `form-action` of the page that the form was on, so there it must not be set. The other site may have opened the
   * window and wait in its own: so the two are not parted either (Cross-Origin-Opener-Policy).
   */
  readonly formAction?: 'self' | 'any';
  /** any: the page shows pictures of other sites, which somebody has asked for. */
  readonly pictures?: 'self' | 'any';
}

/** Declares a page: who sees it, how often, and what it takes. Pages are never kept, errors of it are pages too. */
export function PageRoute({ formAction = 'self', pictures = 'self', ...page }: PageOptions): MethodDecorator {
  const helmet = {
    contentSecurityPolicy: { useDefaults: false, directives: pageDirectives(formAction, pictures) },
    // With no-referrer browsers send `Origin: null` with our own forms, and old ones say nothing better.
    referrerPolicy: { policy: 'same-origin' },
    ...(formAction === 'any' && { crossOriginOpenerPolicy: false }),
  };
  return RouteConfig({ page, helmet });
}

const requestOf = (context: ExecutionContext): HttpRequest => context.switchToHttp().getRequest<HttpRequest>();

/** Who is signed in: a VerifiedSession, or null where `session` is optional. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext) => requestOf(context).session,
);

/** The fields of the form, without the form token: `Readonly<Record<string, string>>` with no prototype. */
export const FormBody = createParamDecorator((_: unknown, context: ExecutionContext): FormFields => {
  const { body, routeOptions } = requestOf(context);
  if (routeOptions.config.page?.form !== true) throw new Error('FormBody is used on a page that takes no form.');
  return body as FormFields;
});

/** The file in the form: an UploadedFile; null where none was chosen. */
export const FormFile = createParamDecorator((_: unknown, context: ExecutionContext): UploadedFile | null => {
  const { upload, routeOptions } = requestOf(context);
  if (routeOptions.config.page?.upload !== true) throw new Error('FormFile is used on a page that takes no file.');
  return upload;
});
