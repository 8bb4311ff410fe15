import type { Language } from '../../../../shared/kernel/language.js';
import { isCjk } from '../request-language.js';
import type { RequestText, Token } from '../token.js';
import { isSubject, namedInRun, WELCOME } from './attitudes.js';

/** How a case is put in which something follows: "as soon as politics comes up, …", "tout ce qui touche au crime, …". */
const CASES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and )?(?:as soon as|the (?:moment|second|minute|instant)|whenever|every time|if it'?s|if it has|if it smells|anything (?:that|which|to do|remotely|with)|whatever (?:has|smells|involves))(?!\p{L})/u,
  de: /^(?:und )?(?:sobald|immer wenn|jedes mal,? wenn|wenn's nach|was (?:mit|nach)|alles,? was (?:mit|nach)|wer mit)(?!\p{L})/u,
  fr: /^(?:et )?(?:dès (?:que|qu')|à chaque fois (?:que|qu')|aussitôt que|tout ce qui|ce qui touche|si ça (?:parle|touche|sent))/u,
  es: /^(?:y )?(?:en cuanto|apenas|cada vez que|todo lo que|lo que huel[ae]|si (?:suena|huele|sale))(?!\p{L})/u,
  pt: /^(?:e )?(?:assim que|toda vez que|sempre que|tudo (?:o )?que|falou (?:em|de)|se (?:tocar|cheirar|falar) em)(?!\p{L})/u,
  zh: /^(?:只要)?(?:一(?:提|听|说|讲|看|见)(?:到|起)?|凡是|但凡|只要(?:跟|和|是|沾))/u,
  ja: /(?:たら|だら|ると|れば)$/u,
};
/** What is to be done in such a case may be welcome in other words than those of a feeling. */
const ASKED =
  /(?<!\p{L})(?:yes|please|include|more|all ears|bring|keep|longer|detail\p{L}*|start|lead|ja|bitte|mehr|ausführlich|ganz ohr|dabei|oui|plus|toute ouïe|détail\p{L}*|sí|más|soy todo oídos|detalle|sim|mais|sou todo ouvidos|detalhe)(?!\p{L})|先|多|详|要|讲给|まず|詳|多め|教え|聞か/u;
const PARTS = /[^,;:!?.\n，、。；：！？]+/gu;
const LONGEST = 60;
const LONGEST_NAME = 3;

/** A case that names a subject, and what follows from it names none and is no welcome: it turns the subject down. */
export function consequencesIn({ shown, lower, languages }: RequestText): readonly Token[] {
  const [language = 'en'] = languages;
  const parts = [...lower.matchAll(PARTS)].map(({ 0: whole, index }) => {
    const said = whole.trim();
    return { said, start: index + whole.indexOf(said) };
  });
  return parts.flatMap(({ said, start }, index): readonly Token[] => {
    const after = parts[index + 1];
    const run = isCjk(language) ? splitRun(said, language) : null;
    const [open, follows, end] =
      run === null
        ? [said, after?.said ?? '', after === undefined ? start : after.start + after.said.length]
        : [run.open, run.follows, start + said.length];
    if (!CASES[language].test(open) || follows === '' || end - start > 2 * LONGEST || lower[end] === '?') return [];
    const named = subjectOf(open, language);
    if (named === null || WELCOME[language]?.test(follows) === true || ASKED.test(follows)) return [];
    if (subjectOf(follows, language) !== null) return [];
    return [{ kind: 'refused', text: shown.slice(start + named.start, start + named.end), start, end }];
  });
}

/** 一提政治我就走, 政治が出てきたら消すよ: both parts in one. */
function splitRun(said: string, language: Language): { readonly open: string; readonly follows: string } | null {
  const match = (
    language === 'zh' ? /^(.+?)((?:我|一律|统统|全部|通通|都|就).+)$/u : /^(.+?(?:たら|だら|ると|れば))(.+)$/u
  ).exec(said);
  return match === null ? null : { open: match[1] ?? '', follows: match[2] ?? '' };
}

function subjectOf(said: string, language: Language): { readonly start: number; readonly end: number } | null {
  if (isCjk(language)) return namedInRun(said, language, said.length);
  const words = [...said.matchAll(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu)];
  for (let length = LONGEST_NAME; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const [first, last] = [words[at], words[at + length - 1]];
      if (first === undefined || last === undefined) continue;
      const span = { start: first.index, end: last.index + last[0].length };
      if (isSubject(said.slice(span.start, span.end), language)) return span;
    }
  }
  return null;
}
