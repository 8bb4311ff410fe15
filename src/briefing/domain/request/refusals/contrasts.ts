import type { Language } from '../../../../shared/kernel/language.js';

/** "Skip sport, not politics": a bare "not" after a verb that refuses sets what stays against what goes. */
interface Contrast {
  /** The words that set against. */
  readonly not: RegExp;
  /** With what has to follow them, for "no política" goes on with a list. */
  readonly whole?: RegExp;
}

const CONTRASTS: Readonly<Partial<Record<Language, Contrast>>> = {
  en: { not: /^(?:(?:but|just|only) )?not$/iu },
  de: { not: /^(?:aber |nur |blo(?:ß|ss) )?nicht$/iu },
  fr: {
    not: /^(?:mais )?pas(?: de| du| des)?(?: les?| la| l['’])?$/iu,
    whole: /pas (?:l['’]|les? |la |à |au|de la |de l['’]|du |des )/iu,
  },
  es: { not: /^(?:pero )?no(?: del?)?(?: el| l[ao]s?)?$/iu, whole: /no (?:del |(?:de )?(?:el|l[ao]s?) |al? )/iu },
  pt: { not: /^(?:mas )?não(?: [oa]s?)?$/iu, whole: /não (?:[oa]s?|ao) /iu },
};

/** "no sport, not politics" refuses both: only after these does a bare "not" refuse as well. */
const BARE =
  /^(?:(?:but|just|only) )?(?:no|not|none|nor|neither|without|never|zero|nothing(?: about| on)?)$|^(?:aber |nur |bloß )?(?:nicht|kein\p{L}*|ohne|nie|niemals|nichts(?: über| zu)?|null)$|^(?:mais |surtout )?(?:pas|sans|jamais|ni|aucune?|rien(?: sur)?)(?: de| d['’]| du)?$|^(?:pero )?(?:no|sin|nada(?: de)?|ni|nunca|cero)$|^(?:mas )?(?:não|sem|nada(?: de)?|nem|nunca|zero)$/iu;

export const isBareRefusal = (cue: string): boolean =>
  BARE.test(cue.trim().replace(/^(?:bitte|please|por favor) /iu, ''));

/** "Drop sport, politics not": behind what stays. */
const BEHIND: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /^nicht$/iu,
  fr: /^non$/iu,
  es: /^no$/iu,
  pt: /^não$/iu,
};
/** Who refuses by denying goes on doing so: "No quiero deporte, política no". */
const DENIES = /(?<!\p{L})(?:nicht|kein\p{L}*|nichts|non|pas|rien|aucune?|no|nada|não|sin|sem|sans|ohne)(?!\p{L})/iu;

/** Whether a negation with nothing behind it keeps what stands before it, after something was refused by another word. */
export const setsAgainstBefore = (cue: string, refusedBy: string, language: Language | undefined): boolean =>
  language !== undefined && refusedBy !== '' && BEHIND[language]?.test(cue.trim()) === true && !DENIES.test(refusedBy);

interface Refused {
  readonly language: Language | undefined;
  /** Without an article, as what is set against it may be: "Fora esportes, não política". */
  readonly isBare: boolean;
}

/** Whether a cue sets what follows it against what a verb has refused. */
export function setsAgainst(cue: string, after: string, { language, isBare }: Refused): boolean {
  const contrast = language === undefined ? undefined : CONTRASTS[language];
  return contrast?.not.test(cue) === true && (isBare || contrast.whole?.test(cue + after) !== false);
}
