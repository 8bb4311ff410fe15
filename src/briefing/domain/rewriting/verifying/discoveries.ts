import { lowerWithoutDiacritics } from '../../../../shared/kernel/fold.js';
import type { Token } from './token.js';

const DISCOVERIES =
  /^(?:find|finds|found|discover\p{L}*|conclud\p{L}*|herausgefunden|herausfanden|festgestellt|constat\p{L}*|decouv\p{L}*|descubr\p{L}*|descubierto|constat\p{L}*|hallaron|descobr\p{L}*|conclu\p{L}*)$/u;

/** "Researchers found that …" says it as "said" does; so does "…, researchers have found." */
export function isDiscovery(tokens: readonly Token[], index: number): boolean {
  const [word, next] = [tokens[index], tokens[index + 1]];
  if (word === undefined || !DISCOVERIES.test(lowerWithoutDiacritics(word.text))) return false;
  const behind = next?.kind === 'comma' ? tokens[index + 2] : next;
  const isReport = behind !== undefined && /^(?:that|dass|que|qu)$/u.test(behind.key);
  return (
    isReport ||
    next?.kind === 'comma' ||
    tokens.slice(index + 1).every((token) => token.kind === 'free' || token.kind === 'stop')
  );
}
