import type { Language } from '../../../../shared/kernel/language.js';
import { isSubject } from '../refusals/attitudes.js';

/** Whoever is named by words of ours is nobody: "what have you got". */
const WHO = {
  en: "(?<who>(?!(?:i|you|we|they|it|he|she|there|this|that|one)(?!\\p{L}))(?:(?!(?:in|on|about|with|from|at|for|to)(?!\\p{L}))[\\p{L}\\p{N}'’-]+ ){1,5}?)",
  de: '(?<who>(?!(?:ich|du|er|es|wir|ihr|man|sich|mir|dir)(?!\\p{L})|sie (?!\\p{Lu}))(?:(?!(?:in|im|an|auf|über|mit|von|für|zu|bei)(?!\\p{L}))[\\p{L}\\p{N}-]+ ){1,5}?)',
  fr: "(?<who>(?:l['’]|(?:le|la|les|un|une|des) |(?=\\p{Lu}))[^,.;:?!\\n]{2,40}?)",
  es: '(?<who>(?:(?:el|la|los|las) |(?=\\p{Lu}))[^,.;:¿?¡!\\n]{2,40}?)',
  pt: '(?<who>(?:(?:o|a|os|as) |(?=\\p{Lu}))[^,.;:?!\\n]{2,40}?)',
};
const END = '(?=\\s*(?:[?.!,;\\n]|$))';

/** Only as a question of its own: "ce qu'a dit le ministre m'énerve" asks for nothing. */
const said = (pattern: string): RegExp => new RegExp(`(?<=(?:^|[.,;:!?¿–—\\n])\\s*)${pattern}`, 'gu');

/** What somebody did, and what is asked of them instead. A verb is written small, and stands where only a verb can. */
const DEEDS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [
      said(`(?:[Ww]hat|[Hh]ow) (?:did|does|do|has|have|had|will|would) ${WHO.en}(?<verb>\\p{Ll}{3,14})${END}`),
      'what about $<who>',
    ],
  ],
  de: [
    [
      said(`[Ww]ie (?:hat|haben|ist|sind|wird|werden) ${WHO.de}(?<verb>ge\\p{Ll}{2,}(?:en|t))${END}`),
      'was gibt es Neues über $<who>',
    ],
    [
      said(
        `[Ww]as (?:hat|haben|hatte|hatten|wird|werden|will|wollen|soll|sollen) ${WHO.de}(?<verb>\\p{Ll}{3,}(?:en|t)|tun)${END}`,
      ),
      'was gibt es Neues über $<who>',
    ],
    [
      said(
        `[Ww]as (?<verb>(?!gib|ist|war|geh|läuf|pass|gesch)\\p{Ll}{3,}t)e?n? (?<who>(?:(?:der|die|das) |(?=\\p{Lu}))[^,.;:?!\\n]{2,40}?)${END}`,
      ),
      'was gibt es Neues über $<who>',
    ],
  ],
  fr: [
    [
      said(`(?:[Qq]u['’]|[Cc]omment )(?:a|ont|avait|avaient) (?<verb>\\p{Ll}{2,}(?:é|i|u|is|it|t)) ${WHO.fr}${END}`),
      'quoi de neuf sur $<who>',
    ],
    [said(`[Qq]ue (?:va|vont) (?<verb>\\p{Ll}{2,}(?:er|ir|re)) ${WHO.fr}${END}`), 'quoi de neuf sur $<who>'],
    [
      said(`[Qq]u['’]est-ce qu(?:e |['’])${WHO.fr} (?:a|ont|va|vont) (?<verb>\\p{Ll}{3,})${END}`),
      'quoi de neuf sur $<who>',
    ],
  ],
  es: [
    [
      said(
        `(?:[Qq]ué|[Cc]ómo) (?<verb>(?!pas|ocurr|suced)(?:(?:ha|han|había) \\p{Ll}{2,}(?:ado|ido|cho|sto)|(?:va|van) a \\p{Ll}{2,}r|\\p{Ll}{2,}(?:ó|aron|ieron))) ${WHO.es}${END}`,
      ),
      'qué hay de nuevo sobre $<who>',
    ],
  ],
  pt: [
    [
      said(
        `[Oo] que ${WHO.pt} (?<verb>(?:vai|vão|está a|estão a) \\p{Ll}{2,}r|(?:está|estão) \\p{Ll}{2,}ndo|\\p{Ll}{2,}(?:u|ram))${END}`,
      ),
      'o que há de novo sobre $<who>',
    ],
    [
      said(`(?:[Oo] que|[Cc]omo) (?<verb>(?!acontec|pass|há|tem|rol|hou)\\p{Ll}{2,}(?:ou|eu|iu|ram)) ${WHO.pt}${END}`),
      'o que há de novo sobre $<who>',
    ],
  ],
  zh: [
    [
      /(?<=^|[。，！？,.!?；;：:\s])(?<who>(?![^，。]*[不别別想])\p{sc=Han}{2,12}?)(?<verb>(?:做|宣布|决定|決定|公布|说|說|推出|出台|发表|發表)(?:出)?了)(?:什么|什麼|哪些)\p{sc=Han}{0,4}/gu,
      '$<who>有什么新消息',
    ],
  ],
  ja: [
    [
      /(?<=^|[、。！？,.!?\s])(?<who>[^、。？?\s]{2,20}?)(?:は|が)(?:何|なに)を(?<verb>[^、。？?\s]{1,6}?)(?:ましたか?|ていますか?|ますか?|たのか?|たか|るの)/gu,
      '$<who>について',
    ],
  ],
};

/** Of whom was said before: "and what did he say?" */
const OF_WHOM: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?:,? and)? ?(?<!\p{L})what (?:did|does|has|have|is|are|will) (?:he|she|they|it) (?:been )?(?:say|said|saying|do|done|doing|want|wants|think)(?=\s*(?:[?.!,;]|$| (?:this|last|yesterday|today)))/giu,
  de: /(?:,? und)? ?(?<!\p{L})was (?:hat|haben|macht|sagt|will|wollen) (?:er|sie|es)(?: (?:denn|so|dazu|gerade))?(?: (?:diese woche|heute|gestern))?(?: (?:gesagt|getan|gemacht|vor))?(?=\s*(?:[?.!,;]|$))/giu,
  fr: /(?:,? et)? ?(?<!\p{L})(?:qu'a-t-(?:il|elle) (?:dit|fait)|qu'est-ce qu'(?:il|elle)s? (?:a|ont) (?:dit|fait))(?=\s*(?:[?.!,;]|$))/giu,
  es: /(?:,? y)? ?¿?(?<!\p{L})qué (?:ha )?(?:dicho|dijo|hizo|hecho|dice|hace)(?: (?:él|ella))?(?=\s*(?:[?.!,;]|$))/giu,
  pt: /(?:,? e)? ?(?<!\p{L})o que (?:ele|ela|eles|elas) (?:disse|fez|disseram|fizeram|diz|faz)(?=\s*(?:[?.!,;]|$))/giu,
};

/** "What did the central bank decide?" asks about the bank: what it did is what is to be found out. */
export function withoutDeeds(text: string, language: Language): string {
  return DEEDS[language].reduce(
    (before, [pattern, instead]) =>
      before.replace(pattern, (whole: string, ...rest: readonly unknown[]) => {
        const { who = '', verb = '' } = rest.at(-1) as Readonly<Record<'who' | 'verb', string | undefined>>;
        return isSubject(verb, language) ? whole : instead.replace('$<who>', who.trim());
      }),
    text.replace(OF_WHOM[language] ?? '', ''),
  );
}
