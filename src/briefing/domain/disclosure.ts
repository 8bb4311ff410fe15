/**
 * The hosts say that software wrote and speaks the briefing, before they tell anything (Regulation (EU) 2024/1689,
 * Art. 50: "at the latest at the time of the first interaction or exposure").
 */
export interface Disclosure {
  /** null: as the phrase book has it. */
  readonly words: string | null;
}
