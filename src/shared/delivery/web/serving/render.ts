import type { FastifyReply } from 'fastify';
import { h, type JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { formTokenFor } from '../forms/page-forms.js';
import { Switched, type SwitchedPage } from '../language/language-switch.js';

/** A whole document. Everything that is not our own markup is escaped. */
export const renderPage = (page: JSX.Element, switched: SwitchedPage | null = null): string =>
  `<!doctype html>${renderToString(h(Switched.Provider, { value: switched }, page))}`;

/** By GET one comes back to where one is; what a form was answered with may have no such address. */
function switchedOf(reply: FastifyReply): SwitchedPage {
  const { method, url, routeOptions, server } = reply.request;
  const isPage = ['GET', 'HEAD'].includes(method) || server.hasRoute({ method: 'GET', url: routeOptions.url ?? '' });
  return { returnTo: isPage ? url : '/', formToken: () => formTokenFor(reply.request, reply) };
}

/**
 * Answers with a page. Pages of briefings change and their links are secrets: nothing on the way keeps a copy.
 * On routes of `@PageRoute` neither does the browser: their cache-control is set before.
 */
export const html = (reply: FastifyReply, page: JSX.Element, status = 200): FastifyReply =>
  rendered(reply, renderPage(page, switchedOf(reply)), status);

/** As `html`, with what `renderPage` has made of the page. */
export function rendered(reply: FastifyReply, page: string | Buffer, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers({
      'cache-control': reply.getHeader('cache-control') ?? 'private, no-cache',
      'x-robots-tag': 'noindex',
      vary: 'accept-language, cookie',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}
