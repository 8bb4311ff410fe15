const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";
/** Words and addresses without a place to break must not make a phone scroll sideways. */
const BREAKS = 'overflow-wrap: anywhere; word-break: break-word;';
const INK = '#1a1c22';
const MUTED = '#5a5f6b';
const ACCENT = '#2746b8';

/** The styles of mails, for `style` attributes: many clients know no other. Colours of text have a contrast of 4.5 or more. */
export const letterStyle = {
  body: `margin: 0; padding: 0; background-color: #f7f6f3; color: ${INK}; font-family: ${SANS};`,
  preview: 'display: none; max-height: 0; max-width: 0; overflow: hidden; opacity: 0;',
  paper: 'background-color: #f7f6f3; table-layout: fixed;',
  margin: 'padding: 16px 8px;',
  sheet: 'max-width: 600px; margin: 0 auto; table-layout: fixed;',
  brand: `padding: 4px 12px 12px; font-size: 14px; font-weight: bold; color: ${ACCENT};`,
  card: `padding: 20px 16px; background-color: #ffffff; border: 1px solid #e2dfd8; border-radius: 12px; ${BREAKS}`,
  footer: `padding: 16px 12px; font-size: 13px; line-height: 1.5; color: ${MUTED}; ${BREAKS}`,
  heading: `margin: 0 0 12px; font-size: 22px; line-height: 1.25; font-weight: bold; color: ${INK};`,
  subheading: `margin: 24px 0 8px; font-size: 16px; line-height: 1.3; font-weight: bold; color: ${INK};`,
  paragraph: `margin: 0 0 16px; font-size: 16px; line-height: 1.5; color: ${INK};`,
  hint: `margin: 0 0 16px; font-size: 14px; line-height: 1.5; color: ${MUTED};`,
  button: `display: inline-block; padding: 12px 20px; border-radius: 8px; background-color: ${ACCENT}; color: #ffffff; font-size: 16px; font-weight: bold; text-decoration: none;`,
  link: `color: ${ACCENT}; text-decoration: underline;`,
  row: `padding: 6px 0; font-size: 15px; line-height: 1.4; vertical-align: top; ${BREAKS}`,
  source: `font-size: 14px; color: ${MUTED};`,
  table: 'table-layout: fixed;',
  time: `width: 64px; padding: 6px 8px 6px 0; font-size: 15px; line-height: 1.4; vertical-align: top; white-space: nowrap;`,
  cover: 'display: block; width: 100%; max-width: 240px; height: auto; border: 0; border-radius: 12px;',
} as const;
