const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

/** BM25 of each document for the query; 0 where no term of it occurs. */
export function relevance(query: readonly string[], documents: readonly (readonly string[])[]): readonly number[] {
  const asked = [...new Set(query)];
  const averageLength = documents.reduce((sum, document) => sum + document.length, 0) / (documents.length || 1) || 1;
  const counted = documents.map((document) => countOf(asked, document));
  const rarity = asked.map((_, position) => {
    const having = counted.filter((counts) => (counts[position] ?? 0) > 0).length;
    return Math.log(1 + (documents.length - having + 0.5) / (having + 0.5));
  });
  return documents.map((document, index) => {
    const norm = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * document.length) / averageLength);
    return (counted[index] ?? []).reduce(
      (sum, count, position) => sum + ((rarity[position] ?? 0) * count * (SATURATION + 1)) / (count + norm),
      0,
    );
  });
}

function countOf(asked: readonly string[], document: readonly string[]): readonly number[] {
  const places = new Map(asked.map((term, position) => [term, position]));
  const counts = asked.map(() => 0);
  for (const term of document) {
    const place = places.get(term);
    if (place !== undefined) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
