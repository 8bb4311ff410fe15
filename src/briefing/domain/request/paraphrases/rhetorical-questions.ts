import type { Language } from '../../../../shared/kernel/language.js';

/** Nobody answers it: who asks whether it has to be would rather do without. */
const RHETORICAL: Readonly<Partial<Record<Language, readonly [RegExp, string]>>> = {
  en: [
    /(?<=(?:^|[.!?;,\n] ?)(?:(?:and|but),? )?)(?:(?:is|are) (?:all )?(?:that |this |the )?(?<a>[^.!?;,\n]{3,40}?) (?:(?:really|truly|always|even) )+(?:necessary|needed)|(?:do|does|must|should) (?:we|i|there|it|one) (?:(?:really |always |even |all )+(?:need|have to (?:hear|have|listen to)|want|be|hear)|have to (?:hear|listen to)|hear) (?:(?:all|so much|about|any|more|yet another|that|this|the) )*(?<b>[^.!?;,\n]{3,40}?)(?: every (?:day|time|morning))?)\?/giu,
    'no',
  ],
  de: [
    /(?<=(?:^|[.!?;,\n] ?)(?:(?:und|aber) )?)(?:(?:ist|sind) (?:denn )?(?:der |die |das |dieser |diese |dieses |so viel )?(?<a>[^.!?;,\n]{3,40}?) (?:(?:denn|wirklich|echt|immer|jedes mal|überhaupt) )*(?:nötig|notwendig)|(?:muss|müssen) (?:denn )?(?:der |die |das |dieser |diese |dieses |so viel )?(?<b>[^.!?;,\n]{3,40}?) (?:(?:denn|wirklich|echt|immer|jedes mal|überhaupt) )*sein)\?/giu,
    'kein',
  ],
  fr: [
    /(?<=(?:^|[.!?;,\n] ?)(?:(?:et|mais) )?)(?:(?:est-ce que |est-ce qu')?(?:le |la |les |l')?(?<a>[^.!?;,\n]{3,40}?) (?:est|sont)(?:-(?:il|elle|ils|elles))? (?:vraiment |toujours )?(?:nécessaires?|utiles?)|(?:faut-il|est-ce qu'il faut|il faut) (?:vraiment |toujours |encore )(?:parler |entendre |subir )?(?:d[eu]s? |de la |de l')?(?<b>[^.!?;,\n]{3,40}?)) ?\?/giu,
    'pas de',
  ],
  es: [
    /¿ ?(?:(?:es|son) (?:realmente |de verdad |tan )?necesari[oa]s? (?:el |la |los |las |tanto |tanta )?(?<a>[^.!?;,¿\n]{3,40}?)|(?:de verdad )?hace falta (?:tanto |tanta |el |la |los |las |hablar de )?(?<b>[^.!?;,¿\n]{3,40}?))\?/giu,
    'nada de',
  ],
  pt: [
    /(?<=(?:^|[.!?;,\n] ?)(?:(?:e|mas) )?)(?:(?:é|são) (?:mesmo |realmente |tão )?necessári[oa]s? (?:o |a |os |as |tanto |tanta )?(?<a>[^.!?;,\n]{3,40}?)|(?:precisa|precisamos|é preciso) (?:mesmo |realmente )(?:de |falar de |ouvir )?(?:tanto |tanta |o |a )?(?<b>[^.!?;,\n]{3,40}?))\?/giu,
    'nada de',
  ],
  zh: [/(?<=^|[，。！？,.?!])(?<a>[^，。！？,.?!]{1,12}?)(?:真的)?(?:有必要(?:听|讲)?吗|有必要么)[？?]/gu, '不要'],
  ja: [
    /(?<=^|[、。！？,.?!])(?<a>[^、。！？,.?!]{1,12}?)(?:の話)?(?:って|は)(?:本当に)?(?:必要|要る|いる)(?:ですか|なの|かな)?[？?]/gu,
    '不要なのは',
  ],
};

/** "Muss Fußball wirklich sein?" */
export function withoutRhetoric(text: string, language: Language): string {
  const [question, refusal] = RHETORICAL[language] ?? [/(?!)/u, ''];
  return text.replace(question, (...parts: unknown[]) => {
    const { a, b } = parts.at(-1) as { readonly a?: string; readonly b?: string };
    return `${refusal} ${a ?? b ?? ''}.`;
  });
}
