import type { Language } from '../../../../shared/kernel/language.js';

interface Form {
  /** What stands between the words is the name. */
  readonly opens: string;
  readonly firsts: string;
  readonly first: string;
}

const FORMS: Readonly<Partial<Record<Language, Form>>> = {
  en: {
    opens:
      "(?:,? (?:and|but))? if (?:there(?:'s| is| are)|you(?:'ve got| have| find)) (?:any|any ?thing|some ?thing|news|some news)?(?: new)? ?(?:on|about|from|with)? ?",
    firsts:
      ',? (?:then )?(?:please )?(?:tell me (?:that|this|it)|(?:start|begin|lead|open) with (?:it|that|them)|put (?:it|that|them)|(?:that|it|this) (?:comes|goes|should come|should go)|(?:i want|give me) (?:that|it))(?: (?:first|up front|at the top|right away|before (?:all|everything)(?: else)?))?',
    first: 'First $<name>.',
  },
  de: {
    opens:
      '(?:,? (?:und|aber))? (?:falls|wenn)(?: es)?(?: irgend)?(?: ?was| ?etwas| neues| nachrichten)(?: neues)? (?:über|zum|zur|zu|vom|von|aus)(?: de[mnr]| die| das)? ',
    firsts:
      '(?: gibt| kommt| passiert(?: ist)?| da ist| steht| reinkommt)?,? (?:dann )?(?:bitte )?(?:(?:das|die|es|damit)(?: bitte)?(?: unbedingt| gleich)? (?:zuerst|als erstes|ganz nach vorne?|nach vorne?|an den anfang|vorweg|beginnen|anfangen)|(?:fang|beginn|starte?)e? (?:bitte )?damit(?: an)?)',
    first: 'Zuerst $<name>.',
  },
  fr: {
    opens:
      "(?:,? (?:et|mais))? s'il y a (?:quelque chose|du nouveau|des nouvelles|du neuf|un truc)? ?(?:sur|de|du|concernant|à propos de)(?: la| le| les| l')? ?",
    firsts:
      ",? (?:alors )?(?:commence[rz]? par (?:ça|cela|là)|(?:mets|mettez|dis|dites)(?:-le|-la|-les)?(?:-moi)?(?: ça)? (?:en premier|d'abord|en tête|au début)|(?:ça|c'est) en premier)",
    first: "D'abord $<name>.",
  },
  es: {
    opens:
      '(?:,? (?:y|pero))? si (?:hay|sale|aparece|tienes)(?: algo| alguna noticia| noticias| novedades)?(?: nuevo)? ?(?:del|de la|de los|de|sobre(?: el| la| los| las)?)? ?',
    firsts:
      ',? (?:entonces )?(?:pon(?:lo|la|los)|di(?:lo|melo)|cuéntame(?:lo)?|empieza (?:por|con) (?:eso|ello|él|ella)|eso|que vaya) ?(?:lo |de )?(?:primero|al principio|al inicio|delante)?',
    first: 'Primero $<name>.',
  },
  pt: {
    opens:
      '(?:,? (?:e|mas))? se (?:tiver|houver|sair|aparecer)(?: algo| alguma coisa| notícias?| novidades?)?(?: novo| nova)? ?(?:d[oae]s?|sobre(?: o| a| os| as)?)? ?',
    firsts:
      ',? (?:então )?(?:fala|fale|conta|conte|põe|ponha|coloca|diz|diga|começa|comece|comece por|começa por)(?: (?:d[eao]l[eao]s?|del[ea]s?|disso|isso|ela|ele|por ela|por ele))? ?(?:primeiro|em primeiro|no começo|no início|logo)?',
    first: 'Primeiro $<name>.',
  },
  zh: {
    opens: '[，,]?(?:要是|如果|若|假如)有(?:关于)?',
    firsts:
      '(?:的?(?:消息|新闻))?[，,]?就?(?:先(?:说|讲|播|报)(?:它|这个|这条|[^，。；！？,.]{1,8})?|(?:放|排)(?:在|到)?(?:最前面?|前面|第一))',
    first: '。先说$<name>。',
  },
};
const NAME: Readonly<Record<'latin' | 'cjk', string>> = {
  latin: "(?<name>[\\p{L}\\d][\\p{L}\\d'’ -]{1,40}?)",
  cjk: '(?<name>[^，。；！？,.]{1,12}?)',
};

const patterns = new Map(
  Object.entries(FORMS).map(([language, { opens, firsts, first }]) => {
    const cjk = language === 'zh';
    const end = cjk ? '(?=[，。；！？,.]|$)' : '(?=\\s*(?:[.!?;,\\n]|$))';
    const start = cjk ? '' : '(?<=^|[\\p{L}\\d.,;:!?)])';
    return [
      language,
      [new RegExp(`${start}${opens}${cjk ? NAME.cjk : NAME.latin}${firsts}${end}`, 'giu'), first],
    ] as const;
  }),
);

/** "No crime, and if there's anything on Rangers, tell me that first": what is hoped for is no part of what is refused before it. */
export function withIfAny(text: string, language: Language): string {
  const [pattern, first] = patterns.get(language) ?? [];
  if (pattern === undefined || first === undefined) return text;
  return text.replace(pattern, (...parts: unknown[]) => {
    const { name } = parts.at(-1) as { readonly name: string };
    return `${language === 'zh' ? '' : '. '}${first.replace('$<name>', name)}`;
  });
}
