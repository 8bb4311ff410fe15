import type { Language } from '../../../../../shared/kernel/language.js';
import { isCjk } from '../words.js';
import { restatesHeadline } from './restated.js';

interface Formed {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly language: Language;
}

const DAYS =
  'mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|seg|ter|qua|qui|sex|lunes|martes|miércoles|jueves|viernes|sábado|domingo';
/** "Tue 7pm jazz", "Mo 9/3 Regen", "周二19点 …", "火曜19時 …", "19h42 …": a line of a calendar, a forecast or a ticker. */
const DATED = new RegExp(
  `^[•*–-]?\\s?(?:(?:${DAYS})\\.?,? ?\\d{1,2}(?:[/.:h]|\\s?(?:am|pm|uhr|h)(?!\\p{L}))|\\d{1,2}[h:.]\\d{2}(?!\\d)\\s?\\p{Lu}|(?:周|星期|礼拜)[一二三四五六日天][，,：: ]?\\d|[月火水木金土日]曜?日?[ 　]?\\d{1,2}(?:[/:時]))`,
  'iu',
);
/** A line of a list is short. */
const LONGEST_LINE = { latin: 90, cjk: 40 };
const MOSTLY = 0.6;

/** "v4.2.1", "Halden 3.0.0-rc1": what a release is called, and nothing that it did. */
const VERSION =
  /^(?:\p{L}[\p{L}\d+#-]{0,24} ){0,2}v?\d+\.\d+(?:\.\d+){0,2}(?:[-. ]?(?:alpha|beta|rc|pre)[-. ]?\d*)?(?: released)?$/iu;

/** "Notes de version 8.4.2", "v1.8.2 リリースノート": the same, with what such a page is called. */
const CHANGES =
  /^(?:[\p{L}\d+.-]{1,24} )?(?:(?:release notes?|change ?log|what['’]s new(?: in)?|release|version|notes de version|journal des modifications|notas de (?:la )?versión|versión|registro de cambios|notas da versão|versão|lançamento|versionshinweise|änderungsprotokoll|änderungen in|更新(?:日志|说明|内容)|发布说明|リリースノート|更新履歴|変更履歴)\s?[:：–-]?\s?v?\d+\.\d+[\w.-]*|v?\d+\.\d+[\w.-]* ?(?:release notes?|change ?log|リリースノート|リリース|更新(?:日志|说明|内容)|发布))$/iu;

/** "Terms and conditions apply": the small print of a prize draw. */
const SMALL_PRINT =
  /(?:^|[.!] )(?:terms (?:and|&) conditions apply|t&cs apply|no purchase necessary|over[- ]18s only|entries close)|rechtsweg ist ausgeschlossen|^(?:einsende|teilnahme)schluss|règlement (?:complet )?(?:sur|disponible|du jeu)|^tirage au sort |bases (?:legales|del (?:sorteo|concurso)) (?:en|disponibles)|^consult[ae] (?:o regulamento|las bases)|regulamento (?:completo )?(?:no site|disponível)|即有机会(?:获得|赢取|抽取)|(?:留言|转发|点赞)[^。]{0,20}(?:抽取|抽出|送出)|当選者の発表は|(?:応募フォーム|ハガキ|はがき)[^。]{0,12}(?:ご)?応募(?:ください|下さい)/iu;

/** "An earlier version misstated …", "おわびして訂正します": an item of few sentences that says so is there for it. */
const OWN_ERROR =
  /(?:(?:article|story|report|headline|caption|version)s? (?:\p{L}+ ){0,4}(?:misstated|misidentified|misspelled|incorrectly (?:said|stated|identified))|(?:we|the (?:paper|editors?)) (?:apologi[sz]e|regret) (?:for )?(?:the|this|any) (?:error|mistake)|wir bitten,? (?:den|diesen|die|um) (?:fehler|irrtum|entschuldigung)|(?:prions|prie) (?:nos|les) (?:lecteurs|auditeurs)[^.]{0,40}excuser|(?:pedimos|pide) (?:disculpas|desculpas?) (?:por|pelo) (?:el|este|o) err?r?o|lament(?:amos|a) (?:el|o) err?r?o)|お(?:わ|詫)びして訂正|訂正してお(?:わ|詫)び|特此更正|(?:谨|特)此致歉/iu;

/** "Météo : retour du soleil", with how many degrees and where: what it is like tomorrow, and nothing that happened. */
const FORECAST =
  /^(?:(?:the )?weather(?: forecast)?|(?:das )?wetter(?:vorhersage|aussichten)?(?: (?:in|für|am) \p{L}[\p{L} -]{2,30})?|(?:la )?météo|(?:el |pronóstico del )?tiempo|(?:previsão do )?tempo|(?:\p{sc=Han}{2,4})?(?:今日|明日|明天|今天)?天气(?:预报)?|(?:[\p{sc=Han}ー]{2,4})?(?:きょう|あす|今日|明日|週間)?の?天気(?:予報)?)\s?[:：|｜]/iu;
/** "Forecast for Thursday", "Prévisions du samedi 28 novembre": the same, with the day that it is for. */
const FORECAST_FOR =
  /^(?:(?:das )?wetter (?:am|im|in|heute|morgen) [^:：]{2,30}|(?:the )?weather (?:this|for|on) [^:：]{2,30}|(?:la )?météo (?:du|de la|pour) [^:：]{2,30}|(?:el )?tiempo (?:para|este|del) [^:：]{2,30}|(?:o )?tempo (?:para|neste|no) [^:：]{2,30}|(?:\p{L}+ ){0,2}(?:forecast|outlook) (?:for|from) [^:：]{2,30}|(?:wetter)?(?:aussichten|vorhersage) (?:für|bis|am|vom) [^:：]{2,30}|(?:les )?prévisions (?:météo(?:rologiques)? )?(?:du|de la|pour|d['’]aujourd) ?[^:：]{2,30}|(?:pronóstico|previsión|previsões|previsão) (?:del tiempo |do tempo |meteorológic[oa] )?(?:para|de|do|da|del) [^:：]{2,30})$/iu;
const DEGREES = /\d ?(?:°|℃|º|C(?![\p{L}\d]))|[\p{L}\d] ?(?:degrees|grad(?!\p{L})|degrés|grados|graus|度)/iu;

/** Or what the sky will be like, in the first sentence: after what a storm has done it stands, too. */
const OUTLOOK =
  /(?:highs|lows|temperatures?|sunny spells|showers) (?:of|will|around|up|and)|höchstwerte|(?:bei|auf) \d{1,2} bis \d{1,2}|températures? (?:compris|attei|entre|de)|ciel (?:couvert|dégagé|nuageux)|cielos? (?:despejad|nubos)|temperaturas? (?:entre|máxim|mínim)|céu (?:claro|nublado|encoberto)|气温|气象台预计|(?:雨|雪|晴れ|曇り|吹雪|ふぶく|乾燥)[^。]{0,16}(?:でしょう|そうです|見込み)|最高気温|予想最高/iu;

/** "①… ②…" in one line: the headlines of others. */
const COUNTED_OUT = /①[^①②]{2,80}②/u;

/** "Closing date: 3 December", "締め切り：12月3日": until when one may apply. */
const DEADLINE =
  /^(?:closing date|deadline|apply by|bewerbungs(?:schluss|frist)|einsendeschluss|anmeldeschluss|fecha l[íi]mite|plazo(?: de [^:]{3,20})?|prazo(?: de [^:]{3,20})?|inscrições até|date limite(?: de [^:]{3,20})?|clôture|(?:応募)?締め?切り?|応募期限|截止(?:日期|时间)|报名截止)\s?[:：]\s?\S{1,24}/iu;

/** What a cook does first in a sentence. */
const COOKS: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:(?:then|meanwhile|now|next),? )?(?:grate|beat|fry|serve|mix|stir|bake|add|pour|cook|heat|chop|peel|slice|whisk|fold|season|drain|boil|simmer|roast|sprinkle|preheat|knead|combine|melt|blend|marinate|rinse|spread|dice|mash|toss|garnish|brush|toast|steam|soak)(?: (?:in|the|with|for|on|over|until|it|them|well|into|together|two|three|half|a|an|up|down|from|through|at)(?!\p{L})|s? \p{Ll})/iu,
  zh: /^(?:将|把|先|再|用)?[^，。]{0,8}?(?:擦丝|切[块片丝丁段碎]|拌匀|加入|倒入|放入|下锅|煎|炒|煮|蒸|烤|焯|腌|撒上|食用|搅|沥干|挤干|洗净|去皮|出锅)/u,
};
/** A plain verb at the end and nobody who does it: "水気を絞る。" */
const DONE_BY_NOBODY =
  /^(?![^。]*(?:[はが](?=[、\p{sc=Han}\p{sc=Katakana}\d])|ため|として|という))[^。]{4,60}[うくぐすつぬぶむる]。?$/u;

/** "In partnership with Ledgerly." */
const SPONSORED =
  /^(?:in (?:paid )?(?:partnership|association|collaboration) with|paid for by|presented by|sponsored by|en colaboración con|patrocinado por|presentado por|en partenariat avec|présenté par|em parceria com|oferecido por|in zusammenarbeit mit|in kooperation mit|präsentiert von|提供[:：]|協賛[:：]|本文由[^。，]{1,20}(?:合作|赞助|贊助|提供)) ?[^.。,，]{1,40}[.。]?$/iu;
/** A letter to its readers asks for an answer. */
const LETTER =
  /(?:reply to this|hit reply|answer this) ?(?:e-?mail|message|letter)?|(?:auf|an) diese (?:e-?)?mail|(?:responde|responda|contesta|conteste) a est[ea] (?:e-?mail|correo|mensaje|mensagem)|répond\p{L}+ à ce (?:message|mail|courriel)|回复(?:本|此|这封)?邮件|(?:この|本)メールに(?:ご)?返信/iu;
/** "Liebe Mitglieder, …", "Dear parents and carers, …", "各位业主：": a letter begins with those to whom it is written. */
const SALUTATION =
  /^(?:dear (?:\p{L}+ ){0,4}\p{L}+,|(?:sehr geehrte|liebe)[rs]? (?:\p{L}+ ){0,4}\p{L}+[,!]|ch(?:er|ère|ers|ères) (?:\p{L}+ ){0,5}\p{L}+,|(?:estimad|querid|apreciad)[oa]s? (?:\p{L}+ ){0,4}\p{L}+[:,]|(?:car|prezad|estimad|querid)[oa]s? (?:\p{L}+ ){0,4}\p{L}+[:,]|(?:尊敬的|亲爱的|親愛的|各位)[^，。：:]{1,12}[：:，,！!]|(?:[\p{sc=Han}]{0,6}各位|皆様|みなさま|保護者の皆様)(?:へ)?[、。　 ]|平素(?:は|より))/iu;
/** "Come and meet the crew on Sunday between 11am and 4pm": who begins with a call to come, and says when, tells of no event. */
const CALLED_TO_COME =
  /^(?:come (?:and|along|down|to (?:our|the)|join)|join us|(?:kommen sie|komm(?:t)? (?:vorbei|zu)|wir laden|herzliche einladung)|(?:venez|rejoignez-nous|nous vous (?:invitons|attendons))|(?:ven(?:id|gan)? a|te esperamos|os (?:esperamos|invitamos))|(?:venha|venham|convidamos|vem) |(?:欢迎|歡迎|诚邀|誠邀)|ぜひ)(?=.{0,200}(?:\d|\p{L}+day|\p{L}+tag(?!\p{L})|dimanche|samedi|domingo|sábado|周|星期))/iu;
/** "7, 12, 19, 33, 41, 48." */
const DRAWN =
  /^(?:[\p{L}+ ]{0,24}[:：]? )?(?:红球 ?)?(?:\d{1,2}(?:[,、，.]| [-–]) ?){4,}(?:(?:and|und|et|y|e) )?\d{1,2}/u;
/** News names an error, a list or a draw beside more of its own. */
const MOST_BESIDE = { error: 4, list: 4, draw: 5, degrees: 6 };
/** "Re: Slugs", "[SOLVED] Fuse trips": a contribution to a forum. */
const THREAD =
  /^(?:re|aw|antw|ref|rif|rép|resp|回复|回復|返信)\s?[:：]|^[[【(](?:solved|gelöst|erledigt|résolu|solucionad[oa]|resuelt[oa]|resolvid[oa]|已?解[决決](?:済み?)?)[\]】)]/iu;
/** "Cardiff 24 Fiji 19.", "Bath - Sale 31:10.": two sides and how it stands, and no verb. */
const SCORE =
  /^(?:\p{Lu}[\p{L}.'’ ]{1,24}?|[\p{sc=Han}\p{sc=Katakana}ー]{2,10}) ?(?:\d{1,3} ?[-–:x×] ?\d{1,3} ?(?:\p{Lu}[\p{L}.'’ ]{1,24}|[\p{sc=Han}\p{sc=Katakana}ー]{2,10})|[-–] ?\p{Lu}[\p{L}.'’ ]{1,24}:? ?\d{1,3} ?[-–:x×] ?\d{1,3}|\d{1,3} (?:[-–x×] )?\p{Lu}[\p{L}.'’ ]{1,24} \d{1,3})(?: ?\([^)]{1,12}\))?[.。;；,、]?$/u;
/** "The Fleece, Market Place: 4." */
const RATED = /^[^:：]{4,60}[^\d:：][:：] ?\d{1,2}(?:[.,]\d)?(?: ?\/ ?\d{1,3})?[.。]?$/u;
/** "1. …" */
const ENTRY = /^(?:\d{1,2}[.、)]|[①-⑳]) ?\S/u;
/** "A; B; C": behind bars and slashes stand sections, names of papers and words for one thing, too. */
const SEGMENTS = /[;；]/u;
const DIGEST = { entries: 3, segments: 3 };
/** "关于举办……的公告", with what is called for between, and "入札公告": calls for something. */
const CALLED_FOR =
  /^关于(?:公开)?(?:举办|征集|招聘|招募|申报|报名|选拔|评选|遗失|拍卖|招标|采购|停水|停电|放假).{2,60}(?:公告|通知|通告|启事|公示)$/u;
const CALL =
  /^(?:一般競争)?入札(?:公告|情報)(?=$|[（(：:　 ])|(?:診療所|当番医|休館|休業|休園|閉館|開館|営業|検診|健診|相談会|説明会|募集|窓口|受付|断水|停電)(?:日|時間|日時)?の(?:変更の?)?(?:お知らせ|ご案内)$|(?:職員|社員|スタッフ|参加者|会員|団員|部員|作品|ボランティア|委員|モニター|受講生|学生)(?:等|など)?(?:を|の)?(?:大)?募集(?:します|しています|中|要項|について|のお知らせ)?$/u;
/** "Call for papers", "Inscriptions ouvertes", "Abierto el plazo …": who wants to take part may write. */
const OPEN_TO_ENTRIES =
  /^(?:call for (?:papers|applications|entries|proposals|nominations|submissions|volunteers|abstracts)|(?:applications?|registrations?|bookings|nominations|enrolments?) (?:is |are )?(?:now )?open(?!\p{L}| to)|anmeldung(?:en)? (?:\p{L}+ ){0,3}(?:möglich|geöffnet|gestartet)|jetzt (?:anmelden|bewerben)|appel à (?:candidatures?|projets|communications?|contributions|bénévoles|manifestation)|(?:les )?inscriptions? (?:sont )?ouvertes?|ouverture des inscriptions|abiert[oa]s? (?:el|la|las|los) (?:plazo|inscripci|convocatoria|matr[íi]cula)|inscripciones abiertas|convocatoria (?:abierta|de (?:becas|plazas))|(?:estão )?abertas? (?:as |a )?(?:inscriç|candidatura|matr[íi]cula)|inscriç(?:ões|ão) abertas?)/iu;
/** "Thank you, readers" */
const THANKED =
  /^(?:(?:a (?:big |huge )?)?thank(?:s| you)|danke|vielen dank|merci|gracias|obrigad[oa]|感谢|感謝|谢谢|ありがとう).{0,30}(?:reader|listener|supporter|subscriber|leser|hörer|lecteur|auditeur|abonn|lector|oyente|suscriptor|leitor|ouvinte|assinante|读者|听众|读友|読者|リスナー)|^(?:読者|リスナー)の皆/iu;

/** Whether an item as a whole is a form of what is no news: a calendar, a release, an advert with a deadline, a recipe, a letter. */
export const isForm = (item: Formed): boolean =>
  isTitledSo(item.title.trim()) || isForecast(item) || saysSo(item) || isOfLines(item) || isDigest(item);

/** A headline of several, and nothing below it but these. */
const isDigest = ({ title, sentences }: Formed): boolean =>
  sentences.length >= DIGEST.entries &&
  sentences.every((line) => ENTRY.test(line)) &&
  title.split(SEGMENTS).length >= DIGEST.segments;

const isForecast = ({ title, sentences }: Formed): boolean =>
  (FORECAST.test(title.trim()) || FORECAST_FOR.test(title.trim())) &&
  sentences.length <= MOST_BESIDE.degrees &&
  (sentences.some((line) => DEGREES.test(line)) || OUTLOOK.test(sentences[0] ?? ''));

const isTitledSo = (title: string): boolean =>
  VERSION.test(title) ||
  CHANGES.test(title) ||
  THANKED.test(title) ||
  THREAD.test(title) ||
  CALLED_FOR.test(title) ||
  CALL.test(title) ||
  OPEN_TO_ENTRIES.test(title);

/** One sentence is enough. */
function saysSo(item: Formed): boolean {
  const { sentences } = item;
  if (SPONSORED.test(sentences[0] ?? '') || SALUTATION.test(sentences[0] ?? '')) return true;
  if (CALLED_TO_COME.test(sentences[0] ?? '')) return true;
  if (sentences.some((line) => SMALL_PRINT.test(line))) return true;
  // Newsletters report, too, and ask for an answer below.
  if (sentences.some((line) => LETTER.test(line)) && !restatesHeadline(item)) return true;
  const isBeside = (form: RegExp, most: number): boolean =>
    sentences.length <= most && sentences.some((line) => form.test(line));
  return (
    isBeside(OWN_ERROR, MOST_BESIDE.error) ||
    isBeside(COUNTED_OUT, MOST_BESIDE.list) ||
    isBeside(DRAWN, MOST_BESIDE.draw)
  );
}

function isOfLines({ sentences, language }: Formed): boolean {
  const longest = LONGEST_LINE[isCjk(language) ? 'cjk' : 'latin'];
  const lines = sentences.filter(({ length }) => length <= longest);
  if (lines.length < 2) return false;
  const mostly = (is: (line: string) => boolean): boolean =>
    lines.filter(is).length >= Math.max(2, sentences.length * MOSTLY);
  return (
    mostly((line) => DATED.test(line)) ||
    mostly((line) => SCORE.test(line)) ||
    sentences.every((line) => RATED.test(line)) ||
    lines.some((line) => DEADLINE.test(line)) ||
    (language === 'ja'
      ? sentences.length > 2 && sentences.every(isDoneByNobody)
      : mostly((line) => cooks(line, language)))
  );
}

const cooks = (line: string, language: Language): boolean => COOKS[language]?.test(line) === true;

const isDoneByNobody = (line: string): boolean => DONE_BY_NOBODY.test(line);
