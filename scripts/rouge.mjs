// ROUGE-1 and ROUGE-2 (F1, no stemming, no stop words), averaged over references: Lin, 2004
const WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])[\p{L}\p{N}])+/gu;

/** Words in small letters; Chinese and Japanese by the character. */
export const tokensOf = (text) => text.normalize('NFKC').toLowerCase().match(WORD) ?? [];

function gramsOf(tokens, length) {
  const counts = new Map();
  for (let index = 0; index + length <= tokens.length; index++) {
    const gram = tokens.slice(index, index + length).join(' ');
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

const total = (counts) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** How much of two texts' runs of `length` words is the same: the harmonic mean of precision and recall. */
export function rouge(length, candidate, reference) {
  const [own, other] = [candidate, reference].map((text) => gramsOf(tokensOf(text), length));
  const shared = [...own].reduce((sum, [gram, count]) => sum + Math.min(count, other.get(gram) ?? 0), 0);
  const all = total(own) + total(other);
  return all === 0 ? 0 : (2 * shared) / all;
}

/** The beginning of a text, at most so many words. */
export function firstWords(text, limit) {
  const words = [...text.matchAll(WORD)];
  const last = words[limit];
  return last === undefined ? text : text.slice(0, last.index).trimEnd();
}

export const averageOf = (values) =>
  values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;
