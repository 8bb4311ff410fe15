import type { FastifyRequest } from 'fastify';
import { isApiPath } from '../contract.js';

/** Where programs look for what the standards name. */
const OF_PROGRAMS = /^\/(?:mcp|\.well-known|oauth)(?:[/?]|$)/;

const acceptsHtml = (accept: string | undefined): boolean =>
  (accept ?? '').split(',').some((range) => range.split(';', 1)[0]?.trim().toLowerCase() === 'text/html');

/**
 * Whether an error is answered with a page: on pages, and at any other address that a person opens in a browser. What
 * programs call answers in its own words, whoever asks.
 */
export function wantsPage({ headers, url, routeOptions: { config, url: route } }: FastifyRequest): boolean {
  if (config.page !== undefined) return true;
  if (config.operation !== undefined || config.refusalBody !== undefined || config.raw === true) return false;
  return !isApiPath(route ?? url) && !isApiPath(url) && !OF_PROGRAMS.test(url) && acceptsHtml(headers.accept);
}
