import type { Token } from '../token.js';
import type { Lookahead } from './lookahead.js';

type Kind = Token['kind'] | undefined;

const PAUSES = new Set<Kind>([undefined, 'break', 'comma', 'list', 'colon']);
const PARTS = new Set<Kind>([...PAUSES, 'and', 'quantity', 'format']);
const ARTICLE = /^(?:the|an?|le|la|les|l'|une?|der|die|das|den|dem|eine?|el|los|las|un[ao]s?|o|a|os|as|uma?)$/iu;
const NEWS = /^(?:news|nachrichten|infos|actualités|nouvelles|noticias|notícias)$/iu;
const TELLS_HOW = /^(?:with|in|for|mit|für|ohne|avec|sur|pour|sans|en|con|para|sin|com|em|num|sem|without) /iu;
/** "no jokes, politics or sport" */
const ALTERNATIVES = /(?:^|[\s,])(?:or|nor|oder|noch|ou|o|u|ni|nem)\s|或|还是/iu;

/**
 * Whether the words from one place to another stand by themselves, between commas, conjunctions and what says how long or in
 * which form the briefing is to be. `isName`: they are no single word that may be a verb.
 */
export function standsAlone(around: Lookahead, start: number, end: number, isName: boolean): boolean {
  // "wheat prices news, five minutes"
  const behind = around.at(end) === 'noise' || NEWS.test(around.textAt(end)) ? end + 1 : end;
  return (
    PARTS.has(around.at(beforeArticle(around, start))) &&
    (PARTS.has(around.at(behind)) || turns(around, behind) || tellsHow(around, behind, isName))
  );
}

/** Whether they stand behind a pause, and in no list of alternatives: "no jargon, wheat prices". */
export const opensAnew = (around: Lookahead, start: number): boolean =>
  start > 0 && PAUSES.has(around.at(beforeArticle(around, start))) && !ALTERNATIVES.test(around.restOfSentence(start));

function beforeArticle(around: Lookahead, start: number): number {
  const isArticle = around.at(start - 1) === 'stop' && ARTICLE.test(around.textAt(start - 1));
  const before = isArticle ? start - 2 : start - 1;
  return around.at(before) === 'about' ? before - 1 : before;
}

/** "wheat prices but no rugby", "wheat prices without rugby" */
function turns(around: Lookahead, index: number): boolean {
  const [kind, next] = [around.at(index), around.at(index + 1)];
  return kind === 'but' || (kind === 'exclude' && next !== 'style' && next !== 'format');
}

/** "wheat prices in five minutes", "llamas with some humour" */
function tellsHow(around: Lookahead, index: number, isName: boolean): boolean {
  const [kind, next] = [around.at(index), around.at(index + 1)];
  if (kind === 'stop' || kind === 'about') return next === 'quantity' || next === 'style';
  if (kind === 'exclude') return isName && next === 'style';
  return kind === 'style' && (isName || TELLS_HOW.test(around.textAt(index)));
}
