import type { Language } from '../../../../shared/kernel/language.js';
import { inOneScript } from '../../request/chinese-characters.js';
import { leaningOf } from './referents/leaning.js';

const opening = (words: string): RegExp =>
  new RegExp(`^["“«„'‘]?(?:${words.replace(/\s*\n\s*/g, '')})(?=[\\s,'’:;]|$)`, 'iu');
const cjkOpening = (words: string): RegExp => new RegExp(`^[「『“]?(?:${words.replace(/\s*\n\s*/g, '')})`, 'u');

/** Beginnings that point back at a sentence before them: pronouns, connectives. */
const POINTING_BACK: Readonly<Record<Language, RegExp>> = {
  en: opening(`he|she|they|it(?! (?:is|was|seems|appears) (?:\\p{L}+ ){0,2}(?:that|to|how|whether)(?!\\p{L}))|him|them|this|these|those|that|but|and|so|or|however|also|meanwhile|instead|his|her|their|its|
    such|then|there(?! (?:is|are|was|were|will|has|have|had)(?!\\p{L}))|nor|yet|still|thus|hence|therefore|moreover|furthermore|additionally|nevertheless|nonetheless|otherwise|
    similarly|likewise|consequently|as a result|in addition|for example|for instance|on the other hand|at the same time|
    both|another|others|some of (?:them|these)|here|it's|that's|he's|she's|they're|because of this|by contrast|in response|
    since then|ever since|not (?:everyone|everybody|all)(?= (?:is|are|was|were|will|has|have|had|do|does|did|of them|agrees?|believes?|thinks?|likes?)(?!\\p{L}))|as well|like (?:him|her|them|this|that)|the (?:news|latter|former|same|other|second)`),
  es: opening(`él|ella|ellos|ellas|esto|este|esta|estos|estas|ese|esa|esos|esas|eso|aquello|pero|y|e|o|además|sin embargo|
    también|tampoco|su|sus|así|entonces|luego|después|por su parte|por otro lado|por otra parte|por ello|por eso|no obstante|
    asimismo|en cambio|mientras tanto|en ese sentido|en este sentido|de hecho|se trata|ambos|ambas|allí|ahí|no solo eso|
    (?:así )?lo \\p{Ll}{3,}(?:ó|aron|ieron|ujeron|ijeron)|desde entonces|tienen?|tenían?|miden?|pesan?|cuestan?|no tod[oa]s(?! (?:l[oa]s|sus|en|del?)(?!\\p{L}))|respecto al? (?:del|de la|que)|l[oa]s? (?:mism[oa]s?|otr[oa]s?|segund[oa])`),
  pt: opening(`ele|ela|eles|elas|isto|isso|este|esta|estes|estas|esse|essa|esses|essas|aquilo|mas|e|ou|além disso|no entanto|
    porém|contudo|todavia|entretanto|também|seu|sua|seus|suas|assim|depois|então|por isso|por sua vez|por outro lado|
    desde então|tem|têm|tinham?|medem?|pesam?|custam?|nem tod[oa]s(?! (?:[oa]s|seus|suas|em|d[eoa]s?|n[oa]s?)(?!\\p{L}))|já|ainda|nesse|nessa|segundo (?:ele|ela)|ambos|ambas|ali|lá|(?:para|segundo) [oa]s? \\p{Ll}+(?=,)`),
  de: opening(`er|sie|es(?! (?:gibt|gab|geht|ist|war|sind|besteht|handelt|kam|kommt)(?!\\p{L}))|dies|diese|dieser|dieses|diesem|diesen|das (?:ist|war|sei|wäre|zeigt|gilt|soll|hat|habe|sagte|
    teilte)|aber|und|oder|denn|auch|jedoch|zudem|außerdem|darüber hinaus|sein|seine|seiner|seinen|seinem|ihr|ihre|ihrer|ihren|
    ihrem|dabei|damit|dafür|dagegen|daran|darauf|daraus|darin|darum|davon|davor|dazu|deshalb|deswegen|daher|dennoch|
    trotzdem|allerdings|hingegen|danach|anschließend|zuvor|demnach|ebenso|gleichzeitig|beide|dort|hier|so|solche|damals|
    stattdessen|seitdem|seither|nicht alle(?= (?:sind|waren|haben|hatten|wollen|können|werden|sehen|finden|glauben|teilen|halten|stimmen|freuen)(?!\\p{L}))|ein Beispiel|mehr \\p{L}+`),
  fr: opening(`il(?! (?:y a|y avait|faut|faudra|fallait|s['’]agit|existe|est (?:possible|probable|temps|important|nécessaire))(?!\\p{L}))|elle|ils|elles|cela|ça|ce|cet|cette|ces|mais|et|ou|aussi|toutefois|cependant|pourtant|néanmoins|son|sa|ses|
    leur|leurs|ainsi|puis|ensuite|enfin|alors|donc|or|en effet|par ailleurs|de plus|en outre|en revanche|de son côté|c['’]est|
    c['’]était|depuis(?=,| lors)|tous ne sont|celui-ci|celle-ci|ceux-ci|celles-ci|celui|celle|selon (?:lui|elle|eux)|là|y|en conséquence|de même|
    merci à (?:eux|elles|lui|elle)`),
  zh: cjkOpening(`他|她|它|这(?!里)|那(?!曲)|该|此|但|而|并|同时|因此|不过|然而|随后|对此|其中|另外|所以|于是|之后|
    另一方面|与此同时|上述|两者|双方|两人|也|还|其|同样|全会|会上|会议(?:指出|强调|认为)|与会|眼前|目前为止`),
  ja: cjkOpening(`彼|これ|それ|この(?!たび|度|ほど|程)|その|しかし|また|さらに|一方|同社|同氏|同庁|同省|同町|同市|同県|同局|ただ|なお|だが|
    そして|こうした|そこで|このため|そのため|両社|両国|両者|だから|ところが|とはいえ|加えて|ほかに|そうした|当時|ここ|
    同じ|同(?:課|署|容疑者|被告)|氏[がはもの]|今回の|背景には|続いて`),
};

/** Whether a sentence is understood without the one before it. */
export function standsAlone(sentence: string, language: Language): boolean {
  const text = inOneScript(sentence, language);
  return !POINTING_BACK[language].test(text) && leaningOf(text, language) === null;
}

const RELATIVE_DATES: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:today|yesterday|tomorrow|tonight|this (?:morning|week|evening|afternoon)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu,
  es: /(?:^|\s)(?:hoy|ayer|mañana|esta (?:semana|noche|tarde)|este (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))/iu,
  pt: /(?:^|\s)(?:hoje|ontem|amanhã|esta (?:semana|noite|tarde)|nesta|(?:segunda|terça|quarta|quinta|sexta)-feira|sábado|domingo)/iu,
  de: /(?:^|\s)(?:heute|gestern|morgen|diese woche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)/iu,
  fr: /(?:^|\s)(?:aujourd['’]hui|hier|demain|cette semaine|ce (?:matin|soir)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)/iu,
  zh: /今天|昨天|明天|今日|昨日|明日|今晚|本周|(?:周|星期)[一二三四五六日]/u,
  ja: /今日|昨日|明日|今夜|今週|[月火水木金土日]曜|けさ|きょう|きのう|あす/u,
};

/** "on Wednesday", "yesterday": understood only by who knows when it was written. */
export const speaksOfDays = (sentence: string, language: Language): boolean =>
  RELATIVE_DATES[language].test(inOneScript(sentence, language));
