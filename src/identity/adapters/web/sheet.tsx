import type { ComponentChildren } from 'preact';
import type { Language } from '../../../shared/kernel/language.js';
import { pageWordsFor } from '../../../shared/delivery/web/locale.js';
import { Page, SITE_NAME } from '../../../shared/delivery/web/page.js';
import type { Advice } from '../../../shared/delivery/web/page-words.js';

interface SheetProps {
  readonly language: Language;
  readonly heading: string;
  /** The way to the account in the header. */
  readonly signedIn?: boolean;
  /** What was sent was refused: the title says so first, for those who hear it. */
  readonly refused?: boolean;
  readonly scripts?: readonly string[];
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A page with one thing to do or to know. */
export function Sheet({ language, heading, signedIn, refused, scripts, children, class: className }: SheetProps) {
  const { session, forms } = pageWordsFor(language);
  const title = [...(refused === true ? [forms.refused] : []), heading, SITE_NAME].join(' · ');
  return (
    <Page
      language={language}
      title={title}
      footer={<p>{session.cookies}</p>}
      {...(signedIn === true && { headerLink: { href: '/account', label: session.account } })}
      {...(scripts !== undefined && { scripts })}
      class={`narrow sheet ${className ?? ''}`.trimEnd()}
    >
      {children}
    </Page>
  );
}

interface AdvicePageProps {
  readonly language: Language;
  readonly words: Advice;
  readonly signedIn?: boolean;
  /** good: it went well. */
  readonly tone?: 'good' | 'notice';
  readonly children?: ComponentChildren;
}

/** How something ended, and what to do now. */
export function AdvicePage({ language, words, signedIn, tone = 'notice', children }: AdvicePageProps) {
  return (
    <Sheet language={language} heading={words.heading} signedIn={signedIn === true}>
      <div class={`card ${tone}`}>
        <h1>{words.heading}</h1>
        <p class="lead">{words.advice}</p>
        {children}
      </div>
    </Sheet>
  );
}
