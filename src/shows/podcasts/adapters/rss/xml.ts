import { escapeUTF8 } from 'entities';

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeUTF8(value)}"`)
    .join('');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeText = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** An element with a text: escaped, and with no space around it, which some apps would show. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  `<${name}${attributesOf(attributes)}>${escapeText(text)}</${name}>\n`;

/** An element with HTML, which directories want in CDATA. */
export const htmlElement = (name: string, html: string): string =>
  `<${name}><![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>\n`;

export const emptyElement = (name: string, attributes: Attributes): string => `<${name}${attributesOf(attributes)}/>\n`;

export const startTag = (name: string, attributes: Attributes): string => `<${name}${attributesOf(attributes)}>\n`;

/** An element of elements, which are written already. */
export const element = (name: string, content: readonly string[], attributes: Attributes = {}): string =>
  `${startTag(name, attributes)}${content.join('')}</${name}>\n`;
