import type { Language } from '../../../../shared/kernel/language.js';
import { TaskPage } from '../../../../shared/delivery/web/shell/sheet.js';
import { factorWordsFor } from './locale.js';

interface RecoveryCodesProps {
  readonly language: Language;
  readonly codes: readonly string[];
  /** Where it goes on. */
  readonly onwards: string;
}

/** Shown this once, as the answer to the form that made them: there is no address that could be opened again. */
export function RecoveryCodesPage({ language, codes, onwards }: RecoveryCodesProps) {
  const { codes: words } = factorWordsFor(language);
  return (
    <TaskPage
      language={language}
      heading={words.heading}
      lead={words.advice}
      signedIn
      place="settings"
      scripts={['copy.js']}
      styles={['second-factor.css']}
    >
      <pre id="recovery-codes" class="recovery-codes" tabIndex={0}>
        {codes.join('\n')}
      </pre>
      <p class="actions">
        <a class="button primary" href={onwards}>
          {words.kept}
        </a>
        <button type="button" class="button" data-copy="recovery-codes" data-copied={words.copied} hidden>
          {words.copy}
        </button>
        <span class="note" role="status" />
      </p>
    </TaskPage>
  );
}
