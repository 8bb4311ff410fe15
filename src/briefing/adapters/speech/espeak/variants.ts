import type { Host } from '../../../../shared/kernel/hosts/host.js';
import type { Language } from '../../../../shared/kernel/language.js';

type Timbre = Host['timbre'];

interface Colour {
  /** A variant that comes with the engine. */
  readonly from: string;
  /** Hertz and strength in turn, straight lines between; the engine weighs each harmonic by it. */
  readonly tone: readonly number[];
  /** Strength of what hisses; 100 is the engine's own, for its own tone. */
  readonly consonants: Readonly<Record<Language, number>>;
}

/**
 * What people's voices have and the engine's have too little or too much of, fitted to the long-term average speech
 * spectrum (Byrne et al. 1994) over seven languages: chest is lifted; the nasal region around 1 kHz and the buzz of the
 * third and fourth formants are lowered; what hisses is as strong as it is in speech. `npm run voices` measures it.
 * The engine's own tone control is an equaliser that takes no time.
 */
const COLOURS: Readonly<Record<Timbre, Colour>> = {
  low: {
    from: 'm3',
    tone: [150, 255, 420, 136, 930, 66, 2_800, 36, 4_500, 50],
    consonants: { en: 55, zh: 66, es: 55, pt: 53, de: 52, fr: 75, ja: 54 },
  },
  high: {
    from: 'f2',
    tone: [280, 195, 520, 120, 1_100, 65, 3_900, 36, 5_500, 77],
    consonants: { en: 76, zh: 92, es: 73, pt: 72, de: 70, fr: 100, ja: 73 },
  },
};

/**
 * Breath is noise through every filter: without it the voice keeps pitch, tempo and colour, and takes half the time.
 * Its echo of 140 ms sounds of metal.
 */
const LEFT_OUT = /^(?:breath|echo|consonants|tone)\b.*$/gm;

/** What the engine calls our variant of a timbre. */
export const variantOf = (timbre: Timbre): string => `studio-${timbre}`;

export interface VariantFile {
  readonly from: string;
  readonly to: string;
  /** The file of `to`, made of that of `from`. */
  readonly rewritten: (text: string) => string;
}

/** Our variant of a timbre, in the form that it has for a language. */
export function variantFile(timbre: Timbre, language: Language): VariantFile {
  const { from, tone, consonants } = COLOURS[timbre];
  const strength = consonants[language];
  const added = `\ntone ${tone.join(' ')}\nconsonants ${strength} ${strength}\n`;
  return { from, to: variantOf(timbre), rewritten: (text) => text.replace(LEFT_OUT, '') + added };
}
