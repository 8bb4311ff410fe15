/** Repeatable choices: the same seed gives the same sequence on every machine. */
export interface Random {
  /** An integer from 0 to `limit` − 1. */
  below(limit: number): number;
}

/** sfc32, seeded from text by xmur3: small, fast, well mixed; not for secrets. */
export function randomFrom(seed: string): Random {
  const nextSeed = hashSequence(seed);
  let [a, b, c, counter] = [nextSeed(), nextSeed(), nextSeed(), 1];
  const next = (): number => {
    const mixed = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + mixed) | 0;
    return mixed >>> 0;
  };
  for (let round = 0; round < 12; round++) next();
  return { below: (limit) => next() % limit };
}

function hashSequence(text: string): () => number {
  let hash = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
}

/** Fisher–Yates. */
export function shuffled<Value>(values: readonly Value[], random: Random): readonly Value[] {
  const deck = [...values];
  for (let last = deck.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const [moved, swapped] = [deck[last] as Value, deck[other] as Value];
    deck[last] = swapped;
    deck[other] = moved;
  }
  return deck;
}
