import type { FastifyReply } from 'fastify';
import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** A whole document. Everything that is not our own markup is escaped. */
export const renderPage = (page: JSX.Element): string => `<!doctype html>${renderToString(page)}`;

/**
 * Answers with a page. Pages of briefings change and their links are secrets: nothing on the way keeps a copy.
 * no-store: neither does the browser; so it is on routes of `@PageRoute`, whatever is said here.
 */
export function html(
  reply: FastifyReply,
  page: JSX.Element,
  status = 200,
  keep: 'private, no-cache' | 'no-store' = 'private, no-cache',
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': reply.getHeader('cache-control') ?? keep, 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(renderPage(page));
}
