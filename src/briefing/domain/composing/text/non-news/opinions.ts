import type { Language } from '../../../../../shared/kernel/language.js';
import { inOneScript } from '../../../request/chinese-characters.js';
import { isCjk } from '../words.js';
import { restatesHeadline } from './restated.js';
import { voiceOf } from './voice/voice.js';

/**
 * What publications call what somebody thinks, and what others wrote. `sure`: nothing else is called so. `maybe`: a review
 * of a hospital, a comment of a minister, a column of tanks are news.
 */
interface Labels {
  readonly sure: string;
  readonly maybe: string;
}

const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    sure: `opinion|op-?ed|editorial|guest (?:column|essay|comment(?:ary)?)|(?:the )?leader comment|the (?:\\p{L}+ ){1,3}view(?: (?:on|of) [^:]{2,50})?|viewpoint|letters?(?: to the editor)?|press review|(?:book|film|movie|album|theatre|restaurant|game|tv) review|podcast|correction`,
    maybe: 'comment(?:ary)?|column|review|essay',
  },
  de: {
    sure: 'kommentar|meinung|kolumne|leitartikel|glosse|gast(?:beitrag|kommentar)|leserbriefe?|presse(?:schau|stimmen)|zwischenruf|rezension|(?:buch|film|konzert|theater|album|serien)kritik|erfahrungsbericht|podcast|korrektur',
    maybe: 'standpunkt|essay|kritik',
  },
  fr: {
    sure: "tribune|édito(?:rial)?|chronique|opinion|billet(?: d[’']humeur)?|point de vue|carte blanche|humeur|courrier des lecteurs|revue de presse(?: \\p{L}+)?|podcast",
    maybe: 'critique|libre propos',
  },
  es: {
    sure: 'opinión|editorial|columna|columnistas?|cartas? (?:al (?:director|editor|periódico)|a la (?:directora|redacción)|de(?: los)? lectores)|tribuna|carta d(?:el|e la) directora?|punto de vista|revista de prensa|newsletter|podcast|pódcast|viñeta',
    maybe: 'crítica|reseña|crónica',
  },
  pt: {
    sure: 'opinião|editorial|coluna(?: d[oa] \\p{L}+)?|cartas? (?:d[oe]s? (?:leitor|assinante|ouvinte)(?:es|s)?|a[od] (?:director|diretor|editor)|à redação)|painel do leitor|ponto de vista|revista de imprensa|podcast|charge|resenha',
    maybe: 'artigo|crítica|cr[óô]nica|review|análise do produto',
  },
  zh: {
    sure: '评论|社论|社评|时评|观点|专栏|快评|锐评|漫评|杂谈|随笔|书评|影评|读者来信|播客',
    maybe: '评测|测评',
  },
  ja: {
    sure: '社説|論説|コラム|オピニオン|天声人語|余録|投書|読者の声|声|書評|時評|随想|エッセー|編集後記|編集部のひとりごと|ポッドキャスト',
    maybe: 'レビュー',
  },
};

const LONGEST_TITLE = 300;

/** "Opinion: …", "Kommentar | …", "【社説】…" */
function labelled(words: string, language: Language): RegExp {
  if (language === 'zh') return new RegExp(`^[【[]?(?:${words})\\s*[\\]】|｜:：丨]`, 'u');
  if (language === 'ja') return new RegExp(`^(?:[【[（(](?:${words})[\\]】）)]|(?:${words})(?:[|｜:：　]|\\s))`, 'u');
  return new RegExp(`^\\W{0,3}(?:${words})(?:\\s*[:|.]|\\s+[–—-]\\s)`, 'iu');
}

const PATTERNS = new Map<Language, { readonly sure: RegExp; readonly maybe: RegExp }>(
  (Object.keys(LABELS) as Language[]).map((language) => {
    const { sure, maybe } = LABELS[language];
    return [language, { sure: labelled(sure, language), maybe: labelled(maybe, language) }];
  }),
);

/** How surely a headline says that somebody's opinion, or what others wrote, stands below it; null: it does not. */
export function opinionLabel(title: string, language: Language): keyof Labels | null {
  const text = inOneScript(title.slice(0, LONGEST_TITLE).normalize(isCjk(language) ? 'NFKC' : 'NFC'), language);
  const patterns = PATTERNS.get(language);
  if (patterns?.sure.test(text) === true) return 'sure';
  return patterns?.maybe.test(text) === true ? 'maybe' : null;
}

interface Labelled {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly language: Language;
}

/** The same of a whole item: "Opinion: Supreme Court strikes down levy" is no opinion where its first sentence reports that. */
export function opinionOf(item: Labelled): keyof Labels | null {
  const label = opinionLabel(item.title, item.language);
  return label === null || reportsItself(item) ? null : label;
}

const LABEL = /^.{1,60}?(?:[:：|｜丨\]】）)　.]|\s[–—-]\s)/u;

/** What somebody thinks goes on from its headline, in their own voice. */
function reportsItself({ title, sentences: [first], language }: Labelled): boolean {
  if (first === undefined) return false;
  const voice = voiceOf(first, language);
  if (voice === 'author' || voice === 'reader') return false;
  return restatesHeadline({ title: title.replace(LABEL, '').trim(), sentences: [first], language });
}
