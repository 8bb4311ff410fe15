import { childrenNamed, firstText } from './element-prose.js';
import type { FeedElement } from './element-tree.js';

const TAG = /^([a-z]{2,3})(?:[-_][a-z\d]{1,8}){0,4}$/i;

/** What a publisher says of the language: `de` of `de-AT`, `de_DE` (BCP 47 §2.1); null: nothing that is a language. */
export function languageTag(written: string | null | undefined): string | null {
  const [, language] = TAG.exec(written?.trim() ?? '') ?? [];
  const tag = language?.toLowerCase() ?? null;
  return tag === 'und' || tag === 'mul' || tag === 'zxx' ? null : tag;
}

/** Of a feed, or of an entry: its own words for it, or what XML says of the element or of its title. */
export function declaredLanguage(element: FeedElement): string | null {
  const title = childrenNamed(element, 'atom:title')[0];
  const written = [
    firstText(element, 'language', 'dc:language'),
    element.attributes.get('xml:lang'),
    title?.attributes.get('xml:lang'),
  ];
  return written.map(languageTag).find((tag) => tag !== null) ?? null;
}
