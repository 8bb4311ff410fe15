import type { Language } from '../../../shared/kernel/language.js';
import { cleanTitle, spokenSentence } from './text/cleaning.js';
import { isSection } from './text/labels.js';
import type { Material } from './material.js';
import { adviceLists } from './text/non-news/advice-lists.js';
import { isOfPaper, type Genre } from './text/non-news/genre.js';
import { genresOf } from './text/non-news/genres.js';
import { speaksOfMedium } from './text/non-news/medium.js';
import { furnitureIn, type Furniture } from './text/non-news/furniture.js';
import { isFormField } from './text/non-news/fields.js';
import { isFootnote } from './text/non-news/footnotes.js';
import { LineReadings } from './text/non-news/lines/line-readings.js';
import { isCaption, isOwnPortrait, LONGEST_CAPTION } from './text/non-news/captions.js';
import { turnsToReader } from './text/non-news/register.js';
import { relatedLinks } from './text/non-news/related-links.js';
import { restatesHeadline } from './text/non-news/restated.js';
import { writersBelow } from './text/non-news/writers.js';
import { READ_CHARACTERS, sentenceSpans, spansOutside, type Span } from './text/sentences.js';
import { isCjk, terms, words } from './text/words.js';

/** A sentence as it stands in its item; what it sounds like is worked out when a story is told. */
export interface Passage {
  readonly quote: string;
  /** Place among the sentences of the item that are no boilerplate: neighbours differ by one. */
  readonly position: number;
  readonly complete: boolean;
}

const ALOUD = new WeakMap<Passage, string>();

/** What a passage sounds like: asked for by what an item is about, and again for each story that it may tell. */
export function aloud(passage: Passage, language: Language): string {
  const known = ALOUD.get(passage);
  if (known !== undefined) return known;
  const spoken = spokenSentence(passage.quote, language);
  ALOUD.set(passage, spoken);
  return spoken;
}

/** An item, read: cleaned, cut into sentences and reduced to what it is about. */
export interface Reading {
  readonly item: Material;
  readonly language: Language;
  readonly title: string;
  readonly passages: readonly Passage[];
  readonly terms: readonly string[];
  readonly genre: Genre;
}

const MAX_PASSAGES = 60;
const LONGEST_PASSAGE = 700;
/** So many sentences of an item show what it is. */
const JUDGED = 8;
const SAMPLE_LATIN = 1500;
const SAMPLE_CJK = 700;

export function readItems(items: readonly Material[], languageOf: (item: Material) => Language): readonly Reading[] {
  const spans = items.map((item) => newsSpans(item, languageOf(item)).slice(0, MAX_PASSAGES));
  const furniture = furnitureIn(
    items.map((item, index) => ({ item, language: languageOf(item), sentences: sentencesOf(item, spans[index]) })),
  );
  const lines = new LineReadings();
  const genres = genresOf(
    items.map((item, index) => {
      const sentences = sentencesOf(item, spans[index]?.slice(0, JUDGED));
      return { ...item, sentences, language: languageOf(item), lines };
    }),
  );
  return items.map((item, index) => {
    const language = languageOf(item);
    const genre = genres[index] ?? 'news';
    const passages = passagesOf(item, spans[index] ?? [], { furniture, language, genre, lines });
    const title = cleanTitle(item.title, item.sourceTitle);
    return { item, language, title, passages, terms: subject(title, passages, language), genre };
  });
}

const sentencesOf = ({ text }: Material, spans: readonly Span[] = []): readonly string[] =>
  spans.map(({ start, end }) => text.slice(start, end));

/** Of so many paragraphs at its end a text is closed with what its publisher is. */
const CLOSING = 3;
/** A caption that begins in what is read may end beyond; one character more tells a paragraph that is too long for one. */
const CAPTIONS_WITHIN = READ_CHARACTERS + LONGEST_CAPTION + 1;

/** Captions, links to other articles and lists of advice go as whole paragraphs: the sentences before the credit look like any other. */
function newsSpans({ text, sourceTitle }: Material, language: Language): readonly Span[] {
  const paragraphs = [...text.slice(0, CAPTIONS_WITHIN).matchAll(/[^\n\r]+/gu)];
  const written = paragraphs.map(([paragraph]) => paragraph);
  const beside = [relatedLinks(written), adviceLists(written, language), writersBelow(written)];
  const captions = paragraphs
    .filter(
      ([paragraph], index) =>
        beside.some((is) => is[index] === true) ||
        isCaption(paragraph, index === 0) ||
        (index > 1 && index >= written.length - CLOSING && isOwnPortrait(paragraph, sourceTitle)),
    )
    .map(({ index, 0: paragraph }) => ({ from: index, to: index + paragraph.length }));
  return spansOutside(sentenceSpans(text, language), captions);
}

/** "RELLAN, 21 nov.": the full stop of the month cuts off where and when a text was filed. */
const FILED = /^\p{Lu}[\p{L} .,'’/-]{1,30}, (?:le )?\d{1,2}\.? (?:de )?\p{L}{3,10}(?: (?:de )?\d{4})?\.?$/u;
const LONGEST_FILED = 60;
/** Between the words of a place: "Frankfurt am Main", "Vila Nova de Gaia". */
const OF_PLACES =
  /^(?:am|an|im|in|der|ob|de|del|d[aeo]s?|la|las|les|los|el|le|sur|sous|en|on|upon|the|of|y|e|et|und)$/u;
const MOST_WORDS_OF_A_PLACE = 5;

/** Whether the first sentence of a text says only where, or where and when, it was filed: "Hollen." */
function isFiled(quote: string): boolean {
  if (quote.length > LONGEST_FILED) return false;
  return FILED.test(quote) || (quote.endsWith('.') && isPlace(quote.slice(0, -1)));
}

function isPlace(text: string): boolean {
  const [first = '', ...rest] = text.split(/[ /]/u);
  const isNamed = (word: string): boolean => /^\p{Lu}[\p{L}'’-]+$/u.test(word);
  return (
    rest.length < MOST_WORDS_OF_A_PLACE && isNamed(first) && rest.every((word) => isNamed(word) || OF_PLACES.test(word))
  );
}

interface Unsaid {
  readonly furniture: Furniture;
  readonly language: Language;
  readonly genre: Genre;
  readonly lines: LineReadings;
}

function passagesOf(item: Material, spans: readonly Span[], unsaid: Unsaid): Passage[] {
  const { furniture, language, lines } = unsaid;
  const isOwnAccount = isToldByAuthor(item.text, spans[0], unsaid);
  const said = spans
    .map(({ start, end, complete }) => ({ quote: item.text.slice(start, end), complete }))
    .filter(({ quote }, index) => index > 0 || !isFiled(quote));
  const quotes = said.map(({ quote }) => quote);
  const beforeIt = (index: number): string => [item.title, ...quotes.slice(0, index)].join('\n');
  const standsBeside = (quote: string, index: number): boolean =>
    isBeside(quote, language) ||
    (!isOwnAccount && (isAside(quote, unsaid) || speaksOfMedium(quote, beforeIt(index), language)));
  const isNews = (quote: string, index: number): boolean =>
    !lines.isBoilerplate(quote, language) &&
    lines.kindOf(quote, language) === null &&
    !furniture.has(item, quote) &&
    // What opens an account is part of it, unless that begins below.
    !(standsBeside(quote, index) && (index > 0 || isBegunBelow(item.title, quotes, unsaid)));
  const likely = said.filter(({ quote }, index) => isNews(quote, index));
  const turns = turnsToReader(
    likely.map(({ quote }) => quote),
    language,
  );
  const news = likely.filter((_, index) => turns[index] !== true);
  const sentences = news.filter(({ quote, complete }) =>
    complete ? !isTooShort(quote, language) : quote.length > LONGEST_LABEL,
  );
  return (sentences.length > 0 ? sentences : news)
    .map((passage, position) => ({ ...passage, position }))
    .filter(({ quote }) => quote.length <= LONGEST_PASSAGE);
}

/** "PICTURED: ", "WATCH: ", "LESEN SIE AUCH: " */
const CAPITAL_LABEL = /^[•▪►>\s]*\p{Lu}{4,14}(?: \p{Lu}{2,12}){0,2}:\s/u;

const isLabelled = (quote: string): boolean => CAPITAL_LABEL.test(quote) && !isOfPaper(quote) && !isSection(quote);

const isBeside = (quote: string, language: Language): boolean =>
  isLabelled(quote) || isFormField(quote, language) || isFootnote(quote, language);

/** Whether a sentence to the reader stands before the account: it says nothing of the headline, and the next ones report. */
function isBegunBelow(title: string, [first = '', ...others]: readonly string[], { language, lines }: Unsaid): boolean {
  if (others.length === 0 || restatesHeadline({ title, sentences: [first], language })) return false;
  const isReport = lines.voiceOf(others[0] ?? '', language) === 'report';
  return (
    restatesHeadline({ title, sentences: others, language }) ||
    (isReport && lines.voiceOf(first, language) === 'reader')
  );
}

/** "Today we launch …": what a company or a diary then says of itself, and what its readers can do now, is the news. */
const isToldByAuthor = (text: string, first: Span | undefined, { language, lines }: Unsaid): boolean =>
  first !== undefined && lines.voiceOf(text.slice(first.start, first.end), language) === 'author';

/** What a report says to its readers, or its authors of themselves; with a figure it may be a result of theirs. */
function isAside(quote: string, { language, genre, lines }: Unsaid): boolean {
  const voice = lines.voiceOf(quote, language);
  return voice === 'reader' || (voice === 'author' && genre === 'news' && !/\d/u.test(quote.replace(CLOCK, '')));
}

/** When something is on the air is no result. */
const CLOCK = /(?<!\d)\d{1,2}(?:[:.h]\d{2})?\s?(?:uhr|h|[ap]\.?m\.?|o['’]clock|horas|heures|時|点|點)(?![\p{L}\d])/giu;

/** "From:", "HT: 0-1", a date, a byline: a line so short that is no sentence keeps no two sentences apart. */
const LONGEST_LABEL = 40;
/** A Latin sentence of fewer words is not told. */
export const FEWEST_WORDS = 4;

/** "He denies it.": too short to be told, and what follows is understood without it. */
const isTooShort = (quote: string, language: Language): boolean =>
  !isCjk(language) && quote.length <= LONGEST_LABEL && words(quote).length < FEWEST_WORDS;

/** The headline counts twice, then the beginning of the text: news says first what it is about. */
function subject(title: string, passages: readonly Passage[], language: Language): readonly string[] {
  const limit = isCjk(language) ? SAMPLE_CJK : SAMPLE_LATIN;
  let body = '';
  for (const passage of passages) {
    if (body.length >= limit) break;
    body += ` ${aloud(passage, language)}`;
  }
  const headline = terms(title, language);
  return [...headline, ...headline, ...terms(body.slice(0, limit), language)];
}
