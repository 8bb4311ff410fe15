import { HEADLINE, type Candidate } from '../candidate.js';
import { oncePer } from '../once-per.js';
import type { Telling } from '../telling.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { contentOf, sharedStems } from '../text/echo.js';
import { isCjk } from '../text/words.js';

/** So short a sentence without a name or a figure only says that something follows; where no capital shows a name, none does. */
const LONGEST = 48;

/** With so many words of its own it says something itself: "Traffic was light in the morning." */
const ENOUGH_STEMS = 4;
/** What has happened is news in however few words: "Nobody was hurt." Promises are in the present. */
const PAST: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?<!\p{L})(?:was|were|had|did|didn['’]t|came|went|left|fell|rose|won|lost|died|(?<!(?:is|are|be) (?:\p{L}+ )?)\p{L}{2,}ed)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wurden?|waren?|hatten?|(?:hat|haben|ist|sind) (?:[^.]* )?ge\p{L}+[tn]|kam(?:en)?|gab|starb(?:en)?|blieb(?:en)?|fiel(?:en)?)(?!\p{L})/iu,
  fr: /(?:(?<!\p{L})(?:n['’])?(?:a|ont|est|sont) (?:\p{L}+ )?(?:été|eu|fait|\p{L}+(?:és?|ées?))|(?<!\p{L})\p{L}+(?:ait|aient|èrent|irent))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:hubo|fue(?:ron)?|era[n]?|había[n]?|ha[n]? \p{L}+[aio]d?do|\p{L}{2,}(?:ó|aron|ieron))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:houve|foi|foram|era[m]?|havia[m]?|\p{L}{2,}(?:ou|aram|eram|iram|eu|iu))(?!\p{L})/iu,
};

/** Also what takes up its headline: "The bridge is open." */
function saysSomething({ item: { title }, quote, language }: Candidate): boolean {
  const content = contentOf(quote, language);
  return (
    content.names.size > 0 ||
    content.stems.size >= ENOUGH_STEMS ||
    sharedStems(content, contentOf(title, language)) > 0 ||
    PAST[language]?.test(quote) === true
  );
}

/** Where in its item the rest of its paragraph begins that a sentence promises; null: it promises nothing, or what follows tells no more than it. */
const promisedAt = oncePer((candidate: Candidate): number | null => {
  const {
    item: { text },
    position,
    quote,
    language,
  } = candidate;
  if (position === HEADLINE || isCjk(language) || quote.length > LONGEST || /\d/u.test(quote)) return null;
  if (saysSomething(candidate)) return null;
  const end = text.indexOf(quote) + quote.length;
  const [gap, next = ''] = /^[^\S\n]{0,4}([^\s][^\n.!?]*)/u.exec(text.slice(end, end + LONGEST * 2)) ?? [];
  return gap === undefined || next.length < quote.length ? null : end + gap.length - next.length;
});

const startOf = oncePer(({ item: { text }, quote }: Candidate): number => text.indexOf(quote));

/** Whether what is told next stands right after it, and was promised by it: nobody asks for it between. */
export const promises = (candidate: Candidate, next: Candidate): boolean =>
  candidate.item === next.item && promisedAt(candidate) === startOf(next);

/**
 * A telling without "What is new is the price." and "Not everybody is convinced." where what follows them in their
 * paragraph is not told: a listener waits for it.
 */
export function withoutPromises(telling: Telling): Telling {
  const { chosen } = telling;
  const isKept = (candidate: Candidate): boolean => {
    const at = promisedAt(candidate);
    if (at === null || candidate === chosen[0]) return true;
    return chosen.some((other) => other.item === candidate.item && startOf(other) === at);
  };
  const kept = chosen.filter(isKept);
  return kept.length === chosen.length ? telling : { ...telling, chosen: kept };
}
