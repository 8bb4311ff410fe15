/** A sparse vector of unit length: ascending term numbers with their weights. */
export interface Vector {
  readonly terms: Int32Array;
  readonly weights: Float64Array;
}

/** The term space of a set of documents: what they talk about all the time weighs little. */
export interface TermSpace {
  vector(terms: readonly string[]): Vector;
  /** How much a term says: the rarer, the more. */
  rarity(term: string): number;
}

export function termSpace(documents: readonly (readonly string[])[]): TermSpace {
  const numbers = new Map<string, number>();
  const frequencies: number[] = [];
  for (const document of documents) {
    for (const term of new Set(document)) {
      const number = numbers.get(term) ?? numbers.set(term, numbers.size).size - 1;
      frequencies[number] = (frequencies[number] ?? 0) + 1;
    }
  }
  const weights = frequencies.map((frequency) => Math.log(1 + documents.length / (frequency + 0.5)));
  return {
    vector: (terms) => vectorOf(terms, numbers, weights),
    rarity: (term) => weights[numbers.get(term) ?? -1] ?? 0,
  };
}

function vectorOf(terms: readonly string[], numbers: ReadonlyMap<string, number>, rarity: readonly number[]): Vector {
  const counts = new Map<number, number>();
  for (const term of terms) {
    const number = numbers.get(term);
    if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  for (const [number, count] of counts) counts.set(number, (1 + Math.log(count)) * (rarity[number] ?? 0));
  return normalised(counts);
}

function normalised(values: ReadonlyMap<number, number>): Vector {
  const terms = Int32Array.from(values.keys()).sort();
  const weights = Float64Array.from(terms, (term) => values.get(term) ?? 0);
  const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return { terms, weights: weights.map((weight) => weight / length) };
}

export function cosine(a: Vector, b: Vector): number {
  let [sum, i, j] = [0, 0, 0];
  while (i < a.terms.length && j < b.terms.length) {
    const difference = (a.terms[i] ?? 0) - (b.terms[j] ?? 0);
    if (difference === 0) sum += (a.weights[i] ?? 0) * (b.weights[j] ?? 0);
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return sum;
}

export function centroid(vectors: readonly Vector[]): Vector {
  const sums = new Map<number, number>();
  for (const { terms, weights } of vectors) {
    terms.forEach((term, index) => sums.set(term, (sums.get(term) ?? 0) + (weights[index] ?? 0)));
  }
  return normalised(sums);
}
