import type { FastifyReply } from 'fastify';
import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** A whole document. Everything that is not our own markup is escaped. */
export const renderPage = (page: JSX.Element): string => `<!doctype html>${renderToString(page)}`;

/**
 * Answers with a page. Pages of briefings change and their links are secrets: nothing on the way keeps a copy.
 * On routes of `@PageRoute` neither does the browser: their cache-control is set before.
 */
export function html(reply: FastifyReply, page: JSX.Element, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': reply.getHeader('cache-control') ?? 'private, no-cache', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(renderPage(page));
}
