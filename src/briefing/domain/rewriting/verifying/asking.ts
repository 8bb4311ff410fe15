import { lowerWithoutDiacritics } from '../../../../shared/kernel/fold.js';
import { has, isContent, type Token } from './token.js';

/** What a question asks about, and states not: "how did he react?", "what happens next?" */
const ASKING = new RegExp(
  `^(?:${[
    'react(?:s|ed|ing)?|respon(?:d|ds|ded|se)|sure|certain|mean(?:s|ing)?|expect(?:s|ed)?|ready|happen(?:s|ed|ing)?|next|achieve[ds]?|aims?|goals?',
    'chang(?:es?|ed|ing)|look(?:s|ing)?|work(?:s|ed|ing)?|think(?:s|ing)?|feel(?:s|ing)?|latest|situation|steps?|consequences?|background|reasons?|everyone|anyone|impact|difference|say(?:s|ing)?|come[s]?',
    'reagier\\p{L}*|reaktion\\p{L}*|sicher|bedeut\\p{L}*|entwickel\\p{L}*|heisst|heißt|passier\\p{L}*|weit|geht|gehen|weiter|ziele?|erreich\\p{L}*|folgen|andert?|andern|lage|hintergrund|grund|grunde|sagt|sagen|denk\\p{L}*|vor|los|bereit|fertig|steckt|dahinter|nachstes|soweit|macht|machen|tun|tut|kommt|kam',
    'reag\\p{L}*|reacci\\p{L}*|seguro\\p{L}*|signific\\p{L}*|pasa|pasara|ocurr\\p{L}*|suced\\p{L}*|list[oa]s?|lograr|conseguir|objetivos?|metas?|cambia[rn]?|cambio|implica|consecuencias?|siguiente|situacion|motivos?|razon|opina|piensa|dice|hara|hace|hacer|hacen|viene|vino|proviene',
    'sur[es]?|passera?|passer|objectifs?|buts?|signifie|change[rn]?t?|changera|consequences?|prochaine|etapes?|situation|raisons?|pret[es]?s?|veut|dire|pense|compte|faire|fait|vient|produi\\p{L}*',
    'certo\\p{L}*|acontec\\p{L}*|passa|pronto|pronta|alcancar|conseguir|objetivos?|muda[rn]?|consequencias?|seguinte|passos?|situacao|motivos?|razao|pensa|diz|fazer|faz|fara|vem|veio',
    '反应|看法|意味|味着|目标|目的|时候|影响|后果|下一|一步|背景|办|做|要做|坐|乗|反応|目標|狙|背景|反響|影響|意味|予定|見通し|何時',
  ].join('|')})$`,
  'u',
);

/** "いつ始まるのでしょうか。": a question may end with a full stop. */
const ASKS_WITHOUT_MARK = /[か呢吗]$/u;

const WHY = /^(?:why|warum|wieso|weshalb|pourquoi|为什么|为何|なぜ)$/u;

/** Whether a word only asks, in a sentence that ends as a question does. */
export const isAsking = (tokens: readonly Token[], { kind, text, at }: Token): boolean =>
  (kind === 'word' || kind === 'group' || kind === 'operator') &&
  ASKING.test(lowerWithoutDiacritics(text)) &&
  isQuestion(tokens, at);

function isQuestion(tokens: readonly Token[], at: number): boolean {
  const end = tokens.findIndex((token) => token.kind === 'stop' && token.at > at);
  if (end < 0) return false;
  return /^[?？]/u.test(tokens[end]?.text ?? '') || ASKS_WITHOUT_MARK.test(tokens[end - 1]?.text ?? '');
}

/** Without questions that name nothing, such as "And what happens next?": they state nothing. "Why not?" does. */
export function withoutOpenQuestions(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  let sentence: Token[] = [];
  for (const token of tokens) {
    sentence.push(token);
    if (token.kind !== 'stop') continue;
    if (!isOpen(sentence, tokens)) kept.push(...sentence);
    sentence = [];
  }
  return [...kept, ...sentence];
}

function isOpen(sentence: readonly Token[], tokens: readonly Token[]): boolean {
  const [first] = sentence;
  if (first === undefined || !isQuestion(tokens, first.at - 1)) return false;
  const asks = (token: Token): boolean => (isContent(token) ? isAsking(tokens, token) : !has(token, 'not'));
  return sentence.every(asks) && !sentence.some(({ key }) => WHY.test(key));
}
