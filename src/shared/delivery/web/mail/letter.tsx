import type { ComponentChildren } from 'preact';
import type { Language } from '../../../kernel/language.js';
import { languageTag } from '../language/formats.js';
import { SITE_NAME } from '../shell/page.js';
import { letterStyle as style } from './letter-style.js';

interface LetterProps {
  readonly language: Language;
  readonly title: string;
  /** What lists of mails show after the subject. */
  readonly preview: string;
  readonly children: ComponentChildren;
  /** Why somebody gets it, and how it ends. */
  readonly footer: ComponentChildren;
}

/**
 * A mail as clients show it: tables and styles of each element, because they drop stylesheets; no script, and nothing that
 * is fetched.
 */
export function Letter({ language, title, preview, children, footer }: LetterProps) {
  return (
    <html lang={languageTag(language)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="format-detection" content="telephone=no" />
        <title>{title}</title>
      </head>
      <body style={style.body}>
        <div style={style.preview}>{preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style={style.paper}>
          <tr>
            <td align="center" style={style.margin}>
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style={style.sheet}>
                <tr>
                  <td style={style.brand} lang="en">
                    {SITE_NAME}
                  </td>
                </tr>
                <tr>
                  <td style={style.card}>{children}</td>
                </tr>
                <tr>
                  <td style={style.footer}>{footer}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>
  );
}

interface LinkProps {
  readonly href: string;
  readonly children: ComponentChildren;
}

/** What the mail is for. */
export const LetterButton = ({ href, children }: LinkProps) => (
  <p style={style.paragraph}>
    <a href={href} style={style.button}>
      {children}
    </a>
  </p>
);

export const LetterLink = ({ href, children }: LinkProps) => (
  <a href={href} style={style.link}>
    {children}
  </a>
);

export { renderPage as letterHtml } from '../serving/render.js';
