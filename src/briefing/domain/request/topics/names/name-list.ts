export interface NameList {
  /** Named in hardly any other news. */
  readonly sure: readonly string[];
  /** Also what towns, other people and things are called: they only confirm. */
  readonly doubtful: readonly string[];
}

const list = (text: string): readonly string[] =>
  text
    .split(/[|\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** `|` or a line break between names. */
export const nameList = (sure: string, doubtful: string): NameList => ({ sure: list(sure), doubtful: list(doubtful) });
