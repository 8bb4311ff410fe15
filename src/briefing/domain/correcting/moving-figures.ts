import type { Language } from '../../../shared/kernel/language.js';

/**
 * Figures that move by themselves: what they were an hour ago was right then. Prices on exchanges, the weather, votes that
 * are being counted and matches that are being played have another figure in each edition of a text.
 */
export const isOfMovingFigures = (text: string, language: Language): boolean => MOVING[language].test(text);

/** Counts that go up and down while something lasts, as of people who are missing: the newer one is no correction. */
export const isOfRunningCount = (text: string, language: Language): boolean => RUNNING[language].test(text);

const words = (...groups: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${groups.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

const INDEXES =
  'dax|mdax|dow(?: jones)?|nasdaq|s&p 500|ftse(?: 100)?|nikkei(?: 225)?|cac(?: 40)?|ibex(?: 35)?|ibovespa|psi(?: 20)?|(?:euro )?stoxx(?: 50)?|hang seng|topix|brent|wti|bitcoin|ether|ethereum';

const MOVING: Readonly<Record<Language, RegExp>> = {
  en: words(
    INDEXES,
    '(?:shares|stocks?) .{0,60}(?:rose|fell|gained|lost|climbed|slipped|jumped|dropped|slid|closed|were (?:up|down)|traded)',
    '(?:was|were|is|are) trading|trade[ds] at|share price|a barrel|per barrel|an ounce|exchange rate|(?:bond|treasury) yields?|futures',
    '(?:dollar|euro|pound|yen|yuan|franc|peso|rouble|ruble|lira|rupee) (?:was|is|bought|buys|traded|stood|rose|fell|gained|lost|slipped|climbed|strengthened|weakened)',
    'temperatures|highs? of|lows? of|degrees (?:on|in|at|along) the|gusts?|winds? of|rainfall|(?:snow|rain) of|forecasters|water levels?|pollen',
    '(?:votes|ballots|precincts|districts) (?:were |are |have been )?(?:counted|reported|reporting)|of the vote|exit polls?|turnout',
    '(?:leads?|leading|led|trails?|trailed|trailing|is ahead|was ahead)(?: \\p{L}{1,20}){0,5} (?:\\d{1,3}[–:-]\\d{1,3}|by|with)',
    'half[- ]?time|(?:first|second) half|at the break|after \\d{1,3} minutes|in the \\d{1,3}(?:st|nd|rd|th) minute',
    'subscription|subscribe|discount',
  ),
  de: words(
    INDEXES,
    'aktien? .{0,60}(?:stiegen|stieg|fielen|fiel|legten?|verlor(?:en)?|gewann(?:en)?|gab(?:en)? nach|kletter(?:t|te|ten)|sanken|sank|schloss(?:en)?)',
    '(?:börsen|aktien|wechsel|goldpreis)kurse?s?|notiert(?:e|en)?|leitindex|feinunze|barrel|liter (?:super|benzin|diesel|heizöl)\\p{L}{0,20}|rendite',
    '(?:dollar|euro|pfund|franken|yen) (?:kostete?|stieg|fiel|lag|wurde|gab)|(?:höchst|tiefst)(?:werte|temperaturen)|temperaturen|grad|böen|windböen|orkanböen|pegel(?:stand)?|niederschläge',
    'hochrechnung(?:en)?|ausgezählt(?:en)?|auszählung|ersten prognosen?|wahlbeteiligung|liegt vorn|(?:führt|führte|führen|führten)(?: \\p{L}{1,20}){0,5} mit',
    'zur (?:pause|halbzeit)|halbzeit|nach \\d{1,3} minuten|in der \\d{1,3}\\. minute',
    'stau|stockt|abo|abonnement|rabatt',
  ),
  fr: words(
    INDEXES,
    'actions? .{0,60}(?:montaient|montait|gagnaient|gagnait|perdaient|perdait|reculait|reculaient|cédait|cédaient|prenait|prenaient|bondissait|chutait)',
    "cotait|cote|s[’']échangeait|le baril|l[’']once|taux de change|à la (?:mi-séance|mi-journée|clôture)",
    "l[’']euro (?:valait|s[’']échangeait|montait|reculait|gagnait|perdait)|le dollar (?:valait|montait|reculait|gagnait|perdait)",
    "températures?|rafales?|degrés (?:sur|dans|à|au)|précipitations|niveau de l[’']eau",
    'dépouillés?|dépouillement|des voix|des suffrages|taux de participation|(?:mène|menait|mènent)(?: par)? \\d{1,3}|en tête',
    'à la (?:pause|mi-temps|\\d{1,3}e minute)|mi-temps|embouteillages?|bouchons?|abonnement|de remise',
  ),
  es: words(
    INDEXES,
    'acciones .{0,60}(?:suben|subían|subieron|bajan|bajaban|bajaron|caen|caían|cayeron|ganan|ganaban|pierden|perdían)',
    'la bolsa (?:española|sube|baja|cae|cierra|de madrid|de valores)|cotizan?|cotizaban?|el barril|la onza|tipo de cambio|al cierre|a media sesión',
    '(?:dólar|euro) (?:se|cotiza|sube|baja|cerró|vale|abre)',
    'temperaturas?|grados (?:en|de)|rachas|ráfagas|precipitaciones|nivel del agua',
    'escrutad[oa]s?|escrutinio|de los votos|participación electoral|sondeos?|va ganando|va por delante',
    'al descanso|primer tiempo|segundo tiempo|en el minuto \\d{1,3}|atascos?|suscripción|de descuento',
  ),
  pt: words(
    INDEXES,
    '(?:ações|acções) .{0,60}(?:sobem|subiam|subiram|caem|caíam|caíram|ganham|perdem|avançam|recuam)',
    'a bolsa (?:de valores|de lisboa|de são paulo|sobe|subia|cai|caía)|o barril|a onça|câmbio|cotação|cotad[oa]|no fechamento|no fecho',
    '(?:dólar|euro) (?:é|era|está|sobe|subia|cai|caía|fecha|fechou|abre|abriu|opera|operava)',
    'temperaturas?|graus (?:em|no|na)|rajadas|precipitação|nível da água|chuva acumulada',
    'apurad[oa]s?|apuração|urnas|dos votos|sondagens?|está à frente',
    'no intervalo|ao intervalo|primeiro tempo|segundo tempo|aos \\d{1,3} minutos|congestionamento|assinatura|de desconto',
  ),
  zh: /沪指|深成指|创业板指|恒[生指]|道指|纳指|标普|日经|股[价市指]|收盘|午盘|开盘|中间价|汇率|每桶|每盎司|油价|金价|比特币|期货|气温|阵风|风力|降雨量|降水量|水位|预报|计票|开票|得票|投票率|民调|领先|半场|订阅|優惠|优惠|滬指|恆[生指]|股價|匯率|氣溫|陣風|領先|計票|開票/u,
  ja: /株価|日経平均|ダウ平均|円相場|為替|円安|円高|1ドル|ドル[=＝]|終値|始値|で取引|取引を(?:始|終)|バレル|ビットコイン|先物|気温|最大瞬間風速|風速|降水量|雨量|水位|予報|開票|得票|投票率|出口調査|リード|ハーフタイム|前半\d|後半\d|渋滞|割引/u,
};

const RUNNING: Readonly<Record<Language, RegExp>> = {
  en: words(
    'missing|unaccounted for|without (?:power|electricity|water|heating)|contained|delay(?:s|ed)?|remain(?:s|ed)?|still|trapped|in hospital|hospitalised|hospitalized|waiting|evacuated|magnitude',
  ),
  de: words(
    'vermisst(?:e|en|er)?|ohne strom|ohne wasser|eingeschlossen(?:e|en)?|im krankenhaus|noch|verspätung(?:en)?|evakuiert|unter kontrolle|(?:der )?stärke',
  ),
  fr: words(
    "disparus?|portées? disparues?|privé(?:s|es|e)? d[’']électricité|sans (?:électricité|eau|courant)|toujours|encore|rest(?:e|ent|ait|aient)|hospitalisé(?:s|es|e)?|évacué(?:s|es|e)?|retards?|magnitude",
  ),
  es: words(
    'desaparecid[oa]s|sin (?:luz|electricidad|agua|suministro)|atrapad[oa]s|todavía|aún|siguen?|hospitalizad[oa]s|evacuad[oa]s|retrasos?|magnitud',
  ),
  pt: words(
    'desaparecid[oa]s|sem (?:luz|energia|eletricidade|água)|pres[oa]s|ainda|continuam?|internad[oa]s|hospitalizad[oa]s|retirad[oa]s de casa|atrasos?|magnitude',
  ),
  zh: /失联|失踪|失蹤|停电|停電|断水|被困|仍有|仍在|尚有|住院|疏散|转移|延误|里氏|震级/u,
  ja: /行方不明|安否不明|停電|断水|取り残され|避難|入院|遅れ|まだ|依然|マグニチュード/u,
};
