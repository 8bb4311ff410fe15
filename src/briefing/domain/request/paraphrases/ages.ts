import type { Language } from '../../../../shared/kernel/language.js';

const N = '(?<time>[\\p{L}\\d]+ UNIT)';
const of = (pattern: string, unit: string): RegExp => new RegExp(`(?<!\\p{L})${pattern.replace('UNIT', unit)}`, 'giu');

const UNITS = {
  en: '(?:days?|weeks?|months?|hours?)(?!\\p{L})',
  de: '(?:tagen?|tage?|wochen?|monate?n?|stunden?)(?!\\p{L})',
  fr: '(?:jours?|semaines?|mois|heures?)(?!\\p{L})',
  es: '(?:días?|semanas?|mes(?:es)?|horas?)(?!\\p{L})',
  pt: '(?:dias?|semanas?|mês|meses|horas?)(?!\\p{L})',
};

/** How old news may be, and how long somebody has heard none, each with the same as a period that ends now. */
const AGES: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [
      of(`(?:nothing|not|no news|no stories|none)(?: that's| that is| which is)? older than ${N}`, UNITS.en),
      'from the last $<time>',
    ],
    [
      of(
        `i(?:'ve)? (?:missed|haven't (?:heard|seen|read|followed)) (?:all |any |the |everything|anything)*(?:news )?(?:for|in) (?:the last |about )?${N}`,
        UNITS.en,
      ),
      'from the last $<time>',
    ],
  ],
  de: [
    [
      of(
        `(?:nichts|keine (?:meldungen|nachrichten)),? (?:was )?(?:das )?älter(?:es)? als ${N}(?: ist| sind)?`,
        UNITS.de,
      ),
      'aus den letzten $<time>',
    ],
    [
      of(
        `ich hab(?:e)? (?:seit )?${N} (?:lang )?(?:gar )?nichts (?:mehr )?(?:mitbekommen|mitgekriegt|gehört|gelesen|gesehen)`,
        UNITS.de,
      ),
      'aus den letzten $<time>',
    ],
  ],
  fr: [
    [
      of(
        `rien (?:de plus (?:vieux|ancien) que|qui (?:date|remonte) (?:de|à) plus de|de plus de|qui ait plus de) ${N}`,
        UNITS.fr,
      ),
      'depuis les derniers $<time>',
    ],
    [
      of(
        `j'ai (?:raté|manqué|loupé) (?:l'actu(?:alité)?|les infos?|les nouvelles|tout) (?:pendant|depuis) ${N}`,
        UNITS.fr,
      ),
      'depuis les derniers $<time>',
    ],
  ],
  es: [
    [of(`(?:nada|ninguna noticia) (?:de|con|que tenga) más de ${N}`, UNITS.es), 'de los últimos $<time>'],
    [of(`nada más (?:viejo|antiguo) (?:que|de) ${N}`, UNITS.es), 'de los últimos $<time>'],
  ],
  pt: [
    [of(`(?:nada|nenhuma notícia) (?:de|com|que tenha) mais de ${N}`, UNITS.pt), 'dos últimos $<time>'],
    [of(`nada mais (?:velho|antigo) (?:do )?que ${N}`, UNITS.pt), 'dos últimos $<time>'],
  ],
  zh: [
    [
      /(?:不要|别讲|别要|不听)(?<time>[一两二三四五六七\d]+(?:天|周|个月))(?:以前|之前|前)的?(?:新闻|消息)?/gu,
      '最近$<time>',
    ],
    [
      /(?<time>[一两二三四五六七\d]+(?:天|周|个月))(?:以前|之前)的(?:新闻|消息)?(?:都)?(?:不要|不用|不听)/gu,
      '最近$<time>',
    ],
  ],
  ja: [
    [
      /(?<time>[一二三四五六七\d]+(?:日|週間|か月))(?:より|以上)(?:古い|前の)(?:もの|の|ニュース)?(?:は|も)?(?:いらない|いりません|不要|なし(?:で)?|除いて)/gu,
      '直近$<time>',
    ],
  ],
};

/** "Nothing older than two days" asks for the last two days. */
export const withoutAges = (text: string, language: Language): string =>
  AGES[language].reduce((before, [pattern, period]) => before.replace(pattern, period), text);
