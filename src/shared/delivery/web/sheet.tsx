import type { ComponentChildren } from 'preact';
import type { Language } from '../../kernel/language.js';
import { Card } from './card.js';
import { pageWordsFor } from './locale.js';
import type { Advice } from './page-words.js';
import { Page, SITE_NAME } from './page.js';

interface SheetProps {
  readonly language: Language;
  readonly heading: string;
  /** The way to the account in the header. */
  readonly signedIn?: boolean;
  /** What was sent was refused: the title says so first, for those who hear it. */
  readonly refused?: boolean;
  readonly scripts?: readonly string[];
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** A page for whoever is, or could be, signed in. */
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

interface TaskPageProps extends Omit<SheetProps, 'class'> {
  readonly tone?: 'good' | 'notice';
  readonly lead?: string | undefined;
  /** Below the card. */
  readonly aside?: ComponentChildren;
}

/** A page with one thing to do or to know. */
export function TaskPage({ tone, lead, aside, children, ...sheet }: TaskPageProps) {
  return (
    <Sheet {...sheet}>
      <Card heading={sheet.heading} tone={tone} lead={lead}>
        {children}
      </Card>
      {aside}
    </Sheet>
  );
}

interface AdvicePageProps {
  readonly language: Language;
  readonly words: Advice;
  readonly signedIn?: boolean;
  readonly tone?: 'good' | 'notice';
  readonly children?: ComponentChildren;
}

/** How something ended, and what to do now. */
export function AdvicePage({ words, tone = 'notice', ...rest }: AdvicePageProps) {
  return <TaskPage heading={words.heading} lead={words.advice} tone={tone} {...rest} />;
}

/** Why there is nothing else to see, on a page that knows nobody. */
export function NoticePage({ language, words, children }: Omit<AdvicePageProps, 'signedIn' | 'tone'>) {
  return (
    <Page language={language} title={`${words.heading} · ${SITE_NAME}`} footer={null} class="narrow">
      <Card heading={words.heading} tone="notice" lead={words.advice}>
        {children}
      </Card>
    </Page>
  );
}
