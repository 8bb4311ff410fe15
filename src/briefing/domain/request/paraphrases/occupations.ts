import type { Language } from '../../../../shared/kernel/language.js';

/** Which field or company it is; nothing that belongs to the listener, no time and no place of work. */
const FIELD = {
  en: '(?<field>(?!(?:my|our|an?|the|home|night|nights|shifts?|peanuts|people|kids|children|nine|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|\\d)(?!\\p{L}))[^,.;:!?\\n]{2,40}?)',
  de: '(?<field>(?!(?:mein\\p{L}*|uns\\p{L}*|ein\\p{L}*|homeoffice|büro|nacht|schicht|team|garten|haus|\\d)(?!\\p{L}))[^,.;:!?\\n]{2,40}?)',
  fr: '(?<field>(?!(?:mon|ma|mes|notre|nos|une?|bureau|nuit|équipe|maison|domicile|\\d)(?!\\p{L}))[^,.;:!?\\n]{2,40}?)',
  es: '(?<field>(?!(?:mi|mis|nuestr\\p{L}*|una?|casa|noche|oficina|turnos?|equipo|\\d)(?!\\p{L}))[^,.;:!?\\n]{2,40}?)',
  pt: '(?<field>(?!(?:meu|minha|meus|minhas|nosso|nossa|uma?|casa|noite|escritório|turnos?|equipe|\\d)(?!\\p{L}))[^,.;:!?\\n]{2,40}?)',
};
const WHEN = {
  en: '(?: (?:tomorrow|today|tonight|soon|later|this (?:morning|afternoon|evening|week)|next (?:week|month|\\p{L}+day)|on \\p{L}+day|in an hour))?',
  de: '(?: (?:morgen|heute|übermorgen|bald|gleich|nächste woche|nächsten \\p{L}+|am \\p{L}+tag))?',
  fr: "(?: (?:demain|aujourd'hui|bientôt|tout à l'heure|la semaine prochaine|ce (?:soir|matin)|cet après-midi|lundi|mardi|mercredi|jeudi|vendredi))?",
  es: '(?: (?:mañana|hoy|pronto|luego|esta (?:tarde|semana|noche)|la (?:próxima semana|semana que viene)|el (?:lunes|martes|miércoles|jueves|viernes)))?',
  pt: '(?: (?:amanhã|hoje|logo|em breve|esta (?:tarde|semana|noite)|(?:na )?semana que vem|na (?:segunda|terça|quarta|quinta|sexta)(?:-feira)?))?',
};
const ENDS =
  "(?=\\s*(?:[,.;:!?\\n]|$| (?:and (?:i )?(?:need|want|would)|und (?:brauche|möchte|will)|et (?:j'ai besoin|je veux|je voudrais)|y (?:necesito|quiero|quisiera)|e (?:preciso|quero))(?!\\p{L})))";
const opens = '(?<=(?:^|[,.;:!?\\n]|(?<!\\p{L})(?:and|since|as|because|und|weil|da|et|comme|y|como|porque|e|pois)) ?)';
const occupied = (language: keyof typeof FIELD, does: string, kind = ''): RegExp =>
  new RegExp(`${opens}(?:${does})(?: |(?<='))${FIELD[language]}${kind}${WHEN[language]}${ENDS}`, 'giu');

/** Who has to do with something wants to hear of it: "I work in logistics", "j'ai un entretien chez Airbus demain". */
const OCCUPATIONS: Readonly<Record<Language, readonly [RegExp, string]>> = {
  en: [
    occupied(
      'en',
      "(?:i|we)(?:'m| am| are|'re)? (?:work|working|employed) (?:in|for|at|with)(?: the)?|(?:i|we)(?:'m| am| are|'re)? (?:teach|teaching|study|studying|invest in|investing in|trade in|research|researching|own shares (?:in|of)|have shares in)|(?:i|we)(?:'ve got|'ve| have| got)? (?:an? )?(?:big |important |job |business )*(?:meeting|interview|appointment|exam|call|presentation|talk|pitch|job interview)(?: (?:tomorrow|today|next week|on \\p{L}+day|coming up))?(?: with| at| on| about| in)|(?:my|our) (?:daughter|son|kid|wife|husband|partner|mum|mom|dad|sister|brother|friend|boss) (?:(?:is|'s) (?:studying|learning|researching|obsessed with|a (?:big |huge )?fan of|writing (?:an? |her |his |their )\\p{L}+ (?:on|about)|doing (?:an? |her |his |their )\\p{L}+ (?:on|in|about))|studies|teaches|works (?:in|at|for)(?: the)?)|i'm (?:writing|preparing|doing|working on) (?:an? |my )\\p{L}+ (?:on|about)",
      '(?: (?:industry|business|sector|field|department|class))?',
    ),
    'news about $<field>',
  ],
  de: [
    occupied(
      'de',
      'ich (?:arbeite|bin tätig|bin beschäftigt) (?:in der|im|in den|für die|für|bei der|bei den|bei|beim|mit|in)|ich (?:unterrichte|studiere|lehre|erforsche|investiere in|forsche zu|forsche über)|(?:ich (?:hab|habe)|(?:morgen|heute|übermorgen|bald|gleich|nächste woche) (?:hab|habe) ich)(?: (?:morgen|heute|übermorgen|bald|gleich|nächste woche))? (?:einen|ein|eine) (?:termin|vorstellungsgespräch|bewerbungsgespräch|gespräch|interview|meeting|treffen|prüfung|referat|vortrag|klausur) (?:bei der|bei|beim|mit der|mit|über|zu|in)|mein[e]? (?:tochter|sohn|kind|frau|mann|mutter|vater|schwester|bruder) (?:studiert|lernt|erforscht|arbeitet (?:in der|im|bei|für)|schreibt (?:eine|ihre|seine) \\p{L}+ über)|ich (?:schreibe|halte|mache) (?:gerade |morgen |heute |nächste woche )?(?:eine|einen|meine|ein) \\p{L}+ über(?: die| den| das)?',
    ),
    'Neues über $<field>',
  ],
  fr: [
    occupied(
      'fr',
      "je (?:travaille|bosse) (?:dans l'|dans le|dans la|dans les|chez|pour|à la|en)|(?:j'enseigne|j'étudie|j'investis dans)(?: le| la| les| l')?|j'ai (?:demain |aujourd'hui |bientôt )?(?:un |une )(?:entretien|rendez-vous|réunion|examen|exposé|présentation|rencontre)(?: demain| aujourd'hui)? (?:chez|avec|sur|à la|à)|m(?:a|on) (?:fille|fils|femme|mari|mère|père|sœur|frère) (?:étudie|enseigne|travaille (?:dans|chez)|est fan de|écrit (?:un|une|sa|son) \\p{L}+ sur)(?: le| la| les| l')?|j'écris (?:un|une|mon|ma) \\p{L}+ sur(?: le| la| les| l')?",
    ),
    'des nouvelles de $<field>',
  ],
  es: [
    occupied(
      'es',
      '(?:yo )?trabajo (?:en el sector (?:de la |del |de )?|en la|en el|en|para|con)|(?:doy clases de|enseño|estudio|investigo|invierto en)|(?:(?:mañana|hoy|pronto) )?tengo (?:mañana |hoy )?(?:una |un )(?:reunión|entrevista|cita|examen|presentación|charla)(?: mañana| hoy)? (?:con|en|sobre)|mi (?:hija|hijo|mujer|marido|madre|padre|hermana|hermano) (?:estudia|está estudiando|enseña|trabaja (?:en|para)|es fan de|escribe (?:una|un|su) \\p{L}+ sobre)|(?:escribo|estoy escribiendo|preparo) (?:una|un|mi) \\p{L}+ sobre',
    ),
    'noticias sobre $<field>',
  ],
  pt: [
    occupied(
      'pt',
      '(?:eu )?trabalho (?:com|na área de|no setor de|na|no|em|para a|para o|para|pra)|(?:eu )?(?:dou aulas? de|ensino|estudo|pesquiso|invisto em)|(?:(?:amanhã|hoje) )?(?:eu )?tenho (?:amanhã |hoje )?(?:uma |um )(?:reunião|entrevista|prova|apresentação|palestra|encontro)(?: amanhã| hoje)? (?:com a|com o|com|na|no|em|sobre)|(?:a |o )?(?:minha|meu) (?:filha|filho|mulher|marido|mãe|pai|irmã|irmão) (?:estuda|está estudando|ensina|trabalha (?:na|no|em|com)|é fã de|escreve (?:uma|um|sua) \\p{L}+ sobre)|(?:escrevo|estou escrevendo|preparo) (?:uma|um|minha|meu) \\p{L}+ sobre',
    ),
    'notícias sobre $<field>',
  ],
  zh: [
    /(?<=^|[，。；！？,.])(?:因为)?(?:我(?:们)?(?:是)?(?:从事|做|搞|干)(?<a>[^，。；！？,]{2,8}?)(?:行业|领域|生意|工作|这行)?的|我在(?<b>[^，。；！？,]{2,10}?)(?:行业|领域|公司|集团)?(?:工作|上班)|我(?:教|研究|投资)(?<c>(?!我)[^，。；！？,]{2,8}?)|我?(?:(?:明天|今天|后天|下周|马上))+(?:就)?(?:要|得)?(?:去|跟|和|在)(?<d>[^，。；！？,]{2,10}?)(?:有个|有一个|有|参加)?(?:面试|开会|见面|会面|谈合作))(?=\s*(?:[，。；！？,]|$))/gu,
    '想听$<a>$<b>$<c>$<d>的新闻',
  ],
  ja: [
    /(?<=^|[、。！？,.])(?:私は)?(?:(?:明日|今日|来週|明後日)、?)?(?:(?<a>[^、。！？,はを]{2,12}?)(?:業界|関係|関連)?(?:で働いて|に勤めて|の仕事をして|に従事して)(?:います|いる)(?:のですが|んですが)?|(?<b>[^、。！？,はを]{2,12}?)(?:で|と|の)(?:面接|会議|打ち合わせ|商談|試験)が(?:あります|ある)(?:ので|から|んで|のですが|んですが)?|(?:娘|息子|子ども|子供)(?:は|が)(?<c>[^、。！？,]{2,12}?)を(?:勉強|専攻|研究)して(?:います|いる)(?:ので|から|んで|のですが|んですが)?)/gu,
    '$<a>$<b>$<c>のニュースが聞きたい',
  ],
};

/** What there is to know, and for whom: it says nothing besides. */
const TO_KNOW: Readonly<Record<Language, RegExp>> = {
  en: /(?:,? ?(?<!\p{L})what (?:do|should|must|would) (?:i|we) (?:need to|have to|want to|know)?(?: ?(?:to )?know)?(?: about (?:it|them|that|this|him|her))?|,? ?anything (?:useful |relevant |interesting |new )?for my (?:class|students|job|work|clients|colleagues)|,? (?:in|for|from|about) my (?:field|industry|line of work|profession|sector)|,? ?(?:please )?find (?:some |me )?(?:stories|news|something|anything) for (?:her|him|them))(?=\s*(?:[?.!,;]|$))/giu,
  de: /,? ?(?<!\p{L})was (?:muss|sollte|soll|müssen|sollten) (?:ich|wir) (?:da |dazu |darüber |über (?:sie|ihn|die|das) )?wissen(?=\s*(?:[?.!,;]|$))/giu,
  fr: /,? ?(?<!\p{L})(?:que (?:dois-je|devrais-je|faut-il)|qu'est-ce que je (?:dois|devrais)|qu'est-ce qu'il faut|ce que je dois|ce qu'il faut)(?: absolument)? savoir(?: sur eux| là-dessus| à ce sujet)?(?=\s*(?:[?.!,;]|$))/giu,
  es: /,? ?¿?(?<!\p{L})qué (?:debo|debería|tengo que|necesito|hay que|conviene) saber(?: de ell[oa]s| sobre ell[oa]s| al respecto)?(?=\s*(?:[?.!,;]|$))/giu,
  pt: /,? ?(?<!\p{L})(?:o )?que (?:é que )?(?:eu )?(?:preciso|devo|deveria|tenho que|tenho de) saber(?: sobre el[ea]s?| disso)?(?=\s*(?:[?.!,;]|$))/giu,
  zh: /(?<=^|[，。！？,])(?:我)?(?:有什么|有哪些|有啥)?(?:(?:是)?我?(?:需要|该|应该|要|得)(?:知道|了解)(?:什么|的|些什么|的吗)?)(?=\s*(?:[，。！？,?]|$))/gu,
  ja: /(?<=^|[、。！？,])(?:何か)?知って(?:おく|おいた)(?:べき|ほうがいい|方がいい|方が良い)(?:こと|もの)?(?:は(?:ありますか|何ですか|何)?|を教えて(?:ください)?)?/gu,
};

/** Where and when they work is nothing to be told of: "I work from home", "j'ai une réunion à 9 h". */
const AT_WORK: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?<!\p{L})(?:(?:i|we)(?:'m| am|'re| are)? work(?:ing)? (?:from|at) home|(?:i|we)(?:'m| am|'re| are)? work(?:ing)? (?:nights?|night shifts?|shifts|late|outside|all day|in an? office)|(?:i|we)(?:'ve got|'ve| have| got)? (?:an? )?(?:meeting|call|appointment|class|interview)s? (?:at|in|from) \d[^,.;!?]{0,12}?)(?=\s*(?:[,.;:!?\n]|$|(?:today|so|and)(?!\p{L})))/giu,
  de: /(?<!\p{L})ich (?:arbeite (?:heute |gerade )?(?:im homeoffice|von zu hause|zu hause|nachts|im büro|im schichtdienst|in schichten)|(?:hab|habe) (?:um|in) \d[^,.;!?]{0,12}? (?:einen|ein|eine) (?:termin|meeting|gespräch))(?=\s*(?:[,.;:!?\n]|$))/giu,
  fr: /(?<!\p{L})(?:je (?:télé)?travaille (?:de nuit|à la maison|de chez moi|à domicile|au bureau|tard|aujourd'hui)|j'ai (?:un |une )(?:réunion|rendez-vous|entretien|cours) (?:à|dans) \d[^,.;!?]{0,12}?)(?=\s*(?:[,.;:!?\n]|$))/giu,
  es: /(?<!\p{L})(?:trabajo (?:en|desde) casa|trabajo (?:de noche|a turnos|en (?:una|la) oficina)|tengo (?:una |un )(?:reunión|cita|clase|entrevista) (?:a las|en) \d[^,.;!?]{0,12}?)(?=\s*(?:[,.;:!?\n]|$))/giu,
  pt: /(?<!\p{L})(?:(?:eu )?trabalho (?:em|de) casa|trabalho (?:à noite|de noite|por turnos|no escritório)|(?:eu )?tenho (?:uma |um )(?:reunião|aula|entrevista|consulta) (?:às|em|daqui a) \d[^,.;!?]{0,12}?)(?=\s*(?:[,.;:!?\n]|$))/giu,
};

/** What a listener makes of it is nothing to be told of. */
const PURPOSE =
  /[^、。！？,]{1,8}(?:への|に)(?:報告|説明|発表)用に?|[^、。！？,]{1,14}対策(?:で|として)、?|[^、。！？,]{1,8}しながら聞(?:く|きます)(?:から|ので|んで)?/gu;

/** Behind it stands what they do not want for that: "I work in finance, so skip the markets". */
const HENCE =
  /^\s*,? ?(?:so|hence|therefore|that's why|which is why|deshalb|daher|also|darum|donc|alors|así que|por eso|por lo tanto|por isso|então|portanto)(?!\p{L})|^[，,、]?(?:所以|因此|因而)|^(?:ので|から|んで)/iu;

export function withoutOccupations(text: string, language: Language): string {
  const [pattern, instead] = OCCUPATIONS[language];
  const besides = text.replace(language === 'ja' ? PURPOSE : (AT_WORK[language] ?? ''), '');
  const told = besides.replace(pattern, (said: string, ...rest: readonly unknown[]) => {
    const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const offset = rest.at(-3) as number;
    if (HENCE.test(besides.slice(offset + said.length))) return said;
    return instead.replace(/\$<(\w+)>/gu, (_, name: string) => groups[name]?.trim() ?? '');
  });
  return told.replace(TO_KNOW[language], '');
}
