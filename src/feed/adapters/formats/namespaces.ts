/** Namespace URIs that feeds use, each with the prefix by which we call it; RSS itself has none. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['http://www.w3.org/2005/atom', 'atom'],
  ['http://purl.org/atom/ns', 'atom'],
  ['http://purl.org/rss/1.0', ''],
  ['http://purl.org/net/rss1.1', ''],
  ['http://my.netscape.com/rdf/simple/0.9', ''],
  ['http://channel.netscape.com/rdf/simple/0.9', ''],
  ['http://my.netscape.com/publish/formats/rss-0.91.dtd', ''],
  ['http://backend.userland.com/rss2', ''],
  ['http://blogs.law.harvard.edu/tech/rss', ''],
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns', 'rdf'],
  ['http://purl.org/atompub/tombstones/1.0', 'at'],
  ['http://purl.org/dc/elements/1.0', 'dc'],
  ['http://purl.org/dc/elements/1.1', 'dc'],
  ['http://purl.org/dc/terms', 'dcterms'],
  ['http://purl.org/rss/1.0/modules/content', 'content'],
  ['http://purl.org/rss/1.0/modules/syndication', 'sy'],
  ['http://www.itunes.com/dtds/podcast-1.0.dtd', 'itunes'],
  ['http://search.yahoo.com/mrss', 'media'],
  ['http://rssnamespace.org/feedburner/ext/1.0', 'feedburner'],
  ['http://www.w3.org/1999/xhtml', 'xhtml'],
]);

/** Publishers vary in case, scheme and the last slash or hash. */
const prefixOf = (uri: string): string | undefined =>
  PREFIXES.get(
    uri
      .trim()
      .toLowerCase()
      .replace(/^https:/, 'http:')
      .replace(/[#/]{1,2}$/, ''),
  );

/** The declarations of one element, over those of the elements around it. */
export interface NamespaceScope {
  readonly declared: ReadonlyMap<string, string>;
  /** Our prefix for names without one. */
  readonly unprefixed: string;
  readonly outer: NamespaceScope | null;
}

export const NO_NAMESPACES: NamespaceScope = { declared: new Map(), unprefixed: '', outer: null };

/** The scope inside an element with these attributes; the same object when it declares nothing. */
export function scopeWithin(outer: NamespaceScope, attributes: ReadonlyMap<string, string>): NamespaceScope {
  if (attributes.size === 0) return outer;
  const declared = new Map<string, string>();
  for (const [key, uri] of attributes) {
    // An address we do not know: the prefix itself is the best hint, publishers misspell addresses.
    if (key.startsWith('xmlns:')) declared.set(key.slice(6), prefixOf(uri) ?? key.slice(6));
  }
  const own = attributes.get('xmlns');
  const unprefixed = own === undefined ? outer.unprefixed : (prefixOf(own) ?? '');
  if (declared.size > 0) return { declared, unprefixed, outer };
  return unprefixed === outer.unprefixed ? outer : { ...outer, unprefixed };
}

/** `title`, `atom:title`, `dc:creator`: our prefix and the local name, in lower case. */
export function canonicalName(name: string, scope: NamespaceScope): string {
  const lower = name.toLowerCase();
  const colon = lower.indexOf(':');
  const local = lower.slice(colon + 1);
  const prefix = colon < 0 ? scope.unprefixed : prefixIn(scope, lower.slice(0, colon));
  return prefix === '' ? local : `${prefix}:${local}`;
}

function prefixIn(scope: NamespaceScope, prefix: string): string {
  for (let at: NamespaceScope | null = scope; at !== null; at = at.outer) {
    const found = at.declared.get(prefix);
    if (found !== undefined) return found;
  }
  return prefix === 'rss' ? '' : prefix;
}
