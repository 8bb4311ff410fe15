import type { Language } from '../../../../shared/kernel/language.js';
import { withoutLabels } from './labels.js';
import { isCjk } from './words.js';

/** Zero-width, bidirectional, control and private-use characters, byte-order marks, soft hyphens. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/gu;
const WHITE = /\s+/gu;

/** Text that reads the same to an eye, an ear and a program. */
export const visible = (text: string): string =>
  PLAIN.test(text) && !text.includes('  ') ? text.trim() : madeVisible(text);

/** Nothing but letters, figures and marks of our languages, and spaces: most sentences of most feeds. */
const PLAIN =
  /^[\x20-\x7e\xa1-\xa8\xaa-\xac\xaf-\u02ff\u2010-\u201f\u2026\u20ac\u3001-\u3011\u3041-\u3096\u30a1-\u30ff\u4e00-\u9fff\uff01-\uff5e]*$/;

const madeVisible = (text: string): string =>
  text
    .replace(/[\t\n\v\f\r\u2028\u2029]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(EMOJI, ' ')
    .replace(WHITE, ' ')
    .trim();

/** A dateline, and what it cannot do without: most sentences are none, and are not tried against each of them. */
interface Datelines {
  readonly need: RegExp;
  readonly patterns: readonly RegExp[];
}

/** Before the dash of a dateline. */
const DASH_NEAR = /^.{0,160}?[-–—―－]/su;
const ASIAN_START = /^[【】[［（(〔ー\p{sc=Han}\p{sc=Katakana}]/u;

/** Where and by whom an agency story was filed: "LONDON, Nov 20 (Reuters) - ", "【東京=共同】". */
const DATELINES: readonly Datelines[] = [
  {
    need: DASH_NEAR,
    patterns: [
      /^\p{Lu}[\p{Lu}\p{M} .,'’/-]{2,40}(?:,? \d{1,2}\.? ?\p{L}{0,9}\.?(?: \d{4})?| \p{L}{3,9}\.? \d{1,2}(?:, \d{4})?)?,? ?(?:\([^()]{2,40}\)|\/[\p{L} ]{2,20}\/)? ?[.:]?\s*[–—-]+\s+(?=["“«„¿¡\p{Lu}\d])/u,
      /^\p{Lu}[\p{L} .,'’/-]{2,40}(?:,? \d{1,2}\.? ?(?:de )?\p{L}{3,9}\.?(?: \d{4})?| \p{L}{3,9}\.? \d{1,2})?,? ?\([^()]{2,40}\)\.? ?[.:]?\s*[–—-]+\s*(?=["“«„¿¡\p{Lu}\d])/u,
      // "Fráncfort (Alemania), 21 nov (EFE).- ", "Fráncfort, 21 nov.- ", "21 de noviembre de 2025.- "
      /^\p{Lu}[\p{L} .'’-]{2,30}\([^()]{2,30}\), \d{1,2}\.? (?:de )?\p{L}{3,9}\.?(?: (?:de )?\d{4})?,? ?(?:\([^()]{2,40}\))?\.? ?[–—-]+\s*(?=["“«„¿¡\p{Lu}\d])/u,
      /^(?:\p{Lu}[\p{L} .'’-]{2,30}, )?\d{1,2}\.? (?:de )?\p{L}{3,9}(?: (?:de )?\d{4})?\.? ?[–—-]+\s+(?=["“«„¿¡\p{Lu}])/u,
    ],
  },
  {
    need: / de \d{4}\./u,
    patterns: [
      // "Bogotá, D. C., 20 de noviembre de 2025. "
      /^\p{Lu}[\p{L} .,'’-]{2,30}, \d{1,2} de \p{L}{3,10} de \d{4}\.\s+(?=["“«„¿¡\p{Lu}])/u,
    ],
  },
  {
    need: DASH_NEAR,
    patterns: [
      /^\(?(?:Reuters|AP|AFP|dpa|EFE|Lusa|CNN|ANSA|Bloomberg)\)?\s*[–—-]+\s+/iu,
      // "Nov 21 (MarketWire) - ", "(Bourse) - ": a wire without a place.
      /^(?:\p{Lu}\p{L}{2,8}\.? \d{1,2},? )?\([^()]{2,40}\)\s*[–—-]+\s+(?=["“«„¿¡]?\p{Lu})/u,
    ],
  },
  {
    need: ASIAN_START,
    patterns: [
      /^[【[［（(〔][^】\]］）)〕]{2,40}[】\]］）)〕]\s*[-－—―–]?\s*/u,
      /^】\s*/u,
      /^(?:新华社|中新社|中新网|央视网|央视新闻|人民网|光明网|环球网|澎湃新闻|本报|据?\p{sc=Han}{2,6}(?:网|社|报|台))[\p{L}\d]{0,14}?(?:电|讯|报道|消息)\s*(?:[（(][^）)]{1,40}[）)]\s*[，,:：]?|[，,:：]|$)\s*/u,
      /^\p{sc=Han}{2,10}\d{1,2}月\d{1,2}日(?:电|電|讯|訊|消息)\s*(?:[（(][^）)]{1,40}[）)]\s*)?[，,:：]?\s*/u,
      /^[记記]者\p{sc=Han}{2,4}(?:[、 ]\p{sc=Han}{2,4}){0,3}[／/] ?\p{sc=Han}{2,8}(?:[报報][导導道]|[电電])\s*/u,
      // "滨城日报讯 全媒体记者 杜晓梅 …"
      /^(?:\p{sc=Han}{2,8}[报報网網社台](?:[讯訊电電]|消息) +)?\p{sc=Han}{0,4}(?:[记記]者|通[讯訊][员員]) +\p{sc=Han}{2,4}(?: +(?:通[讯訊][员員] +)?\p{sc=Han}{2,4}){0,3} +(?=[\p{sc=Han}\d“「])/u,
      /^[\p{sc=Katakana}ー]{2,10}[、,][\p{sc=Katakana}ー]{2,12}\d{4}年\d{1,2}月\d{1,2}日\s*/u,
    ],
  },
];

/** Only where it was filed. In a headline the same is a label: "Aviso Laranja – Agitação marítima". */
const PLACES: Datelines = {
  need: DASH_NEAR,
  patterns: [
    // Not "Hamburg – Berlin: …", which is about both.
    /^\p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{2,20})?\s+[–—]\s+(?=["“«„¿¡]?\p{Lu})(?!\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})? ?:)/u,
    // "Birkenau - Unbekannte haben …": a hyphen is one only before a word that begins a sentence, for clubs play "Sale - Bath".
    /^\p{Lu}[\p{L}'’-]{2,24}(?:[ /]\p{Lu}[\p{L}'’-]{2,20})?\s+-\s+(?=["“«„¿¡]?(?:The|An?|In|On|At|After|Two|Three|D(?:er|ie|as)|Eine?[mnrs]?|I[mn]|Am|Bei[m]?|Nach|Zu[mr]?|Zwei|Drei|Vier|Mehrere|Unbekannte|Bisher|Gegen|Seit|Mit|Wegen|L(?:e|a|es)|L['’]\p{Ll}+|Une?|Des|D(?:eux|ans)|Trois|El|Los|Las|Una?|Dos|Tres|O|Os|As|Uma?|Dois|Duas|Na|No) \p{L})(?!.*\d ?[:–-] ?\d(?!\d))/u,
    // "London/Teheran - ", "Springfield, Ohio -- ": several places, or a place and where it lies.
    /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}(?:\/\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?){1,2}\s+[-–—]{1,2}\s+(?=["“«„]?\p{Lu})/u,
    /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?, \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?\s+[-–—]{1,2}\s+(?=["“«„]?\p{Lu})/u,
  ],
};

const ASIDE = /\s*(?:\([^()]{0,120}\)|（[^（）]{0,80}）|\[[^[\]]{0,80}\]|［[^［］]{0,80}］|【[^【】]{0,60}】)/gu;
/** Where an aside stood between words, there is nothing to keep a figure behind it from running into what is before it. */
const asideEnd =
  (language: Language) =>
  (aside: string, at: number, text: string): string => {
    if (!isCjk(language) || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return '';
    const next = text[at + aside.length] ?? '';
    if (/\d/u.test(next) && language === 'ja') return '、';
    if (/\d/u.test(next) && /\d/u.test(text[at - 1] ?? '')) return '，';
    return /[A-Za-z]/u.test(next) && /[A-Za-z\d]/u.test(text[at - 1] ?? '') ? ' ' : '';
  };

const SPACE_BEFORE_MARK = /\s+(?=[,.;:!?、。，！？](?:\s|$))/gu;
/** French sets one before the tall marks. */
const SPACE_BEFORE_FRENCH_MARK = /\s+(?=[,.](?:\s|$))/gu;
const WEB_ADDRESS = /(?:https?:\/\/|www\.)\S+/giu;

const WITH_PLACES: readonly Datelines[] = [...DATELINES, PLACES];

/**
 * A sentence as it is read aloud: no dateline, no bracketed aside, no invisible character. It only leaves things out,
 * so every word of it stands in the quote.
 */
export const spokenSentence = (raw: string, language: Language): string => spoken(WITH_PLACES, raw, language);

/** A headline as it is read aloud. */
export const spokenTitle = (title: string, language: Language): string => spoken(DATELINES, title, language);

const withoutDatelines = (text: string, { need, patterns }: Datelines): string =>
  need.test(text) ? patterns.reduce((rest, dateline) => rest.replace(dateline, ''), text) : text;

function spoken(datelines: readonly Datelines[], raw: string, language: Language): string {
  const told = datelines.reduce(withoutDatelines, visible(raw));
  const bare = withoutLabels(told.replace(/^[\s•·▪►▶●■◆*–—>-]+/u, ''), language)
    .replace(ASIDE, asideEnd(language))
    .replace(/(^|\s)#(?=\p{L})/gu, '$1')
    .replace(language === 'fr' ? SPACE_BEFORE_FRENCH_MARK : SPACE_BEFORE_MARK, '')
    .replace(WHITE, ' ')
    .trim();
  return finished(bare, language);
}

const finished = (text: string, language: Language): string =>
  text === '' || /[.!?…。！？]["'”’»“」』)）]*$/u.test(text) ? text : `${text}${isCjk(language) ? '。' : '.'}`;

export const hasAddress = (text: string): boolean => /https?:\/\/\S|www\.\S/iu.test(text) || hasMailAddress(text);

/** Without a pattern: one that looks for a sign amid anything takes hours for a text of nothing but such signs. */
const hasMailAddress = (text: string): boolean => text.split(/\s+/u).some(isMailAddress);

function isMailAddress(word: string): boolean {
  const at = word.indexOf('@', 1);
  const dot = word.indexOf('.', at + 2);
  return at > 0 && dot > 0 && dot < word.length - 1;
}

/** Mail addresses go as whole words, with what stands around them. */
export const withoutAddresses = (text: string): string =>
  text.replace(/\S+/gu, (word) => (isMailAddress(word) ? '' : word)).replace(WEB_ADDRESS, '');

const TITLE_LABEL =
  /^(?:\[[^\]]{1,30}\]|【[^】]{1,20}】|(?:[TS]\d{1,2} ?E\d{1,3}|#\d{1,4}|(?:ep|folge|épisode|episodio|episódio|episode|nº|n\.º)\.? ?\d{1,4})\s*[·:|–—-]|(?:crónica|crônica|pós-jogo|reportaje|entrevista|galería|live|breaking|exclusive|watch|video|update|opinion|en direct|vidéo|directo|vídeo|última hora|ao vivo|liveticker|eilmeldung|(?:press|news|media) release|guidance|news story|pressemitteilung|medienmitteilung|communiqué(?: de presse)?|nota de prensa|comunicado(?: de prensa)?|nota à imprensa)\s*[:|–—]|(?:aktien|devisen|anleihen|börse) \p{L}{3,12}\s*:|(?:roundup|analyse|wdh|update)(?: ?\d)?\s*:|(?:update \d|wrapup \d|refile|corrected)-(?=\p{Lu})|(?:en direct|reportage|enquête|récit|entretien|portrait)\s*[.:]|\(?(?:video|photos?)\)?\s*[:|–—])\s*/iu;
/** 战报｜, 速報：, "Vol.87", "第12期｜", "JVNVU#91234567:": what series and desks set before a headline. */
const CJK_TITLE_LABEL =
  /^(?:(?:战报|受权发布|受權發布|快讯|突发|独家|视频|图集|图文|专访|速报|官宣|重磅|最新|播客|深度|晚报|号外|官方|戰報|快訊|突發|獨家|視頻|影音|圖集|專訪|速報|號外|最新|獨家專訪|独自|動画|写真|特集|詳報|独占|更新)\s*[｜|丨：:／]|(?:vol|ep)\.? ?\d{1,4}[ ｜|：:.、-]|第 ?\d{1,4} ?[期回集话話]\s?[｜|：:丨]|[A-Z]{2,8}[#-](?:\d{4}-)?\d{3,10}[：:])\s*/iu;
/** "POL-WS: ", "FW-HH: ": by which German police and fire brigades sign what they send to the press. */
const OFFICE_CODE = /^(?:B?POL|FW|ZOLL|HZA|LKA|BKA|THW|DRK|DLRG)-[\p{Lu}\d-]{1,8}\s?:\s+/u;
const MAX_TITLE = 120;

/** A headline without labels, the name of its own publication, and emoji. */
export function cleanTitle(title: string, sourceTitle: string): string {
  const bare = withoutAddresses(visible(title.slice(0, 600)))
    .replace(TITLE_LABEL, '')
    .replace(CJK_TITLE_LABEL, '')
    .replace(OFFICE_CODE, '')
    .trim();
  const cut = withoutSource(bare, visible(sourceTitle));
  return shortened(cut.replace(/\s*[.。]$/u, '').trim(), MAX_TITLE);
}

/** "Headline - BBC News" without its tail, when the tail is the source or a part of its name. */
function withoutSource(title: string, source: string): string {
  const tail = /\s+[-–—|·»]\s+([^-–—|·»]{2,40})$/u.exec(title);
  const name = tail?.[1]?.toLowerCase();
  if (tail === null || name === undefined || tail.index < 12) return title;
  const known = source.toLowerCase();
  return known.includes(name) || (known.length > 2 && name.includes(known)) ? title.slice(0, tail.index) : title;
}

/** At most `limit` characters, cut between words, with an ellipsis where something is missing. */
export function shortened(text: string, limit: number): string {
  const letters = [...text];
  if (letters.length <= limit) return text;
  const head = letters.slice(0, limit - 1).join('');
  const space = head.lastIndexOf(' ');
  return `${(space > limit * 0.6 ? head.slice(0, space) : head).replace(/[\s,;:–—-]+$/u, '')}…`;
}
