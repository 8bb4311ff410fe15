import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { knownFromOn, type Material } from '../material.js';
import { contentOf, coverage, type Content } from '../text/echo.js';
import { figuresIn } from '../text/figures.js';
import { isCjk } from '../text/words.js';
import type { ToldStory } from './told-story.js';

/** What the listener heard of a story. */
export interface KnownStory {
  /** When it was told last. */
  readonly at: EpochMs;
  readonly itemIds: ReadonlySet<string>;
  readonly sentences: readonly Content[];
  /** The numbers in them that count something. */
  readonly figures: ReadonlySet<string>;
}

export function knownFrom(told: readonly ToldStory[]): KnownStory {
  const texts = told.flatMap(({ title, quotes, language }) => [title, ...quotes].map((text) => ({ text, language })));
  const sentences = texts.map(({ text, language }) => contentOf(text, language));
  return {
    at: Math.max(...told.map(({ at }) => at)),
    itemIds: new Set(told.flatMap(({ itemIds }) => itemIds)),
    sentences,
    figures: new Set(texts.flatMap(({ text, language }) => figuresIn(text, language).map(({ value }) => value))),
  };
}

/** The briefing from which the listener heard of it last could not have told it, whatever its date. */
export const isSince = (item: Pick<Material, 'id' | 'at' | 'fetchedAt'>, known: KnownStory): boolean =>
  knownFromOn(item) > known.at && !known.itemIds.has(item.id);

/** A told sentence that says so much of another one says it. To miss news is worse than to hear something again. */
const HEARD = { latin: 0.55, cjk: 0.5 };

/** Whether a sentence says what the listener has not heard: a figure that is new, or more than one sentence told. */
export function isNewFact(spoken: string, language: Language, known: KnownStory): boolean {
  if (hasNewFigure(spoken, language, known)) return true;
  const content = contentOf(spoken, language);
  const heard = isCjk(language) ? HEARD.cjk : HEARD.latin;
  return !known.sentences.some((told) => coverage(content, told) >= heard);
}

/** Months, as units of figures are cut: "21 November" counts nothing. */
const MONTHS: ReadonlySet<string> = new Set(
  `janua janvi enero janei febru fevri febre fever march marz mars marzo marco april avril abril mai may mayo maio juni
  june juin junio junho juli july juill julio julho augus aout agost septe setie setem octob oktob octub outub novem
  decem dezem dicie`.split(/\s+/),
);

const hasNewFigure = (spoken: string, language: Language, { figures }: KnownStory): boolean =>
  figuresIn(spoken, language).some(({ value, unit }) => !MONTHS.has(unit) && !figures.has(value));
