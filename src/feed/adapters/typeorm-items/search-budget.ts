/** What a page may cost. One that has cost that is shown as it is, with a cursor. */
export interface SearchBudget {
  /** Items scanned in each round, newest first; the last one comes when it is known how common the words are. */
  readonly steps: readonly number[];
  /** The share of items from which on words are so common that the index would return too much. */
  readonly commonFrom: number;
  /** Matches that the index may have: their rows are looked at to find the newest. */
  readonly lookedUp: number;
  /** Items of so much time are looked up first. */
  readonly firstLook: number;
  /** Texts, and their characters. */
  readonly read: number;
  readonly characters: number;
}

export const SEARCH_BUDGET: SearchBudget = {
  steps: [200, 800, 5_000],
  commonFrom: 0.02,
  lookedUp: 3_000,
  firstLook: 20_000,
  read: 800,
  characters: 8_000_000,
};
