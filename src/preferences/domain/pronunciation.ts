import type { EpochMs } from '../../shared/kernel/clock.js';
import { InvalidRequest, NotFound } from '../../shared/kernel/domain-error.js';
import type { Language } from '../../shared/kernel/language.js';
import type { Pronunciation } from '../../shared/kernel/hosts/pronunciation.js';

/** In Unicode code points. */
export const LONGEST = { written: 80, respelling: 160 } as const;

/** A caller has at most so many, of all languages together. */
export const MOST_PRONUNCIATIONS = 500;

/** What a caller said of a word in one language. */
export interface OwnPronunciation extends Pronunciation {
  readonly language: Language;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

/** Which word of which language. */
export type Word = Pick<OwnPronunciation, 'language' | 'written'>;

export type Field = keyof Pronunciation;

/** empty: nothing in it is said. */
export type TextProblem = 'length' | 'control' | 'markup' | 'empty';

const SAYS: Readonly<Record<Field, Readonly<Record<TextProblem, string>>>> = {
  written: {
    length: `written must have 1 to ${LONGEST.written} characters.`,
    control: 'written must not contain control characters.',
    markup: 'written must not contain < or >.',
    empty: 'written must have a letter or a digit.',
  },
  respelling: {
    length: `respelling must have 1 to ${LONGEST.respelling} characters.`,
    control: 'respelling must not contain control characters.',
    markup: "respelling must be made of letters, digits, spaces and ' - . , · only: it is read aloud as it stands.",
    empty: 'respelling must have a letter or a digit.',
  },
};

export class TextRefused extends InvalidRequest {
  constructor(
    readonly field: Field,
    readonly problem: TextProblem,
  ) {
    super(SAYS[field][problem]);
  }
}

export class TooManyPronunciations extends InvalidRequest {
  constructor() {
    super(
      `There are ${MOST_PRONUNCIATIONS} pronunciations already, which is the most a caller can have. Delete one first.`,
    );
  }
}

export class PronunciationNotFound extends NotFound {
  constructor({ language, written }: Word) {
    super(`You have no pronunciation of "${written}" in ${language}.`);
  }
}

const CONTROL = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
const SOMETHING = /[\p{L}\p{N}]/u;
const MARKUP: Readonly<Record<Field, RegExp>> = {
  written: /[<>]/,
  respelling: /[^\p{L}\p{M}\p{N} '’.,\-·・]/u,
};

/** In NFC, on one line. Throws TextRefused. */
function tidy(field: Field, text: string): string {
  const tidied = text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const length = [...tidied].length;
  if (CONTROL.test(tidied)) throw new TextRefused(field, 'control');
  if (length === 0 || length > LONGEST[field]) throw new TextRefused(field, 'length');
  if (MARKUP[field].test(tidied)) throw new TextRefused(field, 'markup');
  if (!SOMETHING.test(tidied)) throw new TextRefused(field, 'empty');
  return tidied;
}

/** Throws TextRefused. */
export const tidyWritten = (written: string): string => tidy('written', written);

/** Throws TextRefused. */
export const tidyPronunciation = ({ written, respelling }: Pronunciation): Pronunciation => ({
  written: tidyWritten(written),
  respelling: tidy('respelling', respelling),
});

/** The same for all that a listener takes for one written form. */
export const keyOf = (written: string): string => written.toLowerCase().replaceAll('’', "'");

/**
 * What is kept when a caller says `wanted`, which is tidy. `known`: what they said of the word before; `count`: how many
 * they have of all. Throws TooManyPronunciations.
 */
export function changePronunciation(
  known: OwnPronunciation | null,
  count: number,
  wanted: Pronunciation & { readonly language: Language; readonly at: EpochMs },
): OwnPronunciation {
  const { language, written, respelling, at } = wanted;
  if (known === null) {
    if (count >= MOST_PRONUNCIATIONS) throw new TooManyPronunciations();
    return { language, written, respelling, createdAt: at, updatedAt: at };
  }
  const isSame = known.written === written && known.respelling === respelling;
  return isSame ? known : { ...known, written, respelling, updatedAt: at };
}

/** The first list wins over those after it. */
export function merged(...lists: readonly (readonly Pronunciation[])[]): readonly Pronunciation[] {
  const byKey = new Map<string, Pronunciation>();
  for (const pronunciation of lists.flat()) {
    const key = keyOf(pronunciation.written);
    if (!byKey.has(key)) byKey.set(key, pronunciation);
  }
  return [...byKey.values()];
}
