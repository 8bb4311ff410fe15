import type { Language } from '../../../shared/kernel/language.js';
import { isCjk } from './request-language.js';
import type { RequestText, Token } from './token.js';
import { topicCalled } from './topics/topic-names.js';

/** Where somebody is, and what they do, while they listen: "I'm driving", "on est à table", "que estoy comiendo". */
const SELF: Readonly<Record<Language, string>> = {
  en: "(?:i'?m|i am|we'?re|we are) (?:(?!go)\\p{L}+ing|at|on|in|with|about to|off to)(?!\\p{L})(?! (?:for|to hear|to know|into))",
  de: '(?:ich|wir) (?:bin|sind|sitze|sitzen|stehe|fahre|fahren|esse|essen|koche|kochen|jogge) (?:grad|gerade|jetzt|beim|am|im|auf|unterwegs|zu|mit|in)|(?:ich|wir) (?:esse|essen|koche|kochen|fahre|fahren)',
  fr: "(?:on est|nous sommes|je suis|j'suis|chuis) (?:à|au|en train|en route|dans|chez|avec|sur|en)|(?:on|je) (?:mange|conduis|conduit|cuisine|roule)",
  es: '(?:estoy|estamos) (?:\\p{L}+ndo|en|a la|con|de camino)',
  pt: '(?:(?:eu |nós )?(?:estou|estamos|tô|tou)|a gente (?:está|tá)) (?:\\p{L}+ndo|em|na|no|à mesa|com|de)',
  zh: '我(?:们)?(?:正在|在)(?:吃|开|做|跑|走|坐|睡|工|上)',
  ja: '(?:今)?(?:食事中|運転中|移動中|料理中|通勤中|仕事中)',
};
/** Where somebody has that time: "I've got ten minutes on the train". */
const SPENT: Readonly<Record<Language, string>> = {
  en: "(?<=(?:i|we)(?:'ve| have)?(?: only| just| about)*(?: got)?(?: only| just| about| around| roughly)* [\\p{L}\\d-]+ (?:minutes?|mins?|hours?) )(?:on|in|at|before|until|till|while|during|between|waiting)",
  de: '(?<=(?:hab|habe|haben|bleiben)(?: ich| wir| mir| uns)?(?: nur| noch| etwa| ungefähr| so| gerade| circa)* [\\p{L}\\d]+ (?:minuten?|min|stunden?)(?: zeit)? )(?:in der|im|auf dem|auf der|an der|am|beim|vor|bis|während)',
  fr: "(?<=(?:j'ai|je n'ai|n'ai|on a|on n'a|nous avons|il me reste)(?: seulement| environ| juste| que)* [\\p{L}\\d]+ (?:minutes?|min|heures?) )(?:dans|en|avant|pendant|au|à|chez|jusqu'à)",
  es: '(?<=(?:tengo|tenemos|me quedan)(?: solo| sólo| solamente| unos| unas)* [\\p{L}\\d]+ (?:minutos?|min|horas?) )(?:en|antes|hasta|mientras|durante|de camino)',
  pt: '(?<=(?:tenho|temos|me restam)(?: só| apenas| uns| umas)* [\\p{L}\\d]+ (?:minutos?|min|horas?) )(?:no|na|em|antes|até|durante|enquanto|a caminho|dentro)',
  zh: '(?:(?:我(?:们)?)?在?(?:坐|乘|搭|等|骑|开)(?:地铁|公交车?|火车|高铁|飞机|车|自行车|班车)|(?:地铁|公交|火车|高铁|飞机|车|路)上)(?:上|时|的时候)?(?=有|大概|只有|听|想听)',
  ja: '(?!)',
};
/** What they do themselves, which is why they need not hear it: "I can look out of the window". */
const OWN: Readonly<Record<Language, string>> = {
  en: "(?:i|we)(?: can|'ll|'ve| have)?(?: just| already| always| only| easily)* (?:look|see|check|read|get|saw|watch|hear|heard)(?:ed)? (?:it|that|them|those|out|at|from|in|on|enough(?! (?:about|of|on|from))|all|myself|my own)(?!\\p{L})",
  de: '(?:ich|wir) (?:kann|können|schaue?|seh|sehe|les|lese|hör|höre|krieg|kriege|bekomme)(?: es| das| die| den| ja| doch| eh| selbst| selber| schon| auch)* (?:aus|in|im|am|an|auf|bei|von|selbst|selber|genug|überall)',
  fr: "(?:je|j'|on)(?: (?:peux|peut))?(?: (?:le|la|les|l'))? ?(?:regard|vois|voit|voir|lis|lit|lire|écout|entend)(?:er?)?(?: \\p{L}+)? (?:par|dans|sur|à|au|moi-même|ailleurs|partout)",
  es: '(?:ya |yo |yo ya )(?:(?:lo|la|los|las|me) )?(?:puedo )?(?:mir|ve|leo|escuch|oigo|sé|enter)(?:[oae]r?|l[oa]s?)?(?: \\p{L}+)? (?:por|en|a|de|yo|por mi)',
  pt: '(?:eu |eu já |já )(?:(?:o|a|os|as|me) )?(?:posso )?(?:olh|vej|ver|leio|ouç|sei)(?:[oa]r?|ei)?(?: \\p{L}+)? (?:pela|pelo|na|no|em|da|do|por)',
  zh: '我(?:们)?(?:自己|可以|能|会|自己会|自己能)?(?:看看?|查|读|听)(?:窗|手机|天|外|得|一下)',
  ja: '(?:(?!ニュース)[^、。,.]){1,10}(?:を|は)(?:自分で)?(?:見れば|読めば|聞けば|調べれば)(?:わか|分か|いい)',
};
/** How they are, and what they have not got: "I'm sick today", "no tengo hijos". */
const STATES: Readonly<Record<Language, string>> = {
  en: "(?:(?:i'?m|i am|we'?re|we are|i feel|i'?m feeling) (?:(?:so|very|really|a bit|quite|still|not) )*(?:sick|ill|tired|sad|busy|stressed|anxious|hungover|late|sleepy|unwell|exhausted)(?! (?:of|with|by|about))|(?:i|we) (?:don'?t|do not|haven'?t) (?:have|own|got) (?!to |time|patience|interest|enough|much|any (?:time|interest|patience)))",
  de: '(?:ich|wir) (?:(?:bin|sind|fühle? mich)(?: (?:heute|gerade|so|sehr|ziemlich|etwas|noch|total))* (?:krank|müde|traurig|gestresst|erschöpft|verkatert|angeschlagen|spät dran)|hab(?:e|en)? keine?n? (?!lust|bock|interesse|zeit|nerv|geduld|kopf|ahnung))',
  fr: "(?:(?:je (?:suis|me sens)|on est)(?: (?:un peu|très|assez|si|trop|encore))? (?:malade|fatiguée?|triste|stressée?|pressée?|épuisée?|occupée?|en retard)(?! d)|(?:je n'ai|j'ai|on n'a) pas d(?:e |')(?!envie|temps|intérêt|patience))",
  es: '(?:hoy |ya |yo )*(?:(?:estoy|estamos|me siento) (?:(?:un poco|muy|algo|bastante|tan) )?(?:enferm[oa]|cansad[oa]|triste|estresad[oa]|agotad[oa]|ocupad[oa])(?! de)|no ten(?:go|emos) (?!ganas|tiempo|interés|paciencia|nada|por qué|que))',
  pt: '(?:hoje |eu |nós )*(?:(?:estou|estamos|tô|tou|me sinto) (?:(?:um pouco|muito|meio|bem|tão) )?(?:doente|cansad[oa]|triste|estressad[oa]|exaust[oa]|ocupad[oa])(?! d[eao])|não te(?:nho|mos) (?!vontade|tempo|interesse|paciência|saco|nada|que|por))',
  zh: '我(?:们|家)?(?:(?:今天|现在|有点|很|最近|又)*(?:生病|病了|累|困|难受|不舒服|心情不好|感冒)|没有?(?:孩子|小孩|车|宠物|院子))',
  ja: '(?:(?:今日|私|うち)(?:は|に|には))?(?:病気(?=なの?で|だから)|体調が|疲れて|風邪|具合が|(?:子ども|子供)(?:は|が)い(?:ない|ません))',
};
/** Who listens too. */
const OTHERS: Readonly<Record<Language, string>> = {
  en: "(?:(?:i'?ve |we'?ve )?got |there'?s |there are |have |with )?(?:the |my |our |some |two |little |small )*(?:kids?|children|child|toddlers?|son|daughter|mum|mom|gran|family|wife|husband)",
  de: '(?:(?:ich|wir) (?:hab|habe|haben) )?(?:die |meine? |unsere |kleine )*(?:kinder|kids|tochter|sohn|familie|oma|frau|mann)',
  fr: "(?:j'ai |on a |il y a )?(?:les |mes |nos |des |ma |mon )*(?:enfants?|gamins?|petits|gosses?|mômes?|fille|fils|famille|femme|mari)",
  es: '(?:(?:tengo|hay|están|con) )?(?:a )?(?:los |las |mis |el |la |mi )*(?:niñ[oa]s?|críos?|crías?|peques?|chic[oa]s|hij[oa]s?|chavales|familia|mujer|marido)',
  pt: '(?:(?:tenho|tem|há|com) )?(?:as |os |meus |minhas |o |a |meu |minha )*(?:crianças?|miúdos?|filh[oa]s?|pequenos|família|mulher|marido)',
  zh: '(?:我)?(?:家)?(?:有)?(?:小)?(?:孩子|小孩|娃娃?|宝宝|儿子|女儿|老人|家人)(?:们)?',
  ja: '(?:うちの|小さい)?(?:子ども|子供|こども|家族|娘|息子)(?:たち|達)?',
};
/** Being there, and hearing it. */
const THERE: Readonly<Record<Language, string>> = {
  en: '(?:are |is )?(?:all |also |around|about|listening|here|present|in (?:the|my) \\p{L}+|with (?:me|us)|in bed|asleep|can hear)',
  de: '(?:hören?|sind|ist|sitzen|sitzt|schlafen|schläft|dabei|im|neben|da)',
  fr: '(?:qui )?(?:écout|entend|sont|est|dorm|dort|dans|à côté|à table|avec)',
  es: '(?:que )?(?:están?|escuch|oye|duerm|delante|en el|conmigo|al lado|cerca)',
  pt: '(?:que )?(?:estão?|tão?|ouv|escut|dorm|no|na|comigo|por perto|perto|do lado)',
  zh: '(?:都)?(?:在|听|旁边|身边)',
  ja: '(?:が|も|と)?(?:いる|いて|います|聞い|一緒|隣|寝)',
};
/** "My therapist told me to": who says so is no subject. */
const TOLD: Readonly<Record<Language, string>> = {
  en: '(?:my|our|the) \\p{L}+ (?:has |have )?(?:told|tells|said|says|advised|advises|ordered|asked|wants|begged) (?:me |us )?(?:to |that |i should |not to(?= \\p{L}))',
  de: '(?:mein|meine|unser|unsere|der|die) \\p{L}+ (?:hat (?:mir |uns )?(?:gesagt|geraten|empfohlen)|sagt|meint|rät mir),? ?(?:dass )?(?:ich (?:soll|solle) )?',
  fr: "(?:mon|ma|notre|le|la) \\p{L}+ (?:m'a|nous a|me) (?:dit|conseillé|demandé|recommandé|conseille|demande|recommande)(?: de| d'| que)? ?",
  es: '(?:mi|nuestr[oa]|el|la) \\p{L}+ (?:me|nos) (?:ha )?(?:dijo|dicho|dice|recomendó|recomendado|aconsejó|aconsejado|pidió|pide)(?: que)?',
  pt: '(?:o |a )?(?:meu|minha|nosso|nossa) \\p{L}+ (?:me |nos )?(?:disse|mandou|aconselhou|recomendou|pediu|diz)(?:-me)?(?: pra| para| que)?',
  zh: '(?:我的?)?(?:医生|大夫|老婆|老公|妈妈?|爸爸?|老师|老板|心理医生|咨询师|家人)(?:都)?(?:叫|让|劝|要|建议|嘱咐|说)我?(?:要|得|应该)?',
  ja: '(?:医者|医師|先生|妻|夫|母|父|上司|カウンセラー)(?:に|から)(?:は)?',
};
/** What joins it to the rest. */
const JOINT =
  "(?:(?:because|cause|coz|cos|cuz|since|as|for|and|que|porque|pues|ya que|pois|car|parce qu'|parce que|puisque|puisqu'|vu que|denn|weil|da|因为|由于) ?)?";
const MIDDLE = '[^,.;!?，。；！？、\\n]';
const ENDS = '(?=\\s*(?:[,.;!?，。；！？、\\n–—]|so(?!\\p{L})|also |alors |así que |então |$))';

const patterns = new Map<Language, RegExp>();

function patternOf(language: Language): RegExp {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const cjk = isCjk(language);
  const gap = cjk ? '' : ' ';
  const opens = cjk ? '(?<=^|[，。、！？,.])' : `(?<=^|[,.;!?–—(] ?|\\p{L} (?=(?:because|que|porque|pois|denn|weil) ))`;
  const others = `${OTHERS[language]}${cjk ? '' : '(?!\\p{L})'}${gap}${THERE[language]}`;
  // "子どもがいるので": what follows from it is said at once.
  const closes = language === 'ja' ? `${MIDDLE}{0,10}?(?:ので|から|んで|し)[、,]?` : `${MIDDLE}{0,30}?${ENDS}`;
  // In Chinese the time comes after the place.
  const spent = `${SPENT[language]}${cjk ? '' : `${MIDDLE}{0,30}?(?=\\s*(?:[,.;:!?\\n–—]|$))`}`;
  const made = new RegExp(
    `${opens}${JOINT}(?:(?:${SELF[language]}|${OWN[language]}|${STATES[language]}|${others})${closes}|${TOLD[language]})|${spent}`,
    'gu',
  );
  patterns.set(language, made);
  return made;
}

/** "We're going to Lisbon": who names something may want to hear of it. */
const names = (said: string, language: Language): boolean => language !== 'de' && /(?<=\p{L} )\p{Lu}\p{Ll}/u.test(said);

/** "I'm working in health": where somebody is at home may be what they ask for. */
const tellsSubject = (said: string, language: Language): boolean =>
  // French "j'ai" is no AI.
  said
    .replace(/'ai(?!\p{L})/gu, '')
    .split(/[^\p{L}]+/u)
    .some((word) => {
      const topic = word === '' ? null : topicCalled(word, language);
      return topic !== null && topic !== 'cars' && topic !== 'food';
    });

/** What a request says of the listener's situation: nobody asks for news of it, and nobody refuses it. */
export function situationsIn({ shown, lower, languages }: RequestText): readonly Token[] {
  const [language = 'en'] = languages;
  return [...lower.matchAll(patternOf(language))]
    .filter(({ 0: said, index }) => {
      const shownAs = shown.slice(index, index + said.length);
      return said.length < lower.length && !names(shownAs, language) && !tellsSubject(said, language);
    })
    .map(({ 0: said, index }) => ({ kind: 'noise' as const, start: index, end: index + said.length }));
}
