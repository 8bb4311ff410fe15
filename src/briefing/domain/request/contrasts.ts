import type { Language } from '../../../shared/kernel/language.js';

/** "Skip sport, not politics": a bare "not" after a verb that refuses sets what stays against what goes. */
interface Contrast {
  /** The words that set against. */
  readonly not: RegExp;
  /** With what has to follow them, for "no política" goes on with a list. */
  readonly whole?: RegExp;
}

const CONTRASTS: Readonly<Partial<Record<Language, Contrast>>> = {
  en: { not: /^(?:(?:but|just|only) )?not$/iu },
  de: { not: /^(?:aber |nur )?nicht$/iu },
  fr: { not: /^(?:mais )?pas(?: les?| la| l['’])?$/iu, whole: /pas (?:l['’]|les? |la |à |au)/iu },
  es: { not: /^(?:pero )?no(?: el| l[ao]s?)?$/iu, whole: /no (?:el|l[ao]s?|al?) /iu },
  pt: { not: /^(?:mas )?não(?: [oa]s?)?$/iu, whole: /não (?:[oa]s?|ao) /iu },
};

/** "no sport, not politics" refuses both: only after these does a bare "not" refuse as well. */
const BARE =
  /^(?:(?:but|just|only) )?(?:no|not|none|nor|neither|without|never|zero|nothing(?: about| on)?)$|^(?:aber |nur |bloß )?(?:nicht|kein\p{L}*|ohne|nie|niemals|nichts(?: über| zu)?|null)$|^(?:mais |surtout )?(?:pas|sans|jamais|ni|aucune?|rien(?: sur)?)(?: de| d['’]| du)?$|^(?:pero )?(?:no|sin|nada(?: de)?|ni|nunca|cero)$|^(?:mas )?(?:não|sem|nada(?: de)?|nem|nunca|zero)$/iu;

export const isBareRefusal = (cue: string): boolean => BARE.test(cue.trim().replace(/^(?:bitte|please|por favor) /iu, ''));

/** Whether a cue sets what follows it against what a verb has refused. */
export function setsAgainst(cue: string, after: string, language: Language | undefined): boolean {
  const contrast = language === undefined ? undefined : CONTRASTS[language];
  return contrast?.not.test(cue) === true && contrast.whole?.test(cue + after) !== false;
}
