import type { Language } from '../../../../shared/kernel/language.js';

/** Where somebody lives or goes: the place may be what they ask for, by its name. */
const PLACES: Readonly<Record<Language, readonly [RegExp, string]>> = {
  en: [
    /(?<=(?:^|[,.;!?\n]|(?<!\p{L})(?:and|but)) ?)(?:[Ii]|[Ww]e)(?:'m| am|'re| are|'ll| will)? (?:live|living|moved|moving|fly|flying|travel|travell?ing|go|going|drive|driving|off) (?:to|in|near|around) (?<place>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*)(?: [^,.;:!?\n]{0,60}?)?(?=\s*(?:[,.;:!?\n]|$))/gu,
    'news about $<place>',
  ],
  de: [
    /(?<=(?:^|[,.;!?\n]|(?<!\p{L})(?:und|aber)) ?)(?:[Ii]ch|[Ww]ir) (?:lebe|leben|wohne|wohnen|fliege|fliegen|fahre|fahren|reise|reisen|ziehe|ziehen) (?:(?:am|im|nächste[nsr]?|bald|morgen|heute)(?: \p{L}+)? )?(?:nach|in|bei) (?<place>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)(?: [^,.;:!?\n]{0,60}?)?(?=\s*(?:[,.;:!?\n]|$))/gu,
    'Neues über $<place>',
  ],
  fr: [
    /(?<=(?:^|[,.;!?\n]|(?<!\p{L})(?:et|mais)) ?)(?:[Jj]e|[Jj]'|[Oo]n|[Nn]ous) ?(?:pars|part|partons|vais|va|allons|habite|habitons|vis|vivons|déménage) (?:au|aux|en|à|dans le|dans la|près de) (?<place>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*)(?: [^,.;:!?\n]{0,60}?)?(?=\s*(?:[,.;:!?\n]|$))/gu,
    'nouvelles de $<place>',
  ],
  es: [
    /(?<=(?:^|[,.;!?¿¡\n]|(?<!\p{L})(?:y|pero)) ?)(?:[Vv]oy|[Vv]amos|[Nn]os vamos|[Mm]e voy|[Vv]iajo|[Vv]iajamos|[Vv]ivo|[Vv]ivimos|[Mm]e mudo) (?:a|en|hacia|cerca de) (?<place>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*)(?: [^,.;:!?\n]{0,60}?)?(?=\s*(?:[,.;:!?\n]|$))/gu,
    'noticias de $<place>',
  ],
  pt: [
    /(?<=(?:^|[,.;!?\n]|(?<!\p{L})(?:e|mas)) ?)(?:[Vv]ou|[Vv]amos|[Vv]iajo|[Mm]oro|[Mm]oramos|[Vv]ivo|[Mm]e mudo) (?:para|pra|a|ao|à|em|no|na|perto de) (?:o |a )?(?<place>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*)(?: [^,.;:!?\n]{0,60}?)?(?=\s*(?:[,.;:!?\n]|$))/gu,
    'notícias de $<place>',
  ],
  zh: [
    /(?<=^|[，。；！？,.])(?:[下这上]个?[月周]|明天|后天|周末|过几天|我们?|打算|准备|要|会){0,4}(?:带[^，。；！？,带去]{1,4})?(?:去|住在|(?<=我)在)(?<place>\p{sc=Han}{2,4}?)(?:玩|旅游|旅行|出差|度假|读书|上学|留学|生活)(?=[，。；！？,]|$)/gu,
    '想听$<place>的新闻',
  ],
  ja: [
    /(?<=^|[、。！？,.])(?:(?:来週|来月|明日|週末)、?)?(?:私は)?(?<place>[\p{sc=Han}\p{sc=Katakana}ー]{2,8}?)(?:に|へ)(?:出張|旅行|引っ越し|留学)(?:する|します|に行く|に行きます)(?:ので|から|んだけど|んですが|のですが|けど)?[、。]?/gu,
    '$<place>のニュース、',
  ],
};

/** How a clause of one's own circumstances opens. It goes on to its end. */
const OPENINGS: Readonly<Record<Language, string>> = {
  en: "(?:(?:i|we)(?:'m|'re|'ve| am| are| have)?(?: just| now| currently| still)* )?(?:just (?:got (?:off|back|home|up|in)|finished|came (?:back|home|off)|woke up)|got off (?:a|my|the)|(?:driving|making|cooking|baking|heading|lying|stuck|jogging|commuting|ironing|knitting) (?!on|about|news))|(?:i|we) (?:live|grew up|moved|own|turned|retired|drive|farm|run a)(?! for)|(?:i|we)(?:'m| am|'re| are) (?:an? )?\\p{L}+ (?:on nights|on shift|on duty|by trade)|my \\d+[- ]year[- ]olds?|(?:my|our) (?!favou?rite|team|club|topic|interest|focus|priority|wish|request|feed|list|usual|main|first|only)\\p{L}+ (?:is|are|was|were|keeps?|has|had|still|lives?|moved|applied|applies|hates? it|sent)(?! (?:interested|into|keen|about|asking|to be|that|why|what))",
  de: '(?:(?:ich|wir) )?(?:bin|sind) (?:grad|gerade|jetzt)? ?(?:am \\p{L}+en|beim \\p{L}+en|pfleger(?:in)?|lehrer(?:in)?|arzt|ärztin|student(?:in)?|rentner(?:in)?|bauer|bäuerin)|(?:ich )?bin (?:von beruf )?(?:schreiner|tischler|maler|fahrer|bäcker|koch|köchin|mechaniker|landwirt|polizist|sekretär|verkäufer|krankenpfleger|hebamme|schüler|azubi)(?:in)?|(?:ich )?hab(?:e)? (?:alles|gerade|gestern|heute|mir) |mehr (?:pack|packe|schaff|schaffe) ich|(?:ich|wir) (?:lerne|lernen|kriegen?|bekommen?|wohne|lebe|sitze|sitzen)(?! (?:für|über|gern))|mein[e]? (?!lieblings|interesse|thema|wunsch|verein|team|schwerpunkt|hauptthema)\\p{L}+ (?:will|wollen|ist|sind|lebt|wohnt|hat|schickt|schicken|mögen das|liebt das)(?! (?:über|wissen|hören|es so))',
  fr: "(?:je|on|nous) (?:pars|part|conduis|cuisine|sors|rentre|mange|roule|marche|attends)|je suis (?:une? )?(?:boulang|pharmac|infirmi|profess|instit|étudiant|retrait|agricult|chauff|médecin|avocat|comptab|coiff|serv|vend|cuisin|boucher|artisan|maç|électric|plomb|taxi)|j'ai (?:le|la|un|une|mon|ma) (?:avion|train|entretien d'embauche|rendez-vous|bac|brevet|examen|concours|oral|partiel|permis|contrôle)|(?:ma|mon|mes|notre|nos) (?!équipe|sujet|thème|centre|intérêt|préféré|priorité|club|souhait)\\p{L}+(?: de \\p{L}+ ans)? (?:y |m'|me )?(?:habite|habitent|vit|vivent|est|sont|travaille|écoute|écoutent|envoie|a)(?! (?:intéress|pour|fan))",
  es: '(?:yo )?(?:soy (?:una? )?(?!fan|fanátic|seguidor|muy|más|partidari|aficionad|de|del|amante|adict)\\p{L}+|estoy (?:planchando|cocinando|conduciendo|desayunando|comiendo|corriendo|limpiando|trabajando|delicad|embarazad|jubilad|enferm|malit)|me examino|mañana (?:me )?examino|llevo (?:un|una|dos|tres|\\p{L}+) (?:años?|mes(?:es)?|semanas?|días?)|tengo (?:acciones|niños|hijos|prisa|sueño|un perro|una granja|un examen)|en casa (?!de)\\p{L}+mos|salgo|conduzco|hoy ha sido|hoy fue|mi (?!equipo|tema|interés|prioridad|club|deseo|favorit)\\p{L}+ (?:vive|está|es|trabaja|me manda|escucha))',
  pt: '(?:eu )?(?:sou (?:uma? )?(?!fã|louc|apaixonad|mais|muito|contra|a favor|de|do|da|amante|torcedor)\\p{L}+|(?:estou|tô|já tô|já estou) (?:saindo|cozinhando|dirigindo|comendo|correndo|limpando|lavando|trabalhando|indo|doente|grávida|aposentad)|lavando (?:a )?louça|vou ter (?:uma |um |a )?\\p{L}+|tenho (?:uma |um |a )?(?:tarde livre|manhã livre|noite livre|reunião|prova|filhos?|pressa|sono|aula)|moro|saio|a família|(?:a |o )?(?:minha|meu) (?!time|tema|interesse|prioridade|clube|desejo|favorit|utilizador|usuári)\\p{L}+ (?:mora|vive|está|é|trabalha|me manda|escuta)|hoje foi)',
  zh: '我(?:们)?(?:是(?!想|要|说)(?:一?[名个])?[^，。,想要关]{2,8}|年纪大了?|(?:刚|马上|快|要|就要)(?:下班|上班|下地|出门|登机|睡觉|起床)了?)|(?:孩子|儿子|女儿|妈妈|爸爸|老婆|老公)(?:下周|明天|今年|明年|快)?(?:要)?(?:中考|高考|考试|上学|生病)|(?:奶奶|爷爷|妈妈|爸爸|孩子|老婆|老公)(?:跟|和|陪)我一起听|我(?:是)?开\\p{sc=Han}{1,4}的|做饭呢|开车呢|跑步呢|上班呢|受我?的?(?:用户|用戶|客户)?委托',
  ja: '(?:今|いま|私は)?(?:運転中|料理中|移動中|通勤中|食事中|仕事中|入院中|育児中)(?=[、。]|$)|夜勤明け|[^、。]{1,6}と(?:一緒に)?聞(?:きます|きたい|く)(?:ので|から|んで)|[^、。]{1,12}(?:学生|看護師|教師|医者|主婦|会社員|農家|じいさん|ばあさん|高齢者)です|(?:日本|東京|大阪|海外)に(?:来て|住んで)[^、。]{1,8}|[^、。]{1,8}への報告用に',
};
const ENDS: Readonly<Partial<Record<Language, string>>> = {
  zh: '[^，。；！？,.]{0,10}',
  ja: '(?:[^、。！？,.]{0,10}(?:ので|から|んで|です|で)(?=[、。！？,.]|$))?',
};
const LATIN_END =
  '(?:[^,.;:!?\\n]|:(?=\\d)){0,60}?(?=\\s*(?:[,.;:!?\\n]|$| (?:so|but|and (?:want|need|would|i)|und (?:will|möchte|brauche|hätte)|aber|also|donc|mais|et (?:je veux|je voudrais|fais|dis)|y (?:quiero|necesito|quisiera)|pero|así que|e (?:quero|preciso|gostaria)|mas|então)(?!\\p{L})))';
const STARTS =
  '(?<=(?:^|[,.;:!?¿¡\\n–—]) ?|(?<!\\p{L})(?:because|weil|denn|car|comme|porque|que|pois|já que|mas|and|und|but) )';
const CJK_STARTS = '(?<=^|[，。；！？、,. ])';
/** A wish, a refusal or a question in it: it is more than a circumstance. */
const SAYS_MORE: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:want|need|like|love|interest\p{L}*|news|about|tired of|sick of|fed up|bored|no|not|don't|only|told|said|forbid\p{L}*|forbade|banned)(?!\p{L})/u,
  de: /(?<!\p{L})(?:möchte|will(?= (?:was|nur|mehr|nichts))|brauche|interess\p{L}*|kein\p{L}*|nur|satt|verbot\p{L}*|verbiet\p{L}*|gesagt|geraten)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:aiment?|adore|veux|pas|rien|intéress\p{L}*|interdi\p{L}*|dit|conseill\p{L}*)(?!\p{L})/u,
  es: /(?<!\p{L})(?:quiero|quisiera|necesito|gusta\p{L}*|nada|no|hart[oa]|cansad[oa]|sobre|prohib\p{L}*|dijo|dicho)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:quero|preciso|gosto|gosta|nada|não|fart[oa]|cansad[oa]|sobre|proib\p{L}*|disse|mandou)(?!\p{L})/u,
  zh: /[想喜爱关心讨厌别]|不(?:要|想|感|用)/u,
  ja: /好き|嫌|聞きたい|興味/u,
};
const LENGTH = /\d+ ?(?:m|s|分)|minut/u;

const patterns = new Map<Language, RegExp>();

function patternOf(language: Language): RegExp {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const end = ENDS[language];
  const made =
    end === undefined
      ? new RegExp(`${STARTS}(?:${OPENINGS[language]})\\p{L}*${LATIN_END}`, 'giu')
      : new RegExp(`${CJK_STARTS}(?:${OPENINGS[language]})${end}`, 'gu');
  patterns.set(language, made);
  return made;
}

const isMore = (said: string, language: Language): boolean => LENGTH.test(said) || SAYS_MORE[language].test(said);

/** Said in passing, it asks for nothing; where it is all that is said, it is left as it is. */
export function withoutCircumstances(text: string, language: Language): string {
  const named = text.replace(...PLACES[language]);
  const left = named.replace(patternOf(language), (said) => (isMore(said.toLowerCase(), language) ? said : ''));
  return /[\p{L}\p{N}]/u.test(left) ? left : named;
}
