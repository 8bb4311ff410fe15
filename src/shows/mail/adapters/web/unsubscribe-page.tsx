import type { Language } from '../../../../shared/kernel/language.js';
import { AdvicePage, TaskPage } from '../../../../shared/delivery/web/shell/sheet.js';
import { wordsFor } from './locale.js';

interface UnsubscribeProps {
  readonly language: Language;
  /** Of the page itself. */
  readonly path: string;
}

/** A button, because programs that look for malware open every link of a mail. Whoever has the link may press it. */
export function UnsubscribePage({ language, path }: UnsubscribeProps) {
  const { ask } = wordsFor(language);
  return (
    <TaskPage language={language} heading={ask.heading} lead={ask.advice}>
      <form class="form" method="post" action={path}>
        <button class="button primary" type="submit">
          {ask.submit}
        </button>
      </form>
    </TaskPage>
  );
}

export const UnsubscribedPage = ({ language }: { readonly language: Language }) => (
  <AdvicePage language={language} words={wordsFor(language).done} tone="good" />
);
