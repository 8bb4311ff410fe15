import type { ComponentChildren } from 'preact';
import type { Language } from '../../../kernel/language.js';
import { pageWordsFor } from '../language/locale.js';

interface RefusedProps {
  readonly language: Language;
  /** What is wrong, and the field where it is mended, where there is one. */
  readonly faults: readonly { readonly text: string; readonly field?: string | undefined }[];
  /** Further entries of the list. */
  readonly children?: ComponentChildren;
}

/** All that is wrong, above a form; each fault leads to its field. It takes the focus, so it is read at once. */
export function Refused({ language, faults, children }: RefusedProps) {
  return (
    <div class="problem-summary" role="alert" tabIndex={-1} autofocus>
      <h2>{pageWordsFor(language).forms.refused}</h2>
      <ul>
        {faults.map(({ text, field }) => (
          <li>{field === undefined ? text : <a href={`#${field}`}>{text}</a>}</li>
        ))}
        {children}
      </ul>
    </div>
  );
}
