import type { Language } from '../../../../../shared/kernel/language.js';

/** What many stories count. A toll needs nothing besides itself to be compared. */
export const CONCEPTS = ['dead', 'injured', 'missing', 'arrested', 'evacuated', 'rescued'] as const;
export type Concept = (typeof CONCEPTS)[number];

export interface Lexicon {
  /** Words, whole, that say what a number of people came to. */
  readonly concepts: Readonly<Record<Concept, RegExp>>;
  /** How the hosts call them after a number. */
  readonly names: Readonly<Record<Concept, string>>;
  /** Words for people of any kind: "12 people killed" are the dead. */
  readonly people: RegExp;
  /** What passes between a number and its noun. */
  readonly adjective: RegExp;
  /** Another clause begins: what is said there is not said of the number. */
  readonly breaks: RegExp;
  /** A sentence about another event, an earlier time, an aftershock. */
  readonly elsewhere: RegExp;
  /** Words of time and measure: "killed 12 hours later". */
  readonly measures: RegExp;
  readonly percent: RegExp;
  readonly magnitude: RegExp;
  /** After one of these a capital names a place. */
  readonly locative: RegExp;
  readonly periods: RegExp;
}

const whole = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'iu');
const inside = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const all = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');

export const LEXICONS: Readonly<Record<Exclude<Language, 'zh' | 'ja'>, Lexicon>> = {
  en: {
    concepts: {
      dead: whole('dead|deaths?|died|dies?|kill(?:ed|s|ing)?|fatalit(?:y|ies)|toll|perished|lives'),
      injured: whole('injur(?:ed|ies|ing|es)|wounded|wounding|hurt|hospitali[sz]ed'),
      missing: whole('missing|unaccounted'),
      arrested: whole('arrest(?:ed|s|ing)?|detain(?:ed|s|ing)|custody'),
      evacuated: whole('evacuat(?:ed|es|ing|ion)|displaced|displacing|homeless|fled'),
      rescued: whole('rescued|saved|survived|survivors?|escaped|freed|released'),
    },
    names: {
      dead: 'dead',
      injured: 'injured',
      missing: 'missing',
      arrested: 'arrested',
      evacuated: 'evacuated',
      rescued: 'rescued',
    },
    people: whole('people|persons?|others|men|women|victims|residents|lives'),
    adjective: whole('more|other|further|additional|confirmed'),
    breaks: whole(
      'and|or|but|that|which|who|whose|when|after|before|while|as|where|because|if|than|including|among|with|since|by|could|might|would|may',
    ),
    elsewhere: inside(
      'aftershocks?|similar|previous(?:ly)?|earlier this (?:year|month)|last (?:year|month)|years? ago|decades? ago|a year earlier|since (?:the|January|February|March|April|May|June|July|August|September|October|November|December|\\d)|so far this year|annual(?:ly)?|every year|on average',
    ),
    measures: whole(
      'seconds?|minutes?|hours?|days?|weeks?|months?|years?|kilomet(?:er|re)s?|miles?|met(?:er|re)s?|feet|km|a\\.?m\\.?|p\\.?m\\.?|degrees?|storeys?|stories|times|ocean|January|February|March|April|May|June|July|August|September|October|November|December',
    ),
    percent: /^(?: ?%| ?per ?cent(?!age))/iu,
    magnitude: /magnitude(?:[- ]of)?(?: a)?[- ]?$|^[- ]magnitude/iu,
    locative: whole('in|at|near|across|around|outside|off'),
    periods: all(
      '(?:first|second|third|fourth|last|previous) (?:quarter|half)|quarter|half|month|monthly|annual|yearly|year-on-year|year|week|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\\d\\d|overnight|today|yesterday',
    ),
  },
  de: {
    concepts: {
      dead: whole(
        'tote[nr]?|tot|todesopfern?|todesfälle|getötet(?:en|e)?|töte(?:te|ten|t|n)|gestorben(?:en)?|starb(?:en)?|sterben|ums|opferzahl',
      ),
      injured: whole('verletz(?:te[nr]?|t|ten)|verwundet(?:en|e)?|verletzungen|verwundete[nr]?'),
      missing: whole('vermisst(?:e[nr]?)?|vermißt'),
      arrested: whole('festgenommen(?:en?)?|festnahmen?|verhaftet(?:e[nr]?)?|verhaftungen'),
      evacuated: whole('evakuier(?:t|te|ten|ung)|obdachlos(?:e[nr]?)?|vertrieben(?:en?)?|flohen|geflohen|geflüchtet'),
      rescued: whole('gerettet(?:en?)?|überlebt(?:en)?|überlebenden?|befreit|freigelassen'),
    },
    names: {
      dead: 'Tote',
      injured: 'Verletzte',
      missing: 'Vermisste',
      arrested: 'Festgenommene',
      evacuated: 'Evakuierte',
      rescued: 'Gerettete',
    },
    people: whole('menschen|personen|person|leute|männer|frauen|opfer|bewohner|einwohner|anwohner|todesopfern?'),
    adjective: whole('weitere[nr]?|andere[nr]?|bestätigte[nr]?'),
    breaks: whole(
      'und|oder|aber|dass|die|der|das|als|nachdem|bevor|während|weil|wenn|wo|darunter|davon|mit|seit|sowie|durch|von|könnten?|dürften?|würden?',
    ),
    elsewhere: inside(
      'Nachbeben|ähnliche[nrs]?|zuvor|früher(?:e[nrs]?)?|im vergangenen Jahr|vor (?:einem|zwei|drei|\\d+) Jahr(?:en)?|im Vorjahr|Vorjahr(?:e?s)?|seit|jährlich|jedes Jahr|im Schnitt',
    ),
    measures: whole(
      'sekunden?|minuten?|stunden?|uhr|tagen?|tage|wochen?|monaten?|monate|jahren?|jahre|kilometern?|metern?|km|grad|mal|prozentpunkten?|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
    ),
    percent: /^(?: ?%| Prozent(?!p))/u,
    magnitude: /(?:Stärke|Magnitude)(?: von| der)?(?: einer)? $/iu,
    locative: whole('in|bei|nahe|nahe|im|aus|vor'),
    periods: all(
      '(?:erste|zweite|dritte|vierte)[nrs]? (?:quartal|halbjahr)\\p{L}*|quartal\\p{L}*|halbjahr\\p{L}*|monat\\p{L}*|jahr\\p{L}*|woche\\p{L}*|(?:mon|diens|donners|frei|sams|sonn)tag\\p{L}*|mittwoch\\p{L}*|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|(?:19|20)\\d\\d|heute|gestern',
    ),
  },
  fr: {
    concepts: {
      dead: whole('morte?s?|mort|tuée?s?|tué|tuant|tuent|décès|décédée?s?|meurent|péri|perdu|moururent|tuer'),
      injured: whole('blessée?s?|blessé|blessant|blessent|hospitalisée?s?'),
      missing: whole('disparue?s?|disparu|manquent'),
      arrested: whole('arrêtée?s?|arrestations?|interpellée?s?|interpellations?|interpellé'),
      evacuated: whole('évacuée?s?|évacué|évacuer|déplacée?s?|sans-abri|fui'),
      rescued: whole('secourue?s?|sauvée?s?|survécu|survivants?|rescapée?s?|libérée?s?'),
    },
    names: {
      dead: 'morts',
      injured: 'blessés',
      missing: 'disparus',
      arrested: 'personnes arrêtées',
      evacuated: 'personnes évacuées',
      rescued: 'personnes secourues',
    },
    people: whole('personnes?|gens|hommes|femmes|victimes|habitants|vies'),
    adjective: whole('autres|nouvelles|nouveaux|de|d'),
    breaks: whole(
      'et|ou|mais|qui|que|dont|où|lorsque|quand|après|avant|alors|car|si|parmi|avec|depuis|par|lorsqu|qu|pourraient|pourrait',
    ),
    elsewhere: inside(
      "répliques?|similaires?|précédente?s?|précédemment|auparavant|(?:l[’']an|l[’']année|le mois) dernière?|l[’']an passé|il y a|depuis|chaque année|par an|en moyenne|un an plus tôt",
    ),
    measures: whole(
      'secondes?|minutes?|heures?|h|jours?|semaines?|mois|ans?|années?|kilomètres?|mètres?|km|degrés?|fois|points?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
    ),
    percent: /^(?: ?%| pour cent)/u,
    magnitude: /magnitude(?: de| d[’'])? ?$/iu,
    locative: whole('à|en|au|aux|dans|près|vers'),
    periods: all(
      "(?:premier|deuxième|second|troisième|quatrième) (?:trimestre|semestre)|trimestre|semestre|mois|mensuel\\p{L}*|annuel\\p{L}*|année?|an|semaine|week-end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|(?:19|20)\\d\\d|hier|aujourd[’']hui",
    ),
  },
  es: {
    concepts: {
      dead: whole(
        'muert[oae]s?|murieron|murió|mueren|mata|matan|mató|mataron|matando|fallecid[oa]s?|fallecieron|fallecen|mortales|perdieron|perdido|decesos',
      ),
      injured: whole('herid[oa]s?|lesionad[oa]s?|heridas|hirió|hirieron|hospitalizad[oa]s?'),
      missing: whole('desaparecid[oa]s?'),
      arrested: whole('detenid[oa]s?|detenciones|arrestad[oa]s?|arrestos|detuvo|detuvieron'),
      evacuated: whole('evacuad[oa]s?|desplazad[oa]s?|damnificad[oa]s?|desalojad[oa]s?'),
      rescued: whole('rescatad[oa]s?|salvad[oa]s?|sobrevivientes?|supervivientes?|sobrevivieron|liberad[oa]s?'),
    },
    names: {
      dead: 'muertos',
      injured: 'heridos',
      missing: 'desaparecidos',
      arrested: 'detenidos',
      evacuated: 'evacuados',
      rescued: 'rescatados',
    },
    people: whole('personas?|gente|hombres|mujeres|víctimas|habitantes|vecinos|vidas'),
    adjective: whole('más|otr[oa]s|nuev[oa]s|de'),
    breaks: whole(
      'y|e|o|u|pero|que|quien(?:es)?|cuando|donde|tras|después|antes|mientras|porque|si|entre|incluid[oa]s|con|desde|por|cuy[oa]s?|podrían?',
    ),
    elsewhere: inside(
      'réplicas?|similar(?:es)?|anterior(?:es|mente)?|el año pasado|el mes pasado|hace (?:un|una|dos|tres|\\d+)|desde|cada año|al año|de media|en promedio|un año antes',
    ),
    measures: whole(
      'segundos?|minutos?|horas?|días?|semanas?|mes|meses|años?|kilómetros?|metros?|km|grados?|veces|puntos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
    ),
    percent: /^(?: ?%| por ciento)/u,
    magnitude: /magnitud(?: de)? $/iu,
    locative: whole('en|cerca'),
    periods: all(
      '(?:primer|segundo|tercer|cuarto) (?:trimestre|semestre)|trimestre|semestre|mes|mensual|anual|interanual|año|semana|fin de semana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|(?:19|20)\\d\\d|ayer|hoy',
    ),
  },
  pt: {
    concepts: {
      dead: whole(
        'mort[oae]s?|morreram|morreu|morrem|mata|matam|matou|mataram|matando|mortais|perderam|óbitos?|falecid[oa]s?',
      ),
      injured: whole('ferid[oa]s?|feriu|feriram|ferindo|ferimentos|hospitalizad[oa]s?'),
      missing: whole('desaparecid[oa]s?'),
      arrested: whole('pres[oa]s|detid[oa]s?|detenções|prisões|prendeu|deteve'),
      evacuated: whole('retirad[oa]s?|evacuad[oa]s?|desalojad[oa]s?|desabrigad[oa]s?|deslocad[oa]s?'),
      rescued: whole('resgatad[oa]s?|salv[oa]s?|sobreviventes?|sobreviveram|libertad[oa]s?'),
    },
    names: {
      dead: 'mortos',
      injured: 'feridos',
      missing: 'desaparecidos',
      arrested: 'detidos',
      evacuated: 'retirados',
      rescued: 'resgatados',
    },
    people: whole('pessoas?|gente|homens|mulheres|vítimas|habitantes|moradores|vidas'),
    adjective: whole('mais|outr[oa]s|nov[oa]s|de'),
    breaks: whole(
      'e|ou|mas|que|quem|quando|onde|após|depois|antes|enquanto|porque|se|entre|incluindo|com|desde|por|pel[oa]s?|cuj[oa]s?|poderiam?',
    ),
    elsewhere: inside(
      'réplicas?|similar(?:es)?|semelhantes?|anterior(?:es|mente)?|no ano passado|no mês passado|há (?:um|uma|dois|duas|três|\\d+)|desde|por ano|todos os anos|em média|um ano antes',
    ),
    measures: whole(
      'segundos?|minutos?|horas?|h|dias?|semanas?|mês|meses|anos?|quilômetros?|quilómetros?|metros?|km|graus?|vezes|pontos?|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
    ),
    percent: /^(?: ?%| por cento)/u,
    magnitude: /magnitude(?: de)? $/iu,
    locative: whole('em|no|na|nos|nas'),
    periods: all(
      '(?:primeiro|segundo|terceiro|quarto) (?:trimestre|semestre)|trimestre|semestre|mês|mensal|anual|ano|semana|fim de semana|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|(?:19|20)\\d\\d|ontem|hoje',
    ),
  },
};
