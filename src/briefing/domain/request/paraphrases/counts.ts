import type { Language } from '../../../../shared/kernel/language.js';

const NUMBERS: Readonly<Record<Language, string>> = {
  en: '(?:one|two|three|four|five|six|seven|eight|nine|ten|a dozen|a couple of|a few|\\d{1,2})',
  de: '(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|ein paar|\\d{1,2})',
  fr: '(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quelques|\\d{1,2})',
  es: '(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|un par de|\\d{1,2})',
  pt: '(?:duas|dois|três|quatro|cinco|seis|sete|oito|nove|dez|umas|um par de|\\d{1,2})',
  zh: '(?:[一两二三四五六七八九十几]{1,2}|\\d{1,2})',
  ja: '(?:[一二三四五六七八九十]|\\d{1,2})',
};

/** How many stories there are to be: they are as many as there is time for. Behind the number, what they are of. */
const COUNTS: Readonly<Record<Language, readonly [RegExp, string]>> = {
  en: [
    new RegExp(
      `(?<!\\p{L})(?:(?:like|about|around|maybe|just|only|no more than|not more than|at most|up to|the|top) )*${NUMBERS.en} (?<kind>\\p{L}+ )?(?:stor(?:y|ies)|items?|headlines?|articles?|pieces?|news items?)(?: (?:no more|max|maximum|at most|tops|is enough|will do))?(?: (?:about|on|of|from) |(?!\\p{L}))`,
      'giu',
    ),
    'news about ',
  ],
  de: [
    new RegExp(
      `(?<!\\p{L})(?:(?:so|etwa|höchstens|maximal|nur|genau|die) )*${NUMBERS.de} (?:meldungen|nachrichten|themen|artikel|beiträge|schlagzeilen)(?: (?:reichen|maximal|höchstens))?(?: (?:über|zu|zum|zur|aus|von) |(?!\\p{L}))`,
      'giu',
    ),
    'Nachrichten über ',
  ],
  fr: [
    new RegExp(
      `(?<!\\p{L})(?:(?:genre|environ|juste|maximum|les) )*${NUMBERS.fr} (?:infos|nouvelles|sujets|articles|actus|brèves)(?! (?:positives|légères|drôles|joyeuses))(?:,? (?:pas plus|maximum|max|au plus|suffisent))?(?: (?:sur|de|du) |(?!\\p{L}))`,
      'giu',
    ),
    'des nouvelles sur ',
  ],
  es: [
    new RegExp(
      `(?<!\\p{L})(?:(?:unas|como|solo|máximo|las) )*${NUMBERS.es} (?:noticias|titulares|artículos|temas)(?! (?:buenas|alegres|positivas|curiosas|divertidas))(?: (?:y ya|nada más|como mucho|máximo|bastan))?(?: (?:sobre|de|del) |(?!\\p{L}))`,
      'giu',
    ),
    'noticias sobre ',
  ],
  pt: [
    new RegExp(
      `(?<!\\p{L})(?:(?:umas|só|no máximo|as) )*${NUMBERS.pt} (?:notícias|manchetes|matérias|artigos|temas)(?! (?:boas|alegres|positivas|curiosas|engraçadas))(?: (?:e pronto|no máximo|bastam))?(?: (?:sobre|de|do|da) |(?!\\p{L}))`,
      'giu',
    ),
    'notícias sobre ',
  ],
  zh: [new RegExp(`${NUMBERS.zh}[条條则則篇](?:以内|之内|左右|就行|就够)?(?:关于)?`, 'gu'), ''],
  ja: [new RegExp(`(?:を)?${NUMBERS.ja}[本件](?:だけ|ほど|くらい|以内)?(?:で|に|、|お願いします)?`, 'gu'), ''],
};
/** "The three most important ones": which ones is what every briefing asks itself. */
const FOREMOST: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?<!\p{L})(?:(?:the )?most (?:important|relevant)(?: \p{L}+)? first|(?:sorted|ordered|ranked|in order|in the order) (?:by|of) (?:importance|relevance|priority)|by (?:importance|relevance))(?!\p{L})/giu,
  de: /(?<!\p{L})(?:das wichtigste (?:zuerst|zuoberst|vorne?|voran)|nach (?:wichtigkeit|relevanz|priorität)(?: sortiert| geordnet)?)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:(?:le|les) plus importante?s? (?:en premier|d'abord)|(?:classée?s?|triée?s?|rangée?s?) par (?:ordre d')?(?:importance|pertinence)|par ordre d'importance)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:lo más importante (?:primero|al principio)|(?:ordenad[oa]s?|por orden) (?:por |de )?(?:importancia|relevancia)|(?:las|los) (?:dos|tres|cuatro|cinco|diez) más importantes(?: y ya)?)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:o mais importante (?:primeiro|no começo)|(?:ordenad[oa]s?|por ordem) (?:por |de )?(?:importância|relevância)|(?:as|os) (?:duas|dois|três|quatro|cinco|dez) mais importantes(?: e pronto)?)(?!\p{L})/giu,
  zh: /(?:按照?|依)(?:重要性|重要程度|优先级)(?:来)?(?:排序|排列|排)?|最重要的(?:先说|放(?:在)?前面)/gu,
  ja: /重要(?:な|度の高い)?(?:もの|順|度順)(?:から)?(?:で|に)?(?:お願いします)?/gu,
};
/** "If there is room for it": it is wanted. */
const ROOM: Readonly<Record<Language, RegExp>> = {
  en: /,? (?:if|when) (?:there's|there is|you have|you've got|we have) (?:still )?(?:any |some |enough )?(?:room|space|time)(?: left| for it)?(?!\p{L})/giu,
  de: /,? (?:wenn|falls|sofern) (?:noch |dann noch |du )?(?:platz|zeit|raum)(?: dafür)?(?: noch)? (?:ist|bleibt|hast|übrig ist|da ist)(?!\p{L})/giu,
  fr: /,? s(?:'il|i) (?:y a|reste|il reste|il y a|tu as)(?: encore)? (?:de la |la |du |le )(?:place|temps)(?!\p{L})/giu,
  es: /,? si (?:queda|hay|sobra|cabe|te queda)(?: algo de)?(?: sitio| espacio| tiempo| hueco)?(?=\s*(?:[,.;!?]|$))/giu,
  pt: /,? se (?:sobrar|der|houver|tiver|couber)(?: algum)?(?: tempo| espaço| lugar)?(?=\s*(?:[,.;!?]|$))/giu,
  zh: /[，,]?(?:如果)?(?:还)?(?:有空|有时间|放得下)(?:的话)?/gu,
  ja: /(?:時間|余裕|枠)が(?:あれば|余れば)、?/gu,
};

export function withoutCounts(text: string, language: Language): string {
  const [pattern, opening] = COUNTS[language];
  return text
    .replace(ROOM[language], '')
    .replace(FOREMOST[language] ?? '', '')
    .replace(pattern, (said: string, ...rest: readonly unknown[]) => {
      const { kind = '' } = (rest.at(-1) ?? {}) as Readonly<Record<string, string | undefined>>;
      return `${said.endsWith(' ') ? opening : ''}${kind}`;
    });
}
