import { Injectable } from '@nestjs/common';
import { DisclosureSettings } from '../../../config/disclosure-settings.js';
import type { OperatorFile } from '../../../config/operator-file.js';
import { isLanguage, LANGUAGES, type Language } from '../../../shared/kernel/language.js';
import { Disclosures } from '../../application/ports/disclosures.js';
import type { Disclosure } from '../../domain/disclosure.js';

/** About twenty seconds. */
const MOST_CHARACTERS = 300;
const CONTROL = /\p{Cc}/u;

/** DISCLOSURE and DISCLOSURE_FILE. Its reading throws ConfigError, which names the line. */
@Injectable()
export class FileDisclosures extends Disclosures {
  private readonly spoken: boolean;
  private readonly words: ReadonlyMap<Language, string>;

  constructor({ disclosureSpoken, disclosureFile }: DisclosureSettings) {
    super();
    this.spoken = disclosureSpoken;
    this.words = disclosureFile === null ? new Map() : wordsIn(disclosureFile);
  }

  override of(language: Language): Disclosure | null {
    return this.spoken ? { words: this.words.get(language) ?? null } : null;
  }
}

function wordsIn(file: OperatorFile): ReadonlyMap<Language, string> {
  const { value } = file;
  if (value === null) return new Map();
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw file.wrong([], 'The file must say, by language, one sentence of the hosts: "en: Software makes this."');
  }
  return new Map(Object.entries(value).map(([name, words]) => [languageOf(name, file), sentenceOf(name, words, file)]));
}

function languageOf(name: string, file: OperatorFile): Language {
  if (isLanguage(name)) return name;
  throw file.wrong([name], `"${name}" must be one of the languages ${LANGUAGES.join(', ')}.`);
}

function sentenceOf(name: string, words: unknown, file: OperatorFile): string {
  const text = typeof words === 'string' ? words.normalize().trim() : '';
  if (text === '' || text.length > MOST_CHARACTERS || CONTROL.test(text) || !text.isWellFormed()) {
    throw file.wrong([name], `What is said must be one line of 1 to ${MOST_CHARACTERS} characters.`);
  }
  return text;
}
