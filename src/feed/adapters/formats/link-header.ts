/** What a Link header says (RFC 8288). */
export interface HeaderLink {
  /** As written; may be relative to the document. */
  readonly address: string;
  /** In lower case. */
  readonly relations: readonly string[];
  readonly type: string | null;
  readonly title: string | null;
}

const MAX_HEADER = 16_384;
const MAX_LINKS = 50;

const LINK = /<([^<>]{1,2048})>((?:\s*;\s*[\w*-]{1,20}(?:\s*=\s*(?:"[^"]{0,200}"|[^\s";,]{0,200}))?)*)/g;
const PARAMETER = /;\s*([\w*-]+)\s*=\s*(?:"([^"]*)"|([^\s";,]*))/g;

/** The links of the header in their order, up to a maximum. */
export function linksInHeader(headers: readonly string[]): readonly HeaderLink[] {
  const links = [...headers.join().slice(0, MAX_HEADER).matchAll(LINK)].slice(0, MAX_LINKS);
  return links.map(([, address = '', parameters = '']) => {
    const said = new Map<string, string>();
    for (const [, name = '', quoted, bare] of parameters.matchAll(PARAMETER)) {
      // Of a parameter that is repeated, the first counts (RFC 8288 §3.3).
      if (!said.has(name.toLowerCase())) said.set(name.toLowerCase(), quoted ?? bare ?? '');
    }
    const relations = (said.get('rel') ?? '').trim().toLowerCase().split(/\s+/);
    return { address, relations, type: said.get('type') ?? null, title: said.get('title') ?? null };
  });
}
