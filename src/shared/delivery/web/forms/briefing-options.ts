import type { Host } from '../../../kernel/hosts/host.js';
import { LANGUAGES, type Language } from '../../../kernel/language.js';
import { languageName, roundMinutes } from '../language/formats.js';
import type { Option } from './choice.js';

const LENGTHS = [180, 300, 600, 900, 1200, 1800, 2700, 3600];

/** Of a briefing, in seconds. The one that was chosen is among them, also where an agent set it to the second. */
export function lengthOptions(chosen: string, reader: Language): readonly Option[] {
  const own = /^\d{1,4}$/.test(chosen) ? Number(chosen) : 0;
  const all = own === 0 || LENGTHS.includes(own) ? LENGTHS : [...LENGTHS, own].toSorted((a, b) => a - b);
  return all.map((seconds) => ({ value: String(seconds), label: roundMinutes(seconds * 1000, reader) }));
}

export const languageOptions = (reader: Language): readonly Option[] =>
  LANGUAGES.map((one) => ({ value: one, label: languageName(one, reader) }));

export const hostOptions = (hosts: readonly Host[], reader: Language): readonly Option[] =>
  hosts.map(({ id, name, language }) => ({ value: id, label: `${name} (${languageName(language, reader)})` }));
