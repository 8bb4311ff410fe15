import type { FastifyRequest } from 'fastify';
import { LANGUAGES, isLanguage, type Language } from '../../../kernel/language.js';
import { readCookie } from '../../http/cookies.js';

/** What somebody chose in the footer of a page. Not secret, and of nobody in particular. */
export const LANGUAGE_COOKIE = 'briefings.language';

interface Range {
  readonly language: string;
  readonly weight: number;
}

/** Browsers send up to about ten. */
const MOST_RANGES = 50;

const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

/** `de-AT;q=0.8` → de, 0.8. A weight that is none counts as 0: what cannot be read is not wanted. */
function rangeOf(text: string): Range {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => /^q=/i.test(parameter));
  const language = tag.split('-', 1)[0]?.toLowerCase() ?? '';
  return { language, weight: weight === undefined ? 1 : Number(WEIGHT.exec(weight)?.[1] ?? 0) };
}

/**
 * The language of ours that an Accept-Language header wants most (RFC 9110 §12.5.4): by weight, then in its order; `*`
 * stands for all that it does not name. English when there is none.
 */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const ranges = (acceptLanguage ?? '').split(',', MOST_RANGES).map(rangeOf);
  const others = LANGUAGES.filter((language) => !ranges.some((range) => range.language === language));
  const wanted = ranges
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ language }) => (language === '*' ? others : LANGUAGES.filter((known) => known === language)));
  return wanted[0] ?? 'en';
}

/** The language of a page: the one chosen in this browser, else what the browser asks for. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = readCookie(headers.cookie, LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : preferredLanguage(headers['accept-language']);
}
