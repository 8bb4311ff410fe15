import { type Language, Page, PostForm } from 'podcast-briefings/extension';
import type { Highlight } from '../../domain/highlight.js';

const WORDS = {
  en: { title: 'Highlights', none: 'You keep no sentence yet.', remove: 'Remove', from: 'From' },
  de: { title: 'Merksätze', none: 'Noch ist kein Satz gemerkt.', remove: 'Entfernen', from: 'Aus' },
} as const;

/** The languages of the page: the shell speaks more. */
const isSpoken = (language: Language): language is keyof typeof WORDS => language in WORDS;

interface HighlightsModel {
  readonly language: Language;
  readonly formToken: string;
  readonly highlights: readonly Highlight[];
}

/** What somebody keeps, each with a button that removes it. Works without scripts. */
export function HighlightsPage({ language: wanted, formToken, highlights }: HighlightsModel) {
  const language = isSpoken(wanted) ? wanted : 'en';
  const words = WORDS[language];
  return (
    <Page language={language} title={words.title} footer={null}>
      <h1>{words.title}</h1>
      {highlights.length === 0 && <p>{words.none}</p>}
      {highlights.map(({ id, sentence, title }) => (
        <section>
          <blockquote>{sentence}</blockquote>
          <p>
            {words.from} <cite>{title}</cite>
          </p>
          <PostForm action="/highlights/remove" token={formToken}>
            <input type="hidden" name="highlight_id" value={id} />
            <button type="submit">{words.remove}</button>
          </PostForm>
        </section>
      ))}
    </Page>
  );
}
