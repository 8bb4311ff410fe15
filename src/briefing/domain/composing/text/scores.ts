const SCORE = /(?<!\d)(\d{1,3}) ?[比対对－-] ?(\d{1,3})(?!\d)/u;
/** A vote has figures set against each other, too. */
const OF_MATCH = /[勝胜负負敗败平]|击败|擊敗|逆转|下す|破る|引き分け|制す|完封/u;

/** One headline has the score of the penalties, another that of the match. */
const SHOOT_OUT = /PK|ＰＫ|[点點]球/u;

/** How a match ended, as a Chinese or Japanese headline says; null: it does not. The same whoever is named first. */
export function scoreIn(title: string): string | null {
  const [, one, other] = SCORE.exec(title.normalize('NFKC')) ?? [];
  if (one === undefined || other === undefined || !OF_MATCH.test(title) || SHOOT_OUT.test(title)) return null;
  return [Number(one), Number(other)].toSorted((a, b) => a - b).join(':');
}
