import { plainLine } from '../text/plain-text.js';
import { oneLine } from '../text/readable-text.js';
import { childrenNamed } from './element-prose.js';
import type { FeedElement } from './element-tree.js';

/** Of an entry; the first are the ones that publishers mean most. */
export const MAX_CATEGORIES = 20;
const MAX_LENGTH = 80;
const MAX_WRITTEN = 1_000;

const ELEMENTS = ['category', 'atom:category', 'dc:subject', 'dcterms:subject', 'media:category', 'itunes:category'];

/** `<category>Sport</category>`, `<category term="t" label="Sport"/>`, `<itunes:category text="Sport"/>`, as written. */
export const categoriesOf = (entry: FeedElement): readonly string[] =>
  ELEMENTS.flatMap((name) => childrenNamed(entry, name))
    .slice(0, MAX_CATEGORIES)
    .map(({ attributes, text }) => attributes.get('label') || text || attributes.get('term') || attributes.get('text'))
    .filter((written) => written !== undefined);

/** Several in one element: "politics, europe; elections". A slash makes paths and stays. */
const LISTED = /[,;|、，；]/u;
/** Schemes and kinds of blogging software are addresses, and name no subject. */
const ADDRESS = /^(?:https?|urn|tag):/iu;

/** Made fit to keep: one line each, without markup, each once whatever its case. */
export function readableCategories(written: readonly string[]): readonly string[] {
  const names = written
    .map((one) => one.slice(0, MAX_WRITTEN).trim())
    .filter((one) => !ADDRESS.test(one))
    .flatMap((one) =>
      (/[<&]/.test(one) ? plainLine({ value: one, markup: true }, MAX_WRITTEN) : oneLine(one)).split(LISTED),
    )
    .map((one) => one.trim())
    .filter((one) => one !== '' && one.length <= MAX_LENGTH);
  return [...new Map(names.map((name) => [name.toLowerCase(), name] as const).toReversed()).values()]
    .toReversed()
    .slice(0, MAX_CATEGORIES);
}
