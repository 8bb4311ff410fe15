import type { ComponentChildren } from 'preact';
import type { JsonObject } from '../../../kernel/json.js';
import type { Language } from '../../../kernel/language.js';
import { asset } from '../serving/assets.js';
import { languageTag } from '../language/formats.js';
import { LanguageSwitch } from '../language/language-switch.js';
import { pageWordsFor } from '../language/locale.js';
import { LinkedData } from './linked-data.js';
import { Navigation } from './navigation.js';
import type { Place } from './places.js';

export const SITE_NAME = 'Podcast Briefings';

/** What other sites show when somebody shares the page. All links absolute. */
export interface ShareCard {
  readonly url: string;
  readonly description: string;
  readonly image?: string | null;
  readonly audio?: string | null;
  /** What is on the page, for machines: properties and types of schema.org. */
  readonly work?: JsonObject;
}

interface PageProps {
  readonly language: Language;
  readonly title: string;
  /** What the page is about to do or say at its foot. */
  readonly footer: ComponentChildren;
  /** Names of assets: what this page needs beside the style of the site. */
  readonly styles?: readonly string[];
  /** Names of assets. */
  readonly scripts?: readonly string[];
  readonly share?: ShareCard;
  /** For readers without scripts: where they are taken after so many seconds. */
  readonly refresh?: { readonly seconds: number; readonly to: string };
  readonly class?: string | undefined;
  /** What it shows has a language of its own, whatever the reader prefers: there is nothing to switch. */
  readonly fixedLanguage?: boolean;
  /** Whoever is signed in sees the ways through the house: the place of this page among them, or null. */
  readonly place?: Place | null;
  /** Beside the name of the site. */
  readonly headerLink?: { readonly href: string; readonly label: string };
  readonly children: ComponentChildren;
}

/** The shell of every page: head, landmarks, the way past the header, nothing from a third party. */
export function Page(props: PageProps) {
  return (
    <html lang={languageTag(props.language)}>
      <Head {...props} />
      <body class={classesOf(props)}>
        <a class="skip-link" href="#content">
          {pageWordsFor(props.language).skip}
        </a>
        <header class="site-header">
          <a class="brand" href="/" lang="en">
            <BrandMark />
            <span class="brand-name">{SITE_NAME}</span>
          </a>
          {props.headerLink && (
            <a class="header-link" href={props.headerLink.href}>
              {props.headerLink.label}
            </a>
          )}
          {props.place !== undefined && <Navigation language={props.language} current={props.place} />}
        </header>
        <main id="content" tabIndex={-1}>
          {props.children}
        </main>
        <footer class="site-footer">
          {props.footer}
          {props.fixedLanguage !== true && <LanguageSwitch language={props.language} />}
        </footer>
      </body>
    </html>
  );
}

/** housed: with the ways through the house. */
const classesOf = ({ class: own, place }: PageProps): string | undefined =>
  [own ?? [], place === undefined ? [] : 'housed'].flat().join(' ') || undefined;

function Head({ title, styles = [], scripts = [], share, refresh }: PageProps) {
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#f7f6f3" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#121418" media="(prefers-color-scheme: dark)" />
      <meta name="format-detection" content="telephone=no" />
      {share && <ShareTags title={title} card={share} />}
      <link rel="icon" href={asset('favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={asset('icon-180.png')} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="stylesheet" href={asset('site.css')} />
      {styles.map((name) => (
        <link rel="stylesheet" href={asset(name)} />
      ))}
      {['carry-on.js', ...scripts].map((name) => (
        <script type="module" src={asset(name)} />
      ))}
      {refresh && (
        <noscript>
          <meta http-equiv="refresh" content={`${refresh.seconds};url=${refresh.to}`} />
        </noscript>
      )}
    </head>
  );
}

/** Previews show the name of the site beside it. */
const withoutSite = (title: string): string =>
  title.endsWith(` · ${SITE_NAME}`) ? title.slice(0, -SITE_NAME.length - 3) : title;

function ShareTags({ title, card }: { readonly title: string; readonly card: ShareCard }) {
  return (
    <>
      <meta name="description" content={card.description} />
      <link rel="canonical" href={card.url} />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content="article" />
      <meta property="og:title" content={withoutSite(title)} />
      <meta property="og:description" content={card.description} />
      <meta property="og:url" content={card.url} />
      {card.image && <meta property="og:image" content={card.image} />}
      {card.image && <meta name="twitter:card" content="summary" />}
      {card.audio && <meta property="og:audio" content={card.audio} />}
      {card.audio && <meta property="og:audio:type" content="audio/mpeg" />}
      {card.work && <LinkedData data={card.work} />}
    </>
  );
}

function BrandMark() {
  return (
    <svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M8 13v6M12 9.5v13M16 12v8M20 7.5v17M24 13v6" />
    </svg>
  );
}
