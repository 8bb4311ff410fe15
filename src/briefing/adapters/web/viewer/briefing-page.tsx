import type { ComponentProps } from 'preact';
import type { Language } from '../../../../shared/kernel/language.js';
import { Page } from '../../../../shared/delivery/web/shell/page.js';
import { wordsFor } from '../locale.js';

interface BriefingPageProps extends Omit<ComponentProps<typeof Page>, 'language' | 'footer'> {
  readonly model: {
    readonly language: Language;
    readonly viewerUrl: string;
    readonly signedIn?: boolean;
    readonly owner?: unknown;
  };
}

/** A page of a briefing. Its foot says where it comes from, and leads to how it came about; its owner has that above. */
export function BriefingPage({
  model: { language, viewerUrl, signedIn, owner },
  styles = [],
  scripts = [],
  ...page
}: BriefingPageProps) {
  const { footer, historyLink } = wordsFor(language);
  const foot = (
    <>
      <p>{footer}</p>
      {owner === undefined && (
        <p class="history-link">
          <a href={`${viewerUrl}/history`}>{historyLink}</a>
        </p>
      )}
    </>
  );
  const forOwner = { styles: ['briefing.css', 'owner-tools.css', ...styles], scripts: ['copy.js', ...scripts] };
  const assets = signedIn === true ? forOwner : { styles: ['briefing.css', ...styles], scripts };
  const place = signedIn === true ? ({ place: 'briefings' } as const) : {};
  return <Page fixedLanguage language={language} footer={foot} {...assets} {...place} {...page} />;
}
