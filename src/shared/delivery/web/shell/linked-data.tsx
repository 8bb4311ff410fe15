import type { JsonObject } from '../../../kernel/json.js';

/** JSON-LD in schema.org's terms. A block of data: nothing runs, and no text in it can end it. */
export function LinkedData({ data }: { readonly data: JsonObject }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
