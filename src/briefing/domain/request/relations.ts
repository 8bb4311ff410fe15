import type { RequestText, Token } from './token.js';

/** What is between two: "塞尔维亚和科索沃的谈判" and セルビアとコソボの交渉 are one subject. */
const BETWEEN =
  /(?:和|与|與|跟|同)(?=[^，。、；！？,.\s的和与跟]{1,10}(?:之间|之間)?的?(?:谈判|談判|会谈|會談|冲突|衝突|战争|戰爭|关系|關係|协议|協議|协定|争端|爭端|贸易|貿易|边境|邊境|边界|合作|停火|对决|對決|比赛|比賽|竞争|競爭|之争|合并|合併|对话|對話|会晤|會晤|局势))|と(?=[^、。,.\sのと]{1,12}(?:間|の間)?の(?:交渉|協議|会談|対立|衝突|戦争|関係|協定|合意|争い|紛争|貿易|国境|協力|停戦|対決|試合|競争|合併|対話|戦い))/gu;

/** The conjunction of such a pair is a word of its name. */
export const relationsIn = ({ lower, languages }: RequestText): readonly Token[] =>
  languages[0] === 'zh' || languages[0] === 'ja'
    ? [...lower.matchAll(BETWEEN)].map(({ 0: said, index }) => ({
        kind: 'word',
        start: index,
        end: index + said.length,
      }))
    : [];
