import type { Language } from '../../../../shared/kernel/language.js';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that say nothing about the subject. Feed vocabulary ("said", "report") counts as such. */
export const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: list(`the a an and or but if of to in on at for with by from as is are was were be been being it its this that
    these those he she they them his her their we our you your i me my not no nor so than then there here have has had
    having do does did doing will would can could may might should must about into over after before between against
    during through under up down out off more most some such only own same too very just also said says say saying
    told who what which when where why how all any both each few other another while because until since per via one
    two three new first last year years day days week weeks month months today yesterday tomorrow according report
    reports reported monday tuesday wednesday thursday friday saturday sunday it's that's don't isn't mr ms mrs dr`),
  es: list(`el la los las lo un una unos unas y e o u pero si de del a al en con por para sin sobre entre como es son
    fue fueron ser siendo sido ha han había haber hay que se su sus le les me te nos este esta estos estas ese esa esos
    esas esto eso más menos muy mucho no ni ya también ante tras desde hasta cuando donde quien cual porque aunque
    según dijo dice afirmó señaló explicó ayer hoy mañana año años día días semana mes meses lunes martes miércoles
    jueves viernes sábado domingo uno dos tres nuevo nueva primer primera todo todos toda todas otro otra otros`),
  pt: list(`o a os as um uma uns umas e ou mas se de do da dos das em no na nos nas num numa com por para sem sobre
    entre como é são foi foram ser sendo sido tem têm há que seu sua seus suas lhe este esta estes estas esse essa isso
    isto aquele aquela mais menos muito não nem já também após até quando onde quem qual porque segundo disse diz
    afirmou explicou ontem hoje amanhã ano anos dia dias semana mês meses segunda-feira terça-feira quarta-feira
    quinta-feira sexta-feira sábado domingo ao à aos às pelo pela pelos pelas um dois três novo nova primeiro todo`),
  de: list(`der die das den dem des ein eine einen einem einer eines und oder aber wenn von vom zu zum zur im in am an
    auf für mit bei nach aus als ist sind war waren sein wird werden wurde wurden hat haben hatte hatten es er sie wir
    ihr ich sich nicht kein keine keinen auch noch nur so dass wie was wer über unter vor zwischen mehr sehr schon man
    dies diese dieser dieses durch gegen um bis seit sagte sagt teilte mit laut zufolge gestern heute morgen jahr
    jahre jahren tag tage tagen woche monat monate montag dienstag mittwoch donnerstag freitag samstag sonntag neue
    neuen neuer zwei drei erste ersten kann können soll sollen will seine seinen seiner ihre ihren ihrer`),
  fr: list(`le la les un une des du de d et ou mais si à au aux en dans sur pour par avec sans entre comme est sont
    était étaient être été a ont avait avoir que qui quoi dont où se sa son ses ce cet cette ces il elle ils elles on
    nous vous je ne pas plus moins très aussi déjà y l s n c qu j m t après avant selon leur leurs même tout tous toute
    toutes sous vers chez depuis lors dit déclaré indiqué annoncé hier aujourd'hui demain an ans année années jour
    jours semaine mois lundi mardi mercredi jeudi vendredi samedi dimanche deux trois nouveau nouvelle premier`),
  /** Chinese and Japanese are cut into pairs of characters: a pair with one of these is no term. */
  zh: list('的 了 在 是 和 与 及 也 就 都 而 但 将 这 那 并 于 说 被 从 到 以 或 他 她 它 们 其 该 此'),
  ja: list(
    'は が を に で と も の へ や し て た れ さ な だ る い う こ そ ら り ま す き く け め み え お せ ん っ か ど つ ち わ よ ば',
  ),
};
