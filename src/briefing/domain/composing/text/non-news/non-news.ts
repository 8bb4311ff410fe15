import type { Language } from '../../../../../shared/kernel/language.js';
import { inOneScript } from '../../../request/chinese-characters.js';
import { chinese } from './lines/chinese.js';
import { english } from './lines/english.js';
import { french } from './lines/french.js';
import { german } from './lines/german.js';
import { japanese } from './lines/japanese.js';
import { opens, type LinePatterns, type NonNews } from './lines/line-patterns.js';
import { portuguese } from './lines/portuguese.js';
import { speaksOfItself } from './self-references.js';
import { isReported } from './reported.js';
import { spanish } from './lines/spanish.js';
import { isTable, isVerse } from './tables.js';

export type { NonNews } from './lines/line-patterns.js';

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
    opens(`(?:(?:feat|fix|chore|docs|refactor|test|build|ci|perf|style|revert)(?:\\([^)]{1,40}\\))?!?: |.{0,60}: ?v?\\d[\\d.]*\\d ?\\.{2,3} ?v?\\d|(?:please |bitte |por favor,? |veuillez )?(?:see|refer to|check|consult(?:e[rz]?)?|siehe|beachten sie|
    vea|consulte|voir|consultez)\\b.{0,60}(?:release notes?|release page|github|changelog|notes de version|
    notas de (?:la versión|lançamento)|for (?:more|further) details))`),
  ticker:
    /^\d{1,2}[:.h]\d{2}(?: ?(?:Uhr|h|[ap]\.?m\.?|GMT|CET|CEST|BST|ET|UTC))?\s*(?:[:|–—-]|$)|^\d{1,2}[.:]\d{2} ?[ap]\.?m\b|^\d{1,2}h\d{2}\b\./iu,
  code: /^(?:\$ |>>> |#!|(?:sudo|npm|npx|pip3?|git|brew|apt(?:-get)?|docker|curl|cargo|yarn|go get) [a-z-])|\(\)(?<=(?<![\p{L}\d])\w+\(\))|\w::\w|\b[a-z]+_[a-z]+(?:_[a-z]*)?\b|(?<!\S)--[a-z]{2,}|(?<!\S)(?:\/[a-z][\w.-]+){2,}|<\/?[a-z]+>|\d[+~][a-z]+\d/u,
  table:
    /\t.*\t|(?:\S {3,}){2,}\S|(?:[|¦].*){2,}|(?:^|\s)(?:\d[\d.,%]*\s+){4,}\d|(?:\d{1,2} ?[-–] ?){4,6}\d|(?:\p{Lu}\p{L}{2,20}: [^:]{1,80}){3}/u,
  contact:
    /^(?:(?:media|press|news) (?:contact|enquir(?:y|ies)|inquiries|office)|(?:presse|medien)?(?:kontakt|ansprechpartner(?:in)?)(?: für die (?:presse|medien))?|contact(?: presse| médias?)?|contacto(?: de| para la)? prensa|contact?o (?:para|de) (?:a )?imprensa|媒体联系人?|联系人|(?:報道|取材|本件)[^。：:]{0,16}(?:問い合わせ|連絡)先) ?[:：]|(?:(?<!\p{L})(?:tel|fon|telefon|telefax|phone|call|tél|téléphone|teléfono|telefone)|電話|电话)\.? ?[:：]? ?\(?\+?\d[\d /().-]{4,}\d/iu,
  listing:
    /^[([]?\d{1,2}:\d{2}(?::\d{2})?[)\]]? (?!(?:Uhr|h|GMT|UTC|a|p|Ortszeit)\b)(?=\p{Lu})|^\p{Lu}[\p{L} .'’\d]{1,30}\s?: ?(?:[^;:]{2,120};){2}/u,
  credit:
    /^(?:pressemitteilung|medienmitteilung|communiqué de presse|(?:for immediate|news|press|media) release|nota de prensa|comunicado de prensa|nota à imprensa)(?!\p{L}).{0,80}[^.!?]$|^(?:key ?words|mots[- ]clés|schlüsselwörter|palabras clave|palavras-chave|références?|originalpublikation|publication date|author\(s\)|关键词|キーワード)\s?[:：]|(?<!\p{L})et al\.,? |(?<!\p{L})doi(?::|\.org\/)?\s?10\.\d|(?<!\p{L})(?:vol(?:ume)?|v|bd|t|第)\.? ?\d{1,4}[卷,) ].{0,40}(?<!\p{L})(?:pp?|s|págs?)\. ?\d/iu,
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
    for (const kind of Object.keys(patterns) as NonNews[])
      if (patterns[kind]?.test(text) === true && !(kind === 'contact' && isReported(text, language))) return kind;
  }
  if (isVerse(text)) return 'verse';
  if (isTable(text)) return 'table';
  if (speaksOfItself(text, language)) return 'credit';
  return TOLD_TO_DO[language]?.test(text) === true ? 'teaser' : null;
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
