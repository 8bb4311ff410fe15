export interface Minted {
  /** Shown once, to whom it is for. */
  readonly token: string;
  readonly digest: string;
}

/** Makes secrets that are too long to guess, and their digests. */
export abstract class TokenMint {
  abstract mint(): Minted;
  /** null for what the mint cannot have made: a typing error needs no database. */
  abstract digestOf(token: string): string | null;
}
