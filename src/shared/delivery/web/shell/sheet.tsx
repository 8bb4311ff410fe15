import type { ComponentChildren } from 'preact';
import type { Language } from '../../../kernel/language.js';
import { Card } from './card.js';
import { pageWordsFor } from '../language/locale.js';
import type { Place } from './places.js';
import type { Advice } from '../language/page-words.js';
import { Page, SITE_NAME } from './page.js';

/** Where one came from, in the order of the house. */
export interface WayBack {
  readonly href: string;
  readonly label: string;
}

interface SheetProps {
  readonly language: Language;
  readonly heading: string;
  /** With the ways through the house, and to the account in the header. */
  readonly signedIn?: boolean;
  /** Which of them this page is on. */
  readonly place?: Place;
  /** What was sent was refused: the title says so first, for those who hear it. */
  readonly refused?: boolean;
  /** For lists: as much of the window as reads well. */
  readonly wide?: boolean;
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  readonly class?: string;
  /** One step up, above everything else. */
  readonly back?: WayBack | undefined;
  readonly children?: ComponentChildren;
}

/** A page for whoever is, or could be, signed in. Its moments are in the reader's time zone. */
export function Sheet({ signedIn, place, scripts = [], ...sheet }: SheetProps) {
  const own = [...new Set(['local-time.js', ...scripts])];
  return <Frame {...sheet} scripts={own} {...(signedIn === true && { place: place ?? null })} />;
}

interface FrameProps extends Omit<SheetProps, 'signedIn' | 'place'> {
  readonly place?: Place | null;
  readonly headerLink?: { readonly href: string; readonly label: string };
}

function Frame({ language, heading, refused, wide, back, children, class: className, ...rest }: FrameProps) {
  const { session, forms } = pageWordsFor(language);
  const title = [...(refused === true ? [forms.refused] : []), heading, SITE_NAME].join(' · ');
  return (
    <Page
      language={language}
      title={title}
      footer={<p>{session.cookies}</p>}
      {...rest}
      class={['narrow sheet', wide === true ? 'wide' : [], className ?? []].flat().join(' ')}
    >
      {back !== undefined && (
        <a class="way-back" href={back.href}>
          <bdi>{back.label}</bdi>
        </a>
      )}
      {children}
    </Page>
  );
}

interface TaskPageProps extends Omit<SheetProps, 'class' | 'wide'> {
  readonly tone?: 'good' | 'notice';
  readonly lead?: string | undefined;
  /** Below the card. */
  readonly aside?: ComponentChildren;
}

/** A page with one thing to do or to know. Only a place of the house shows the other ways through it. */
export function TaskPage({ tone, lead, aside, children, signedIn, place, ...sheet }: TaskPageProps) {
  const toAccount = { href: '/account', label: pageWordsFor(sheet.language).session.account };
  return (
    <Frame {...sheet} {...(place !== undefined ? { place } : signedIn === true && { headerLink: toAccount })}>
      <Card heading={sheet.heading} tone={tone} lead={lead}>
        {children}
      </Card>
      {aside}
    </Frame>
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
