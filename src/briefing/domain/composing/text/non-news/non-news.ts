import type { Language } from '../../../../../shared/kernel/language.js';
import { inOneScript } from '../../../request/chinese-characters.js';
import { chinese } from './chinese.js';
import { english } from './english.js';
import { french } from './french.js';
import { german } from './german.js';
import { japanese } from './japanese.js';
import { opens, type LinePatterns, type NonNews } from './line-patterns.js';
import { portuguese } from './portuguese.js';
import { spanish } from './spanish.js';

export type { NonNews } from './line-patterns.js';

const PATTERNS: Readonly<Record<Language, LinePatterns>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  zh: chinese,
  ja: japanese,
};

/**
 * What sources of any language have. Calls and addresses are known by their ends, and looked at backwards from there:
 * from their beginnings on, a line that is one long word would be read again from each of its letters.
 */
const ANYWHERE: LinePatterns = {
  'release-notes':
    opens(`(?:please |bitte |por favor,? |veuillez )?(?:see|refer to|check|consult(?:e[rz]?)?|siehe|beachten sie|
    vea|consulte|voir|consultez)\\b.{0,60}(?:release notes?|release page|github|changelog|notes de version|
    notas de (?:la versión|lançamento)|for (?:more|further) details)`),
  ticker:
    /^\d{1,2}[:.h]\d{2}(?: ?(?:Uhr|h|[ap]\.?m\.?|GMT|CET|CEST|BST|ET|UTC))?\s*(?:[:|–—-]|$)|^\d{1,2}[.:]\d{2} ?[ap]\.?m\b|^\d{1,2}h\d{2}\b\./iu,
  code: /^(?:\$ |>>> |#!|(?:sudo|npm|npx|pip3?|git|brew|apt(?:-get)?|docker|curl|cargo|yarn|go get) [a-z-])|\(\)(?<=(?<![\p{L}\d])\w+\(\))|\w::\w|\b[a-z]+_[a-z]+(?:_[a-z]*)?\b|(?<!\S)--[a-z]{2,}|(?<!\S)(?:\/[a-z][\w.-]+){2,}|<\/?[a-z]+>|\d[+~][a-z]+\d/u,
  table:
    /\t.*\t|(?:\S {3,}){2,}\S|(?:[|¦].*){2,}|(?:^|\s)(?:\d[\d.,%]*\s+){4,}\d|(?:\d{1,2} ?[-–] ?){4,6}\d|(?:\p{Lu}\p{L}{2,20}: [^:]{1,80}){3}/u,
  contact:
    /(?:(?<!\p{L})(?:tel|fon|telefon|telefax|phone|call|tél|téléphone|teléfono|telefone)|電話|电话)\.? ?[:：]? ?\(?\+?\d[\d /().-]{4,}\d/iu,
  listing:
    /^[([]?\d{1,2}:\d{2}(?::\d{2})?[)\]]? (?!(?:Uhr|h|GMT|UTC|a|p|Ortszeit)\b)(?=\p{Lu})|^\p{Lu}[\p{L} .'’\d]{1,30}\s?: ?(?:[^;:]{2,120};){2}/u,
  credit:
    /^(?:pressemitteilung|medienmitteilung|communiqué de presse|(?:for immediate|news|press|media) release|nota de prensa|comunicado de prensa|nota à imprensa)(?!\p{L}).{0,80}[^.!?]$|^(?:key ?words|mots[- ]clés|schlüsselwörter|palabras clave|palavras-chave|références?|originalpublikation|publication date|author\(s\)|关键词|キーワード)\s?[:：]|(?<!\p{L})et al\.,? |(?<!\p{L})doi(?::|\.org\/)?\s?10\.\d/iu,
  // Whatever language a shop writes in.
  commerce:
    /(?<!\p{L})(?:free (?:shipping|delivery)(?: (?:on (?:all|orders)|for orders|over [£$€]|worldwide)|!|$)|env[íi]os? gratis|(?:frete|portes) grátis|livraison (?:gratuite|offerte)|kostenlose[rn]? versand|versandkostenfrei)(?!\p{L})|送料無料(?=[!！]|$)|免运费(?=[!！，。]|$)|\d ?% off(?=!| (?:all|everything|your|with)(?!\p{L}))|(?<!\p{L})(?:code|código|cupom|cupón|coupon|gutscheincode|rabattcode) [A-Z]{3,}\d/iu,
  link: /\.(?<=(?<![\p{L}\d@])[\p{L}\d-]+\.)(?:com|org|net|io|dev|info|de|fr|es|pt|br|cn|jp|uk)\/\S/iu,
};

const LONGEST_CHECKED = 1000;

/** Why a line or a sentence is no news; null: it may be some. */
export function nonNewsOf(line: string, language: Language): NonNews | null {
  if (line.length > LONGEST_CHECKED) return null;
  const text = inOneScript(line.trim(), language);
  for (const patterns of [ANYWHERE, PATTERNS[language]]) {
    for (const kind of Object.keys(patterns) as NonNews[]) if (patterns[kind]?.test(text) === true) return kind;
  }
  if (isVerse(text)) return 'verse';
  if (isLineUp(text) || LABEL_ALONE.test(text) || PLACED.test(text)) return 'table';
  return TOLD_TO_DO[language]?.test(text) === true ? 'teaser' : null;
}

/** Lines of a poem, printed in a row. */
const isVerse = (text: string): boolean => text.split(' / ').length > 2;

/** The first word of an abstract or a form, on a line of its own. */
const LABEL_ALONE =
  /^(?:abstract|summary|background|resumen|resumo|introducción|introdução|zusammenfassung|hintergrund|résumé|contexte|摘要|要旨|概要)[.:：]?$/iu;

/** "Legorburu, 4h 12:08.", "Rincón, a 34\"": who came in when. */
const PLACED = /^(?:\d{1,2}[.ªº]{1,2} ?)?\p{Lu}[\p{L}. ]{1,30}, (?:a |\+)?\d{1,2}(?:h|:|[’'"″])[\d :’'"″h]{0,12}\.?$/u;

const LINE_UP = { label: 60, fewest: 6, share: 0.8 };

/** "Harbour Town: Roe; Sand, Pine, Vale; Duke, Cross (Amador, 70')": a label, and names without a verb. */
function isLineUp(text: string): boolean {
  const colon = text.indexOf(':');
  if (colon < 1 || colon > LINE_UP.label) return false;
  const parts = text
    .slice(colon + 1)
    .replace(/\([^()]{0,40}\)/gu, '')
    .split(/[,;–—-]| (?:y|e|and|und|et) /u)
    .map((part) => part.trim());
  const names = parts.filter((part) => /^(?:\d{1,2}\.? )?\p{Lu}\S*(?: \p{Lu}\S*){0,2}$/u.test(part));
  return parts.length >= LINE_UP.fewest && names.length >= parts.length * LINE_UP.share;
}

/** "Testen Sie Ihr Wissen", "Consultez votre calendrier": verbs whose ending shows that they tell the reader what to do; not what an authority advises. */
const TOLD_TO_DO: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /^[„"]?(?:Bitte )?\p{L}{3,}e?n Sie(?!\p{L})(?![^.!?]*\?)(?![^.]*[,“"] (?:rät|raten|empfiehlt|empfehlen|mahnt|mahnen|warnt|warnen|sagte?)(?!\p{L}))|^\p{Lu}\p{Ll}{2,}t (?:uns|euch|eure\p{Ll}?)(?!\p{L})/u,
  fr: /^«?\s?(?!Assez|Chez|Suez|Rez)\p{Lu}\p{Ll}{2,}ez(?!\p{L})(?![^.]*[,»] (?:conseille|recommande|demande|rappelle|insiste|alerte)(?!\p{L}))/u,
};

/** Items of these kinds are no stories, whatever their sentences look like. */
const OF_ITEMS: readonly NonNews[] = ['commerce', 'ticker', 'digest', 'correction'];

/** Whether an item is a shop window, a live ticker or a digest, as its headline says. */
export function isNonNewsItem(title: string, language: Language): boolean {
  const kind = nonNewsOf(title, language);
  return kind !== null && OF_ITEMS.includes(kind);
}

/** "… in their café (Photo: dpa)", "……咖啡馆。（图源：网络）": it has to be seen before the credit is cut off as an aside. */
const PICTURE_CREDIT =
  /[（([](?:via|图源|圖源|图片|圖片|图[:：／/]|圖[:：／/]|首[图圖]来?來?源|来源|摄影?|写真|撮影|提供|photo|image|credit|foto|imagem|imagen|bild|crédits?|getty|reuters|afp|efe|dpa|ap)(?!\p{Ll})[^）)\]]{0,40}[）)\]]\s*[.。]?$/iu;
export const LONGEST_CAPTION = 300;

/** "Edith Hartnell, 1932. Photo: Tarn Museum": the credit is behind the words. */
const CREDIT_BEHIND =
  /(?:^|[.。!?”"]\s*|[|–—]\s?)(?:photo(?:graph)?|foto(?:grafía|grafia)?|bild|image|imagen|imagem|crédits?(?: photos?)?|写真|图(?:片|源)?|摄影)\s?[:：] ?[^.:：]{2,60}\.?$|©\s?[^.©]{2,60}\.?$/iu;
/** "Flooded street in Rellham — Photo: County Radio": above a text, too. */
const DASHED_CREDIT =
  /\s[—–|]\s?(?:fotos?|photos?|imagen|imagem|image|bild|vídeo|video|crédits?|credit|写真|图源?)\s?[:：=＝] ?[^:：.。]{2,60}[.。]?$/iu;
/** What a company says of itself below every one of its texts. */
const SELF_PORTRAIT =
  /^(?:About (?:the )?\p{Lu}|Über (?:die |das |den )?\p{Lu}|À propos d(?:e |['’])\p{Lu}|Acerca de \p{Lu}|Sobre (?:a |o |la |el )?\p{Lu}|关于\p{L}|【?[\p{L}ー]{2,20}について)[^:：.。]{0,60}[】:：](?=.*(?:found(?:ed|er)|establish|headquarter|employ|leading|specialis|mak(?:es|er)|gegründet|[Hh]auptsitz|[Bb]eschäftigt|Mitarbeit|führende|fondée?|créée?|emploie|salariés|fundad[oa]|emplead|funcionári|líder|成立于|成立於|员工|員工|总部|設立|従業員|本社))|^【?会社概要[】：:]|^(?:about us|über uns|à propos|sobre nosotros|sobre nós|关于我们)[:：]/u;

/** Whether a whole paragraph stands beside the news: below a picture, or about its publisher. A text may begin with a credit. */
export const isCaption = (paragraph: string, isFirst: boolean): boolean => {
  const text = paragraph.trim();
  if (SELF_PORTRAIT.test(text.slice(0, LONGEST_CAPTION))) return true;
  if (text.length > LONGEST_CAPTION) return false;
  if (DASHED_CREDIT.test(text)) return true;
  return (PICTURE_CREDIT.test(text) && !(isFirst && /[.。]$/u.test(text))) || (!isFirst && CREDIT_BEHIND.test(text));
};
