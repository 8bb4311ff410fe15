import type { ComponentChildren } from 'preact';
import type { Language } from '../../../shared/kernel/language.js';
import { Page, SITE_NAME } from '../../../shared/delivery/web/page.js';
import { wordsFor } from './wordbook.js';
import type { Advice } from './words.js';

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
  const words = wordsFor(language);
  const title = [...(refused === true ? [words.problems.heading] : []), heading, SITE_NAME].join(' · ');
  return (
    <Page
      language={language}
      title={title}
      skipLabel={words.skip}
      footer={<p>{words.footer}</p>}
      {...(signedIn === true && { headerLink: { href: '/account', label: words.account } })}
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
