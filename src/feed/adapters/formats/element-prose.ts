import type { FeedElement } from './element-tree.js';
import { plainLine, type Prose } from '../text/plain-text.js';

const BASE64 = /^[\sA-Za-z0-9+/_=-]+$/;

const MAX_NAME = 200;

/** The first child with the first of these names that any child has. */
export function child(element: FeedElement, ...names: readonly string[]): FeedElement | null {
  for (const name of names) {
    const found = element.children.find((candidate) => candidate.name === name);
    if (found !== undefined) return found;
  }
  return null;
}

export const childrenNamed = (element: FeedElement, name: string): readonly FeedElement[] =>
  element.children.filter((candidate) => candidate.name === name);

/** The words of an element; null when there are none, or something that is not words. */
export function proseOf(element: FeedElement): Prose | null {
  if (element.markup !== null) return prose(withoutXhtmlWrapper(element), true);
  if (element.attributes.get('mode')?.toLowerCase() === 'base64') return base64Prose(element);
  if (!element.name.startsWith('atom:')) return prose(element.text, element.attributes.get('type') !== 'plain');
  const type = element.attributes.get('type')?.trim().toLowerCase() ?? 'text';
  if (type === 'html' || type === 'text/html' || type.includes('xhtml')) return prose(element.text, true);
  // RFC 4287 §4.1.3.3: any other media type that is not text or XML holds base64 of something that cannot be read.
  if (type.includes('/') && !type.startsWith('text/') && !type.endsWith('xml')) return null;
  return prose(element.text, false);
}

/** The first words among the children of these names, names in order of preference. */
export function firstProse(element: FeedElement, ...names: readonly string[]): Prose | null {
  for (const name of names) {
    for (const candidate of childrenNamed(element, name)) {
      const found = proseOf(candidate);
      if (found !== null) return found;
    }
  }
  return null;
}

/** Character data that is no prose: an id, a date, an address. */
export function firstText(element: FeedElement, ...names: readonly string[]): string | null {
  for (const name of names) {
    for (const candidate of childrenNamed(element, name)) {
      const text = candidate.text.trim();
      if (text !== '') return text;
    }
  }
  return null;
}

export const allTexts = (element: FeedElement, ...names: readonly string[]): readonly string[] =>
  names.map((name) => firstText(element, name)).filter((text) => text !== null);

/** `<author>` in any of its forms: structure of Atom, a name, or `jane@example.org (Jane Doe)`. */
function personName(person: FeedElement): string | null {
  const named = firstProse(person, 'atom:name', 'name', 'itunes:name', 'atom:email', 'email', 'itunes:email');
  const own = person.children.length > 0 ? null : proseOf(person);
  const words = named ?? own;
  if (words === null) return null;
  const name = plainLine(words, MAX_NAME);
  const [, inParentheses] = /^\S+@\S+\s*\(([^()]+)\)$/.exec(name) ?? [];
  return (inParentheses ?? name).trim() || null;
}

export const peopleNamed = (element: FeedElement, ...names: readonly string[]): readonly string[] => {
  for (const name of names) {
    const found = childrenNamed(element, name)
      .slice(0, 5)
      .map(personName)
      .filter((person) => person !== null);
    if (found.length > 0) return found;
  }
  return [];
};

function prose(value: string, markup: boolean): Prose | null {
  const trimmed = value.trim();
  return trimmed === '' ? null : { value: trimmed, markup };
}

function base64Prose(element: FeedElement): Prose | null {
  if (!BASE64.test(element.text)) return prose(element.text, true);
  return prose(new TextDecoder().decode(Buffer.from(element.text, 'base64')), true);
}

const WRAPPER_START = /^\s*<(?:[\w-]+:)?div(?:\s[^<>]*)?>/i;
const WRAPPER_END = /<\/(?:[\w-]+:)?div\s*>$/i;
const PREFIXED_TAG = /(<\/?)[\w-]+:(?=[a-z])/gi;

/** Inner markup as HTML: no namespace prefixes, and without the one `<div>` that Atom wraps XHTML in. */
function withoutXhtmlWrapper(element: FeedElement): string {
  const markup = (element.markup ?? '').trim();
  const wrapped =
    element.attributes.get('type') === 'xhtml' && WRAPPER_START.test(markup) && WRAPPER_END.test(markup)
      ? markup.replace(WRAPPER_START, '').replace(WRAPPER_END, '')
      : markup;
  return wrapped.replace(PREFIXED_TAG, '$1');
}
