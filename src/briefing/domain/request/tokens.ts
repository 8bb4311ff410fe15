import type { Language } from '../../../shared/kernel/language.js';
import { CUES } from './lexicons.js';
import { cueAt } from './cue-reader.js';
import { quantitiesIn, type Span } from './quantities.js';
import { nameForms, type NameForm, type SourceName } from './source-names.js';
import type { RequestText, Token } from './token.js';

/** Cuts a request into cues, quantities, names and the words between them, in order. */
export function tokensOf(text: RequestText, sources: readonly SourceName[]): readonly Token[] {
  const fixed = fixedSpans(text, sources);
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.lower.length) {
    const token =
      fixed.find((one) => one.start === at) ?? cueAt(text, at, { before: tokens.at(-1), fixed }) ?? wordAt(text, at);
    if (token !== undefined) tokens.push(token);
    at = token?.end ?? at + 1;
  }
  return tokens;
}

const QUOTED =
  /"([^"]{2,80})"|“([^”]{2,80})”|„([^“”]{2,80})[“”]|«\s*([^»]{2,80}?)\s*»|「([^」]{1,60})」|『([^』]{1,60})』|《([^》]{1,60})》/gu;

/** What is not to be cut; the first that covers a place keeps it. */
function fixedSpans(text: RequestText, sources: readonly SourceName[]): readonly Token[] {
  const { shown, lower, languages } = text;
  const found: Token[] = [];
  const add = (token: Token): void => {
    if (!found.some((one) => token.start < one.end && one.start < token.end)) found.push(token);
  };
  for (const match of lower.matchAll(/ref[_ -]?(\d+)/gu)) {
    add({ kind: 'source', id: `ref_${match[1]}`, ref: true, ...spanOf(match) });
  }
  for (const form of nameForms(sources, languages)) for (const token of namesIn(text, form)) add(token);
  for (const match of shown.matchAll(QUOTED)) {
    add({ kind: 'quoted', text: match.slice(1).find((one) => one !== undefined) ?? '', ...spanOf(match) });
  }
  for (const language of languages) {
    for (const quantity of quantitiesIn(lower, CUES[language], language)) {
      add({ kind: 'quantity', quantity, start: quantity.start, end: quantity.end });
    }
  }
  return found;
}

const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length });

const WORD_LETTER = /[\p{sc=Latin}\p{N}]/u;

function* namesIn({ shown, lower, languages }: RequestText, { form, id, common }: NameForm): Generator<Token> {
  for (let start = lower.indexOf(form); start >= 0; start = lower.indexOf(form, start + form.length)) {
    const end = start + form.length;
    const open = !WORD_LETTER.test(form[0] ?? '') || !WORD_LETTER.test(lower[start - 1] ?? ' ');
    const closed = !WORD_LETTER.test(form.at(-1) ?? '') || !WORD_LETTER.test(lower[end] ?? ' ');
    if (open && closed && (!common || isName(shown, start, languages))) {
      yield { kind: 'source', id, ref: false, start, end };
    }
  }
}

/** A common word is a name when it is capitalised within a sentence, but for German, which capitalises nouns. */
const isName = (shown: string, at: number, languages: readonly Language[]): boolean =>
  at > 0 && languages[0] !== 'de' && /\p{Lu}/u.test(shown[at] ?? '') && !/[.!?]\s*$/u.test(shown.slice(0, at));

const CJK_LETTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}&+#]*(?:[.'-][\p{L}\p{N}]+)*/uy;
const LATIN_WORD = /[\p{sc=Latin}\p{N}][\p{sc=Latin}\p{N}&+#]*(?:[.'-][\p{sc=Latin}\p{N}]+)*/uy;
const KATAKANA_WORD = /[\p{sc=Katakana}ー]+/uy;

/** A word; of Chinese and Japanese one letter, because a cue may begin at the next (今日, 以外), or a run of katakana. */
function wordAt({ lower }: RequestText, at: number): Token | undefined {
  const letter = lower[at] ?? '';
  if (!/[\p{L}\p{N}]/u.test(letter)) return undefined;
  const pattern = CJK_LETTER.test(letter) ? KATAKANA_WORD : CJK_LETTER.test(lower) ? LATIN_WORD : WORD;
  pattern.lastIndex = at;
  return { kind: 'word', start: at, end: at + (pattern.exec(lower)?.[0].length ?? 1) };
}
