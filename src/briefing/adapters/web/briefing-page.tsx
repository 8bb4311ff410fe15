import type { ComponentProps } from 'preact';
import type { Language } from '../../../shared/kernel/language.js';
import { Page } from '../../../shared/delivery/web/page.js';
import { wordsFor } from './locale.js';

interface BriefingPageProps extends Omit<ComponentProps<typeof Page>, 'language' | 'footer'> {
  readonly model: { readonly language: Language; readonly viewerUrl: string };
}

/** A page of a briefing. Its foot says where it comes from, and leads to how it came about. */
export function BriefingPage({ model: { language, viewerUrl }, ...page }: BriefingPageProps) {
  const { footer, historyLink } = wordsFor(language);
  const foot = (
    <>
      <p>{footer}</p>
      <p class="history-link">
        <a href={`${viewerUrl}/history`}>{historyLink}</a>
      </p>
    </>
  );
  return <Page language={language} footer={foot} {...page} />;
}
