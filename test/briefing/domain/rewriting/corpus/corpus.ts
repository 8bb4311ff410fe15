import type { Language } from '../../../../../src/shared/kernel/language.js';

/** A story as a model gets it, with rewrites that follow from it and rewrites that do not. */
export interface CorpusStory {
  /** "Source | sentence"; the first is e1. */
  readonly evidence: readonly string[];
  /** "e1 e2 | line" */
  readonly faithful: readonly string[];
  /** "kind e1 | line"; the kind says what is wrong with it. */
  readonly unfaithful: readonly string[];
}

export type Corpus = Readonly<Record<Language, readonly CorpusStory[]>>;

export interface CorpusCase {
  readonly language: Language;
  readonly kind: string;
  readonly cites: readonly string[];
  readonly text: string;
  readonly evidence: readonly { readonly id: string; readonly source: string; readonly text: string }[];
}

export const faithfulCases = (corpus: Corpus): readonly CorpusCase[] => casesOf(corpus, ({ faithful }) => faithful);
export const unfaithfulCases = (corpus: Corpus): readonly CorpusCase[] =>
  casesOf(corpus, ({ unfaithful }) => unfaithful);

function casesOf(corpus: Corpus, rewrites: (story: CorpusStory) => readonly string[]): readonly CorpusCase[] {
  const languages = Object.entries(corpus) as readonly (readonly [Language, readonly CorpusStory[]])[];
  return languages.flatMap(([language, stories]) =>
    stories.flatMap((story) =>
      rewrites(story).map((rewrite) => ({ language, evidence: evidenceOf(story), ...caseOf(rewrite) })),
    ),
  );
}

const evidenceOf = ({ evidence }: CorpusStory): CorpusCase['evidence'] =>
  evidence.map((line, index) => {
    const [source = '', text = ''] = line.split(' | ');
    return { id: `e${index + 1}`, source, text };
  });

function caseOf(rewrite: string): Pick<CorpusCase, 'kind' | 'cites' | 'text'> {
  const [head = '', text = ''] = rewrite.split(' | ');
  const words = head.split(' ').filter((word) => word !== '');
  const cites = words.filter((word) => /^e\d+$/.test(word));
  return { kind: words.find((word) => !cites.includes(word)) ?? 'faithful', cites, text };
}
